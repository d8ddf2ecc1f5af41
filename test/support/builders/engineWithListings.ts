import type { Listing } from '../../../src/domain/listings/Listing';
import { cardDocumentsOf } from '../../../src/infrastructure/firebase/cards/cardDocumentsOf';
import { FirestoreEngine } from '@mon-bazar/firebase-test-server/firestore/FirestoreEngine';
import type { WriteProto } from '@mon-bazar/firebase-test-server/firestore/protocol';
import { readFirebaseProject } from '@mon-bazar/firebase-test-server/readFirebaseProject';
import { parseRules } from '@mon-bazar/firebase-test-server/rules/parseRules';
import type { ProtoFields, ProtoValue } from '@mon-bazar/firebase-test-server/rules/rulesValueOf';

const WRITES_AT_ONCE = 500;

/** The test server’s database under the rules and indexes of the repository, filled with the cards of listings past its rules. */
export function engineWithListings(listings: Iterable<Listing>): FirestoreEngine {
  const { firestoreRules, indexes } = readFirebaseProject('.');
  const engine = new FirestoreEngine({ rules: parseRules(firestoreRules), indexes });
  let writes: WriteProto[] = [];
  const commit = () => {
    engine.commit(writes, 'owner');
    writes = [];
  };
  for (const listing of listings) {
    writes.push(...writesOf(listing));
    if (writes.length >= WRITES_AT_ONCE) commit();
  }
  commit();
  engine.costs.reset();
  return engine;
}

function writesOf(listing: Listing): readonly WriteProto[] {
  const { dateCard, priceCard, byDate, byPrice } = cardDocumentsOf(listing);
  return [
    { update: { name: `cardsByDate/${dateCard}`, fields: fieldsOf(byDate) } },
    { update: { name: `cardsByPrice/${priceCard}`, fields: fieldsOf(byPrice) } },
  ];
}

/** Sets of flags are shared where listings share them: they are most of what there is. */
const known = new WeakMap<object, ProtoValue>();
const yes: ProtoValue = { booleanValue: true };

/** Without a prototype, as sets of flags are: see `flagSet`. */
function fieldsOf(object: object): ProtoFields {
  const fields = Object.create(null) as Record<string, ProtoValue>;
  for (const [key, value] of Object.entries(object)) fields[key] = protoValue(value);
  return fields;
}

function protoValue(value: unknown): ProtoValue {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return value ? yes : { booleanValue: false };
  if (typeof value === 'number')
    return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(protoValue) } };
  if (typeof value !== 'object' || value === null) throw new TypeError(`No value of a card: ${String(value)}`);
  const proto = known.get(value) ?? { mapValue: { fields: fieldsOf(value) } };
  known.set(value, proto);
  return proto;
}
