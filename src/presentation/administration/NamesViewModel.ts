import { makeAutoObservable, observableRef } from 'mobx';
import type { ProfileRepository } from '../../application/account/ProfileRepository';
import { firstEmission } from '../../application/shared/firstEmission';

/** The names of people whom the administration knows by their uid: each is read once. */
export class NamesViewModel {
  names: ReadonlyMap<string, string> = new Map();
  readonly #asked = new Set<string>();
  readonly #profiles: Pick<ProfileRepository, 'subscribe'>;

  constructor(profiles: Pick<ProfileRepository, 'subscribe'>) {
    this.#profiles = profiles;
    makeAutoObservable(this, { names: observableRef }, { autoBind: true });
  }

  load(uids: readonly string[]): void {
    for (const uid of uids) {
      if (this.#asked.has(uid)) continue;
      this.#asked.add(uid);
      void this.#read(uid);
    }
  }

  add(uid: string, name: string): void {
    this.names = new Map([...this.names, [uid, name]]);
  }

  async #read(uid: string): Promise<void> {
    const profile = await firstEmission(this.#profiles.subscribe.bind(this.#profiles), uid);
    if (profile.ok && profile.value !== null) this.add(uid, profile.value.displayName);
    // The next screen that shows the person asks again.
    if (!profile.ok) this.#asked.delete(uid);
  }
}
