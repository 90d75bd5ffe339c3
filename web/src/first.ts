// The first script of a page, a small one: what is there is asked for while the code that shows it is on its way.

import { read } from "./lib/address";
import { arrive } from "./lib/arrival";

arrive(read(location.pathname, location.hash));
void import("./main");
