const KEY = 'mbz_own_person';

/** The storage for data of the person who is signed in: localStorage, unless this tab has its own person. */
export class PersonStorage {
  /** Throws where storage is refused. */
  get current(): Storage {
    return sessionStorage.getItem(KEY) === null ? localStorage : sessionStorage;
  }

  /** Uses sessionStorage from now on, until the tab is closed. */
  keepInThisTab(): void {
    try {
      sessionStorage.setItem(KEY, '');
    } catch {
      // Where storage is refused, nothing leaves the tab anyway.
    }
  }
}
