import {
  collection,
  doc,
  documentId,
  getDocsFromServer,
  limit as atMost,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  startAfter,
  Timestamp,
  where,
  type Firestore,
} from 'firebase/firestore';
import * as v from 'valibot';
import type { TransparencyRepository } from '../../../application/moderation/TransparencyRepository';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { Page } from '../../../application/shared/Page';
import { reportReasons } from '../../../domain/moderation/Report';
import { allMeasures, type Receipt, type YearlyFigures } from '../../../domain/moderation/YearlyFigures';
import type { Instant } from '../../../domain/shared/Instant';
import { success } from '../../../domain/shared/Result';
import type { FirebaseOperations } from '../connection/FirebaseOperations';
import { placeOf, readPlace } from '../connection/pagePlace';
import { readDocument, type StoredDocument } from '../connection/readDocument';
import { instant } from '../documents/listingSchemas';
import { noticeOfDocument, readAll, reportOfDocument } from './moderationOfDocument';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

function countsOf<Name extends string>(...names: readonly Name[]) {
  return v.object(Object.fromEntries(names.map((name) => [name, count])) as Record<Name, typeof count>);
}

/** `transparency/{year}` */
const yearDocument = v.object({
  year: count,
  reports: countsOf(...reportReasons),
  receipts: countsOf('withoutAccount', 'answered', 'medianMinutes'),
  measures: countsOf(...allMeasures),
  grounds: countsOf('illegal', 'terms'),
  appeals: countsOf('waiting', 'upheld', 'overturned', 'corrected'),
  countedAt: instant,
});

export class FirestoreTransparencyRepository implements TransparencyRepository {
  readonly #firestore: Firestore;
  readonly #operations: FirebaseOperations;

  constructor(firestore: Firestore, operations: FirebaseOperations) {
    this.#firestore = firestore;
    this.#operations = operations;
  }

  async newest(limit: number): Promise<BackendResult<readonly YearlyFigures[]>> {
    const newest = query(collection(this.#firestore, 'transparency'), orderBy('year', 'desc'), atMost(limit));
    const found = await this.#operations.run(() => getDocsFromServer(newest));
    return found.ok ? success(readAll(found.value.docs, (document) => readDocument(yearDocument, document))) : found;
  }

  /** In a transaction, which fails while offline; a plain write would stay pending without an error. */
  publish(figures: YearlyFigures): Promise<BackendResult<void>> {
    const reference = doc(this.#firestore, 'transparency', String(figures.year));
    return this.#operations.run(() =>
      runTransaction(this.#firestore, async (transaction) => {
        transaction.set(reference, { ...figures, countedAt: serverTimestamp() });
      }),
    );
  }

  async receivedBetween(
    kind: 'reports' | 'notices',
    [from, until]: readonly [Instant, Instant],
    after: string | null,
    limit: number,
  ): Promise<BackendResult<Page<Receipt>>> {
    const page = query(
      collection(this.#firestore, kind),
      where('createdAt', '>=', Timestamp.fromMillis(from)),
      where('createdAt', '<', Timestamp.fromMillis(until)),
      orderBy('createdAt'),
      orderBy(documentId()),
      ...(after === null ? [] : [startAfter(...readPlace(after))]),
      atMost(limit),
    );
    const found = await this.#operations.run(() => getDocsFromServer(page));
    if (!found.ok) return found;
    const { docs } = found.value;
    const read = kind === 'reports' ? reportOfDocument : noticeOfDocument;
    const items = readAll<Receipt>(docs, (document: StoredDocument) => read(document)).map(receiptOf);
    return success({ items, next: docs.length < limit ? null : placeOf(docs.at(-1), 'createdAt') });
  }
}

function receiptOf({ target, reason, createdAt }: Receipt): Receipt {
  return { target, reason, createdAt };
}
