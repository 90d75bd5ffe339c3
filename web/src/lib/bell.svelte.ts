// Being called on this device when a table waits. The browser is asked for leave only when somebody presses the button.

import { api } from "./api";
import { remember, remembered } from "./device";

export type Bell = "unknown" | "none" | "off" | "on";

class MyBell {
  /** None where this browser cannot be called, or the house calls nobody. */
  state = $state<Bell>("unknown");
  #key = "";

  async look(): Promise<void> {
    const can = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
    this.#key = can ? ((await api.pushKey()).key ?? "") : "";
    const worker = this.#key ? await navigator.serviceWorker.getRegistration() : undefined;
    this.state = !worker ? "none" : (await worker.pushManager.getSubscription()) && remembered("bell") ? "on" : "off";
  }

  /** Give this browser's address to the house; false where the browser does not let it. */
  async give(): Promise<boolean> {
    if ((await Notification.requestPermission()) !== "granted") return false;
    const worker = await navigator.serviceWorker.ready;
    const given = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: this.#key });
    const { endpoint, keys } = given.toJSON();
    const before = (await api.bells()).map((bell) => bell.id);
    await api.giveBell(endpoint!, keys!.p256dh!, keys!.auth!);
    const mine = (await api.bells()).find((bell) => !before.includes(bell.id));
    if (mine) remember("bell", String(mine.id));
    this.state = "on";
    return true;
  }

  async take(): Promise<void> {
    const bell = remembered("bell");
    if (bell) await api.dropBell(Number(bell));
    remember("bell", "");
    await this.hush();
  }

  /** Let this browser hear no more; the house has taken the bell down already, or is asked to. */
  async hush(): Promise<void> {
    const worker = "serviceWorker" in navigator ? await navigator.serviceWorker.getRegistration() : undefined;
    await (await worker?.pushManager?.getSubscription())?.unsubscribe();
    if (worker) this.state = "off";
  }
}

export const bell = new MyBell();
