import "@fontsource/alegreya/latin-400.css";
import "@fontsource/alegreya/latin-400-italic.css";
import "@fontsource/alegreya/latin-700.css";
import "@fontsource/alegreya-sans/latin-400.css";
import "@fontsource/alegreya-sans/latin-700.css";
import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { arrive } from "./lib/arrival";
import { here } from "./lib/place.svelte";
import { installed } from "./lib/worker";
import { words } from "./lib/words.svelte";

arrive(here.place);
await words.load();
mount(App, { target: document.getElementById("app")! });
installed();
