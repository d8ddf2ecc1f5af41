import { success } from '../../src/domain/shared/Result';
import type { BackendResult } from '../../src/application/shared/BackendResult';
import type { CardFlag } from '../../src/infrastructure/firebase/cards/cardFlags';
import { cardOfDocument } from '../../src/infrastructure/firebase/cards/cardOfDocument';
import type { CardQuery } from '../../src/infrastructure/firebase/search/CardQuery';
import type {
  CardRequest,
  CardSource,
  FoundCard,
  FoundCards,
} from '../../src/infrastructure/firebase/search/CardSource';
import type { FirestoreEngine } from '../emulator/firestore/FirestoreEngine';
import type { FilterProto, StructuredQueryProto } from '../emulator/firestore/protocol';
import type { StoredDocument } from '../emulator/firestore/values/StoredDocument';
import { sdkValueOf } from './sdkValueOf';

/** `FirestoreCardSource` without the SDK: the same queries, sent by a visitor to a database in this process. A refusal throws. */
export class EngineCardSource implements CardSource {
  readonly #engine: FirestoreEngine;

  constructor(engine: FirestoreEngine) {
    this.#engine = engine;
  }

  follow({ query, after, limit }: CardRequest, tell: (found: FoundCards) => void): () => void {
    const documents = this.#engine.query(
      {
        ...structured(query),
        limit,
        orderBy: [{ field: { fieldPath: '__name__' }, direction: query.descending ? 'DESCENDING' : 'ASCENDING' }],
        ...(after !== null && { startAt: { before: false, values: [{ referenceValue: nameOf(query, after) }] } }),
      },
      '',
      null,
    );
    const cards = documents.map(foundCard).filter((card) => card !== null);
    const page = success({
      cards,
      isFull: documents.length === limit,
      lastId: documents.at(-1)?.path.split('/').at(-1) ?? null,
    });
    queueMicrotask(() => tell(page));
    return () => undefined;
  }

  count(query: CardQuery, most: number): Promise<BackendResult<number>> {
    const counted = this.#engine.aggregate(
      { structuredQuery: { ...structured(query), limit: most }, aggregations: [{ alias: 'n', count: {} }] },
      '',
      null,
    );
    return Promise.resolve(success(Number(counted['n']?.integerValue)));
  }
}

function structured({ collection, all, anyOf }: CardQuery): StructuredQueryProto {
  return {
    from: [{ collectionId: collection }],
    where: both([...all.map(filter), ...anyOf.map((group) => either(group.map((flags) => both(flags.map(filter)))))]),
  };
}

const both = (filters: readonly FilterProto[]): FilterProto => ({ compositeFilter: { op: 'AND', filters } });
const either = (filters: readonly FilterProto[]): FilterProto => ({ compositeFilter: { op: 'OR', filters } });

function filter({ map, key }: CardFlag): FilterProto {
  const fieldPath = `${map}.\`${key.replaceAll('\\', '\\\\').replaceAll('`', '\\`')}\``;
  return { fieldFilter: { field: { fieldPath }, op: 'EQUAL', value: { booleanValue: true } } };
}

function nameOf({ collection }: CardQuery, id: string): string {
  return `projects/demo-rules/databases/(default)/documents/${collection}/${id}`;
}

function foundCard({ path, fields }: StoredDocument): FoundCard | null {
  const id = path.split('/').at(-1) ?? '';
  const listing = cardOfDocument({ id, ref: { path }, data: () => sdkValueOf({ mapValue: { fields } }) });
  return listing && { id, listing, has: ({ map, key }) => fields[map]?.mapValue?.fields?.[key]?.booleanValue === true };
}
