import type { ShortcutPreference } from '../../../application/moderation/ShortcutPreference';

const KEY = 'mbz_moderation_letters';
const OFF = 'off';

/** Stored for this browser, since it is about its keyboard; as long as the page where storage is refused. */
export class BrowserShortcutPreference implements ShortcutPreference {
  #isOn: boolean | null = null;

  hasLetters(): boolean {
    if (this.#isOn !== null) return this.#isOn;
    try {
      return localStorage.getItem(KEY) !== OFF;
    } catch {
      return true;
    }
  }

  setLetters(isOn: boolean): void {
    this.#isOn = isOn;
    try {
      if (isOn) localStorage.removeItem(KEY);
      else localStorage.setItem(KEY, OFF);
    } catch {
      // The choice lasts as long as the page.
    }
  }
}
