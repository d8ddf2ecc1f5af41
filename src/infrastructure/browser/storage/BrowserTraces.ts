import type { KeptProfile } from '../../../application/account/KeptProfile';
import type { PendingRemovals } from '../../../application/listings/PendingRemovals';
import type { MessageOutbox } from '../../../application/messaging/MessageOutbox';
import type { WaitingPhotos } from '../../../application/messaging/WaitingPhotos';
import type { PersonalTraces } from '../../../application/privacy/PersonalTraces';

/** Whatever names a person in its key is theirs, so that what is kept one day is forgotten too; the rest is named here. */
export class BrowserTraces implements PersonalTraces {
  readonly #profile: KeptProfile;
  readonly #removals: PendingRemovals;
  readonly #outbox: MessageOutbox;
  readonly #waiting: Pick<WaitingPhotos, 'forget'>;

  constructor(profile: KeptProfile, removals: PendingRemovals, outbox: MessageOutbox, waiting: Pick<WaitingPhotos, 'forget'>) {
    this.#profile = profile;
    this.#removals = removals;
    this.#outbox = outbox;
    this.#waiting = waiting;
  }

  async forget(uid: string): Promise<void> {
    for (const message of this.#outbox.of(uid)) this.#outbox.remove(message);
    for (const { listingId } of this.#removals.of(uid)) this.#removals.forget(listingId);
    if (this.#profile.current()?.profile.uid === uid) this.#profile.keep(null);
    try {
      for (const key of Object.keys(localStorage)) if (names(key, uid)) localStorage.removeItem(key);
    } catch {
      // A browser that refuses its storage has kept nothing.
    }
    await this.#waiting.forget(uid);
  }
}

/** Keys are made of parts: `mbz_form_profile_{uid}`, `mbz_message_draft_{conversation}/{uid}`. */
function names(key: string, uid: string): boolean {
  const isNamed = [`_${uid}`, `/${uid}`].some((part) => key.endsWith(part) || key.includes(`${part}_`) || key.includes(`${part}/`));
  return key.startsWith('mbz_') && isNamed;
}
