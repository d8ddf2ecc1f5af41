import type { Firestore } from '@google-cloud/firestore';
import type { NotificationQueue } from '../../../application/notifications/NotificationQueue';
import type { Instant } from '../../../domain/shared/Instant';
import { changeEntry, dueEntries, type EntryForm } from './storedQueue';

/** How the entries of a kind of e-mails are stored, at `{collection}/{key}`. */
export interface NotificationForm<Entry> extends EntryForm<Entry> {
  readonly collection: string;
}

export class FirestoreNotificationQueue<Entry> implements NotificationQueue<Entry> {
  readonly #firestore: Firestore;
  readonly #form: NotificationForm<Entry>;

  /** `firestore`: as an administrator, to whom no rule applies. */
  constructor(firestore: Firestore, form: NotificationForm<Entry>) {
    this.#firestore = firestore;
    this.#form = form;
  }

  change(key: string, change: (entry: Entry | null) => Entry | null): Promise<boolean> {
    return changeEntry(this.#firestore, this.#entry(key), this.#form, change);
  }

  async remove(key: string): Promise<void> {
    await this.#entry(key).delete();
  }

  due(now: Instant, limit: number): Promise<readonly Entry[]> {
    return dueEntries(this.#firestore, this.#form.collection, this.#form, now, limit);
  }

  #entry(key: string) {
    return this.#firestore.doc(`${this.#form.collection}/${key}`);
  }
}
