import {
  and,
  collection,
  documentId,
  FieldPath,
  getCount,
  getDocs,
  limit as atMost,
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
} from 'firebase/firestore/lite';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import { success } from '../../../domain/shared/Result';
import type { CardFlag } from '../cards/cardFlags';
import { cardOfDocument } from '../cards/cardOfDocument';
import type { CardQuery, Conjunction } from '../search/CardQuery';
import type { CardRequest, CardSource, FoundCard, FoundCards, FoundPage } from '../search/CardSource';
import type { AnonymousReader } from './AnonymousReader';
import { attempt } from './attempt';

/** `FirestoreCardSource` without listeners: it emits once, even to a subscriber that has left meanwhile, since another search may wait for the same cards. */
export class LiteCardSource implements CardSource {
  readonly #reader: AnonymousReader;

  constructor(reader: AnonymousReader) {
    this.#reader = reader;
  }

  subscribe(request: CardRequest, listener: (found: FoundCards) => void): Unsubscribe {
    void attempt(() => this.#read(request)).then(listener);
    return () => undefined;
  }

  async count(query: CardQuery, maximum: number): Promise<BackendResult<number>> {
    const counted = await attempt(async () =>
      getCount(queryIn(await this.#reader.firestore(), query, [atMost(maximum)])),
    );
    return counted.ok ? success(counted.value.data().count) : counted;
  }

  async #read({ query, after, limit }: CardRequest): Promise<FoundPage> {
    const { docs } = await getDocs(
      queryIn(await this.#reader.firestore(), query, [
        orderBy(documentId(), query.descending ? 'desc' : 'asc'),
        ...(after === null ? [] : [startAfter(after)]),
        atMost(limit),
      ]),
    );
    return {
      cards: docs.map(foundCard).filter((card) => card !== null),
      isFull: docs.length === limit,
      lastId: docs.at(-1)?.id ?? null,
    };
  }
}

function queryIn(
  firestore: Firestore,
  { collection: name, all, anyOf }: CardQuery,
  constraints: readonly QueryNonFilterConstraint[],
): Query {
  const filters = [...all.map(filterOf), ...anyOf.map((group) => or(...group.map(conjunction)))];
  return queryOf(collection(firestore, name), and(...filters), ...constraints);
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
