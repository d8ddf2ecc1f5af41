import type { Firestore } from '@google-cloud/firestore';
import * as v from 'valibot';
import type { SearchMailQueue } from '../../../application/notifications/SearchMailQueue';
import type { SearchMail } from '../../../domain/notifications/SearchMail';
import type { Instant } from '../../../domain/shared/Instant';
import { readDocument } from '../connection/readDocument';
import { instant } from '../documents/listingSchemas';
import { changeEntry, dueEntries, type EntryForm } from './storedQueue';

/** Milliseconds after which Firestore removes an entry that no run has renewed: they are renewed each day. */
const LIFETIME = 90 * 86_400_000;

/** `search_mails/{uid}` */
const searchMailDocument = v.object({
  recipientId: v.string(),
  dueAt: instant,
  announcedUntil: instant,
  attempts: v.number(),
});

const form: EntryForm<SearchMail> = {
  read: (document) => (document.exists ? readDocument(searchMailDocument, document) : null),
  write: (mail) => ({
    ...mail,
    dueAt: new Date(mail.dueAt),
    announcedUntil: new Date(mail.announcedUntil),
    expiresAt: new Date(mail.dueAt + LIFETIME),
  }),
};

export class FirestoreSearchMailQueue implements SearchMailQueue {
  readonly #firestore: Firestore;

  /** `firestore`: as an administrator, to whom no rule applies. */
  constructor(firestore: Firestore) {
    this.#firestore = firestore;
  }

  change(uid: string, change: (entry: SearchMail | null) => SearchMail | null): Promise<boolean> {
    return changeEntry(this.#firestore, this.#firestore.doc(`search_mails/${uid}`), form, change);
  }

  async remove(uid: string): Promise<void> {
    await this.#firestore.doc(`search_mails/${uid}`).delete();
  }

  due(now: Instant, limit: number): Promise<readonly SearchMail[]> {
    return dueEntries(this.#firestore, 'search_mails', form, now, limit);
  }
}
