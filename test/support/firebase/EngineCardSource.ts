import type { BackendResult } from '../../../src/application/shared/BackendResult';
import { success } from '../../../src/domain/shared/Result';
import type { CardFlag } from '../../../src/infrastructure/firebase/cards/cardFlags';
import { cardOfDocument } from '../../../src/infrastructure/firebase/cards/cardOfDocument';
import type { CardQuery } from '../../../src/infrastructure/firebase/search/CardQuery';
import type {
  CardRequest,
  CardSource,
  FoundCard,
  FoundCards,
} from '../../../src/infrastructure/firebase/search/CardSource';
import type { FirestoreEngine } from '@mon-bazar/firebase-test-server/firestore/FirestoreEngine';
import type { FilterProto, StructuredQueryProto } from '@mon-bazar/firebase-test-server/firestore/protocol';
import type { StoredDocument } from '@mon-bazar/firebase-test-server/firestore/StoredDocument';
import { sdkValueOf } from './sdkValueOf';

/**
 * `FirestoreCardSource` without the SDK: the same queries, sent by a visitor to a test server within this process, under its rules.
 * A refusal throws.
 */
export class EngineCardSource implements CardSource {
  readonly #engine: FirestoreEngine;

  constructor(engine: FirestoreEngine) {
    this.#engine = engine;
  }

  /** Emits once: the documents do not change. */
  subscribe({ query, after, limit }: CardRequest, listener: (found: FoundCards) => void): () => void {
    const startAt = after !== null && {
      startAt: { before: false, values: [{ referenceValue: `${query.collection}/${after}` }] },
    };
    const documents = this.#engine.query({ ...structured(query), ...startAt, limit }, '', null);
    const cards = documents.map(foundCard).filter((card) => card !== null);
    const lastDocument = documents.at(-1);
    const lastId = lastDocument === undefined ? null : idOf(lastDocument.path);
    queueMicrotask(() => listener(success({ cards, isFull: documents.length === limit, lastId })));
    return () => undefined;
  }

  count(query: CardQuery, maximum: number): Promise<BackendResult<number>> {
    const counted = this.#engine.aggregate(
      { structuredQuery: { ...structured(query), limit: maximum }, aggregations: [{ alias: 'count', count: {} }] },
      '',
      null,
    );
    return Promise.resolve(success(Number(counted['count']?.integerValue)));
  }
}

function structured({ collection, descending, all, anyOf }: CardQuery): StructuredQueryProto {
  const conjunction = (flags: readonly CardFlag[]) => composite('AND', flags.map(filterOf));
  return {
    from: [{ collectionId: collection }],
    where: composite('AND', [...all.map(filterOf), ...anyOf.map((group) => composite('OR', group.map(conjunction)))]),
    orderBy: [{ field: { fieldPath: '__name__' }, direction: descending ? 'DESCENDING' : 'ASCENDING' }],
  };
}

function composite(op: 'AND' | 'OR', filters: readonly FilterProto[]): FilterProto {
  return { compositeFilter: { op, filters } };
}

function filterOf({ map, key }: CardFlag): FilterProto {
  const fieldPath = `${map}.\`${key.replaceAll('\\', '\\\\').replaceAll('`', '\\`')}\``;
  return { fieldFilter: { field: { fieldPath }, op: 'EQUAL', value: { booleanValue: true } } };
}

function foundCard({ path, fields }: StoredDocument): FoundCard | null {
  const id = idOf(path);
  const listing = cardOfDocument({ id, ref: { path }, data: () => sdkValueOf({ mapValue: { fields } }) });
  return listing && { id, listing, has: ({ map, key }) => fields[map]?.mapValue?.fields?.[key]?.booleanValue === true };
}

function idOf(path: string): string {
  return path.split('/').at(-1) ?? '';
}
