const KEY = 'mbz_own_person';

/** Where is kept what depends on who is signed in: in the browser, for all its tabs, unless this one has a person of its own. */
export class PersonStorage {
  /** Throws where the browser refuses its storage. */
  get current(): Storage {
    return sessionStorage.getItem(KEY) === null ? localStorage : sessionStorage;
  }

  /** From now on, until the tab is closed; where storage is refused, nothing leaves the tab anyway. */
  keepInThisTab(): void {
    try {
      sessionStorage.setItem(KEY, '');
    } catch {
      // Refused.
    }
  }
}
