// Speaking and listening, where the browser can: dictating a telling, and reading story and events aloud.

import { remember, remembered } from "./device";

type Recognition = {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onresult: ((event: { resultIndex: number; results: ArrayLike<{ isFinal: boolean; 0: { transcript: string } }> }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  stop(): void;
};
type Recogniser = new () => Recognition;

function recogniser(): Recogniser | undefined {
  const browser = globalThis as { SpeechRecognition?: Recogniser; webkitSpeechRecognition?: Recogniser };
  return browser.SpeechRecognition ?? browser.webkitSpeechRecognition;
}

const voiceOf = (lang: string): string => (lang === "it" ? "it-IT" : "en-GB");

/** Dictating: what is said is handed over, sentence by sentence. */
export class Dictation {
  readonly possible = recogniser() !== undefined;
  listening = $state(false);
  #heard: (said: string) => void;
  #recognition: Recognition | null = null;

  constructor(heard: (said: string) => void) {
    this.#heard = heard;
  }

  toggle(lang: string): void {
    if (this.listening) this.stop();
    else this.#start(lang);
  }

  stop(): void {
    this.#recognition?.stop();
    this.#recognition = null;
    this.listening = false;
  }

  #start(lang: string): void {
    const Recogniser = recogniser();
    if (!Recogniser) return;
    const recognition = new Recogniser();
    recognition.lang = voiceOf(lang);
    recognition.continuous = true;
    recognition.interimResults = false;
    recognition.onresult = ({ resultIndex, results }) => {
      for (let at = resultIndex; at < results.length; at++) if (results[at]!.isFinal) this.#heard(results[at]![0].transcript.trim());
    };
    recognition.onend = () => (this.listening = false);
    recognition.start();
    this.#recognition = recognition;
    this.listening = true;
  }
}

/** Reading aloud: once switched on, story and events are spoken as they come. */
class Voice {
  readonly possible = "speechSynthesis" in globalThis;
  on = $state(remembered("voice") === "on");

  turn(): void {
    this.on = !this.on;
    remember("voice", this.on ? "on" : "off");
    if (!this.on) this.hush();
  }

  say(text: string, lang: string): void {
    if (!this.possible || !text) return;
    const speech = new SpeechSynthesisUtterance(text);
    speech.lang = voiceOf(lang);
    speechSynthesis.speak(speech);
  }

  hush(): void {
    if (this.possible) speechSynthesis.cancel();
  }
}

export const voice = new Voice();
