import "@fontsource/alegreya/latin-400.css";
import "@fontsource/alegreya/latin-400-italic.css";
import "@fontsource/alegreya/latin-700.css";
import "@fontsource/alegreya-sans/latin-400.css";
import "@fontsource/alegreya-sans/latin-700.css";
import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { parts } from "./games";
import { arriving } from "./lib/arrival";
import { here } from "./lib/place.svelte";
import { installed } from "./lib/worker";
import { words } from "./lib/words.svelte";

/** So long is an empty page better than one that is drawn twice, in milliseconds. */
const SOON = 400;

/** A table that is looked at already is shown at once, with everything in it; where that takes long, it is said first. */
async function come(): Promise<void> {
  const coming = here.place.at === "table" ? import("./pages/TablePage.svelte").catch(() => null) : null; // the page will say it
  const late = new Promise<null>((done) => setTimeout(done, SOON, null));
  const looked = await Promise.race([arriving(), late]).catch(() => null);
  const [tablePage] = await Promise.all([looked && coming, looked && parts(looked.game), words.load(words.lang, looked?.game ?? null)]);
  if (document.readyState === "loading") await new Promise((read) => document.addEventListener("DOMContentLoaded", read));
  mount(App, { target: document.getElementById("app")!, props: { tablePage } });
  installed();
}

void come(); // the module does not wait for it, since the parts of the page wait for the module
