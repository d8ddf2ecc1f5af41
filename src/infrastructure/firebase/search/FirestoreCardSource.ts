import {
  and,
  collection,
  documentId,
  FieldPath,
  getCountFromServer,
  limit as atMost,
  onSnapshot,
  or,
  orderBy,
  query as queryOf,
  startAfter,
  where,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
  type QueryFilterConstraint,
  type QueryNonFilterConstraint,
} from 'firebase/firestore';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import { failure, success } from '../../../domain/shared/Result';
import type { CardFlag } from '../cards/cardFlags';
import { cardOfDocument } from '../cards/cardOfDocument';
import type { CardQuery, Conjunction } from './CardQuery';
import type { CardRequest, CardSource, FoundCard, FoundCards } from './CardSource';
import type { FirebaseOperations } from '../connection/FirebaseOperations';
import { emitWithTimeout } from '../connection/emitWithTimeout';
import { listenThroughReset } from '../connection/listenThroughReset';

export class FirestoreCardSource implements CardSource {
  readonly #firestore: Firestore;
  readonly #operations: FirebaseOperations;

  constructor(firestore: Firestore, operations: FirebaseOperations) {
    this.#firestore = firestore;
    this.#operations = operations;
  }

  /** Snapshots from the cache are ignored, also empty ones: only the server’s answer counts. */
  subscribe({ query, after, limit }: CardRequest, listener: (found: FoundCards) => void): Unsubscribe {
    const constraints = [
      orderBy(documentId(), query.descending ? 'desc' : 'asc'),
      ...(after === null ? [] : [startAfter(after)]),
      atMost(limit),
    ];
    const emitter = emitWithTimeout(listener);
    emitter.emitAfterTimeout(failure('offline'));
    const cards = this.#queryOf(query, constraints);
    const stop = listenThroughReset(
      this.#operations,
      (onError) =>
        onSnapshot(
          cards,
          { includeMetadataChanges: true },
          ({ docs, metadata }) => {
            if (metadata.fromCache) return;
            const found = docs.map(foundCard).filter((card) => card !== null);
            emitter.emit(success({ cards: found, isFull: docs.length === limit, lastId: docs.at(-1)?.id ?? null }));
          },
          onError,
        ),
      (reason) => emitter.emit(failure(reason)),
    );
    return () => {
      emitter.stop();
      stop();
    };
  }

  async count(query: CardQuery, maximum: number): Promise<BackendResult<number>> {
    const counted = await this.#operations.run(() => getCountFromServer(this.#queryOf(query, [atMost(maximum)])));
    return counted.ok ? success(counted.value.data().count) : counted;
  }

  #queryOf({ collection: name, all, anyOf }: CardQuery, constraints: readonly QueryNonFilterConstraint[]): Query {
    const filters = [...all.map(filterOf), ...anyOf.map((group) => or(...group.map(conjunction)))];
    return queryOf(collection(this.#firestore, name), and(...filters), ...constraints);
  }
}

function conjunction(flags: Conjunction): QueryFilterConstraint {
  const [first, ...others] = flags.map(filterOf);
  return first !== undefined && others.length === 0 ? first : and(...flags.map(filterOf));
}

function filterOf({ map, key }: CardFlag): QueryFilterConstraint {
  return where(new FieldPath(map, key), '==', true);
}

function foundCard(document: QueryDocumentSnapshot): FoundCard | null {
  const listing = cardOfDocument(document);
  if (listing === null) return null;
  return { id: document.id, listing, has: ({ map, key }) => document.get(new FieldPath(map, key)) === true };
}
