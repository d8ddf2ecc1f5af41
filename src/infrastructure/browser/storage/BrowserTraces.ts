import type { ProfileCache } from '../../../application/account/ProfileCache';
import type { PendingDeletions } from '../../../application/listings/PendingDeletions';
import type { PickedFiles } from '../../../application/listings/PickedFiles';
import type { MessageOutbox } from '../../../application/messaging/MessageOutbox';
import type { PhotoUploadQueue } from '../../../application/messaging/PhotoUploadQueue';
import type { PersonalTraces } from '../../../application/privacy/PersonalTraces';

/** Removes every key that contains the person’s id, including keys added in future, and the traces stored elsewhere. */
export class BrowserTraces implements PersonalTraces {
  readonly #profile: ProfileCache;
  readonly #removals: PendingDeletions;
  readonly #outbox: MessageOutbox;
  readonly #waiting: Pick<PhotoUploadQueue, 'removeAll'>;
  readonly #files: Pick<PickedFiles, 'removeAll'>;

  constructor(
    profile: ProfileCache,
    removals: PendingDeletions,
    outbox: MessageOutbox,
    waiting: Pick<PhotoUploadQueue, 'removeAll'>,
    files: Pick<PickedFiles, 'removeAll'>,
  ) {
    this.#profile = profile;
    this.#removals = removals;
    this.#outbox = outbox;
    this.#waiting = waiting;
    this.#files = files;
  }

  async clear(uid: string): Promise<void> {
    for (const message of this.#outbox.of(uid)) this.#outbox.remove(message);
    for (const { listingId } of this.#removals.of(uid)) this.#removals.remove(listingId);
    if (this.#profile.current()?.profile.uid === uid) this.#profile.save(null);
    try {
      for (const key of Object.keys(localStorage)) if (names(key, uid)) localStorage.removeItem(key);
    } catch {
      // Where storage is refused, nothing was stored.
    }
    await Promise.all([this.#waiting.removeAll(uid), this.#files.removeAll(uid)]);
  }
}

/** Keys consist of parts: `mbz_form_profile_{uid}`, `mbz_message_draft_{conversation}/{uid}`. */
function names(key: string, uid: string): boolean {
  const isNamed = [`_${uid}`, `/${uid}`].some(
    (part) => key.endsWith(part) || key.includes(`${part}_`) || key.includes(`${part}/`),
  );
  return key.startsWith('mbz_') && isNamed;
}
