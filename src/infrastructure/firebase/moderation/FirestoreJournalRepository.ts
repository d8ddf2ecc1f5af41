import {
  collection,
  getDocFromServer,
  getDocsFromServer,
  limit as atMost,
  orderBy,
  query,
  startAfter,
  where,
  type Firestore,
} from 'firebase/firestore';
import type { JournalRepository } from '../../../application/moderation/JournalRepository';
import type { BackendResult } from '../../../application/shared/BackendResult';
import {
  emptyJournal,
  type JournalEntry,
  type JournalFilter,
  type JournalHead,
} from '../../../domain/moderation/journal';
import { failure, success } from '../../../domain/shared/Result';
import type { FirebaseOperations } from '../connection/FirebaseOperations';
import { readDocument } from '../connection/readDocument';
import { entryOfDocument, readAll } from './moderationOfDocument';
import { registerReference } from './moderationReferences';
import { journalHeadDocument } from './moderationSchemas';

export class FirestoreJournalRepository implements JournalRepository {
  readonly #firestore: Firestore;
  readonly #operations: FirebaseOperations;

  constructor(firestore: Firestore, operations: FirebaseOperations) {
    this.#firestore = firestore;
    this.#operations = operations;
  }

  async head(): Promise<BackendResult<JournalHead>> {
    const found = await this.#operations.run(() => getDocFromServer(registerReference(this.#firestore)));
    if (!found.ok) return found;
    if (!found.value.exists()) return success(emptyJournal);
    const head = readDocument(journalHeadDocument, found.value);
    return head === null ? failure('unknown') : success(head);
  }

  async page(
    before: number | null,
    limit: number,
    filter: JournalFilter = {},
  ): Promise<BackendResult<readonly JournalEntry[]>> {
    const page = query(
      collection(this.#firestore, 'journal'),
      ...Object.entries(filter).map(([field, value]) => where(field, '==', value)),
      orderBy('number', 'desc'),
      ...(before === null ? [] : [startAfter(before)]),
      atMost(limit),
    );
    const found = await this.#operations.run(() => getDocsFromServer(page));
    return found.ok ? success(readAll(found.value.docs, entryOfDocument)) : found;
  }
}
