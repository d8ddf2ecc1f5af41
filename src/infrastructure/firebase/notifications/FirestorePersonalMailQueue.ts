import type { Firestore } from '@google-cloud/firestore';
import type { PersonalMailQueue } from '../../../application/notifications/PersonalMailQueue';
import type { Instant } from '../../../domain/shared/Instant';
import { changeEntry, dueEntries, type EntryForm } from './storedQueue';

/** How the entries of a kind of e-mails are stored, at `{collection}/{uid}`. */
export interface PersonalForm<Entry> extends EntryForm<Entry> {
  readonly collection: string;
}

export class FirestorePersonalMailQueue<Entry> implements PersonalMailQueue<Entry> {
  readonly #firestore: Firestore;
  readonly #form: PersonalForm<Entry>;

  /** `firestore`: as an administrator, to whom no rule applies. */
  constructor(firestore: Firestore, form: PersonalForm<Entry>) {
    this.#firestore = firestore;
    this.#form = form;
  }

  change(uid: string, change: (entry: Entry | null) => Entry | null): Promise<boolean> {
    return changeEntry(this.#firestore, this.#entry(uid), this.#form, change);
  }

  async remove(uid: string): Promise<void> {
    await this.#entry(uid).delete();
  }

  due(now: Instant, limit: number): Promise<readonly Entry[]> {
    return dueEntries(this.#firestore, this.#form.collection, this.#form, now, limit);
  }

  #entry(uid: string) {
    return this.#firestore.doc(`${this.#form.collection}/${uid}`);
  }
}
