import type { CardFlag } from '../../../src/infrastructure/firebase/cards/cardFlags';
import type { CardQuery } from '../../../src/infrastructure/firebase/search/CardQuery';
import type { CardRequest, CardSource, FoundCard } from '../../../src/infrastructure/firebase/search/CardSource';
import { success } from '../../../src/domain/shared/Result';
import type { Listing } from '../../../src/domain/listings/Listing';
import type { FirestoreEngine } from '../../emulator/firestore/FirestoreEngine';
import type { FilterProto, StructuredQueryProto } from '../../emulator/firestore/protocol';
import type { StoredDocument } from '../../emulator/firestore/values/StoredDocument';

/** Asks the test server within this process, as a visitor, under its rules: for collections too large to go through the network. */
export class EngineCardSource implements CardSource {
  readonly #engine: FirestoreEngine;
  readonly #listings: ReadonlyMap<string, Listing>;

  /** The listings by id: what the cards show. */
  constructor(engine: FirestoreEngine, listings: ReadonlyMap<string, Listing>) {
    this.#engine = engine;
    this.#listings = listings;
  }

  /** Tells once: nothing changes here. */
  follow({ query, after, limit }: CardRequest, tell: Parameters<CardSource['follow']>[1]) {
    const startAt =
      after === null
        ? {}
        : { startAt: { values: [{ referenceValue: `${query.collection}/${after}` }], before: false } };
    const documents = this.#engine.query({ ...structured(query), ...startAt, limit }, '', null);
    const cards = documents.flatMap((document) => this.#found(document) ?? []);
    queueMicrotask(() => tell(success({ cards, isFull: cards.length === limit, lastId: cards.at(-1)?.id ?? null })));
    return () => undefined;
  }

  count(query: CardQuery, most: number) {
    const count = { alias: 'count', count: {} };
    const figures = this.#engine.aggregate(
      { structuredQuery: { ...structured(query), limit: most }, aggregations: [count] },
      '',
      null,
    );
    return Promise.resolve(success(Number(figures['count']?.integerValue)));
  }

  #found({ path, fields }: StoredDocument): FoundCard | undefined {
    const has = ({ map, key }: CardFlag) => fields[map]?.mapValue?.fields?.[key]?.booleanValue === true;
    const listing = this.#listings.get(fields['listingId']?.stringValue ?? '');
    return listing && { id: path.split('/')[1] ?? '', listing, has };
  }
}

function structured({ collection, descending, all, anyOf }: CardQuery): StructuredQueryProto {
  return {
    from: [{ collectionId: collection }],
    where: composite('AND', [
      ...all.map(flagged),
      ...anyOf.map((ways) =>
        composite(
          'OR',
          ways.map((flags) => composite('AND', flags.map(flagged))),
        ),
      ),
    ]),
    orderBy: [{ field: { fieldPath: '__name__' }, direction: descending ? 'DESCENDING' : 'ASCENDING' }],
  };
}

function composite(op: 'AND' | 'OR', filters: readonly FilterProto[]): FilterProto {
  return { compositeFilter: { op, filters } };
}

function flagged({ map, key }: CardFlag): FilterProto {
  return { fieldFilter: { field: { fieldPath: `${map}.\`${key}\`` }, op: 'EQUAL', value: { booleanValue: true } } };
}
