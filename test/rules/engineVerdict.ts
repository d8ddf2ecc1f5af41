import { HOUR } from '../../src/domain/shared/Instant';
import { EngineError } from '@mon-bazar/firebase-test-server/firestore/EngineError';
import { FirestoreEngine } from '@mon-bazar/firebase-test-server/firestore/FirestoreEngine';
import type { FilterProto, WriteProto } from '@mon-bazar/firebase-test-server/firestore/protocol';
import type { ProvenFilter } from '@mon-bazar/firebase-test-server/rules/ProvenResource';
import type { RulesFile } from '@mon-bazar/firebase-test-server/rules/RulesFile';
import { setDocument } from '@mon-bazar/firebase-test-server/firestore/setDocument';
import { protoFieldsOf } from '@mon-bazar/firebase-test-server/firestore/plainDocument';
import type { Attempt, Documents, RulesCase, Write } from './RulesCase';
import { NOW } from './times';
import { world } from './world';

/** Whether a database of the test server under these rules allows the attempt of a case. */
export function engineVerdict(rules: RulesFile, { as, attempt }: RulesCase): boolean {
  const now = attempt.at?.getTime() ?? NOW;
  let time = now - HOUR;
  const engine = new FirestoreEngine({ clock: () => new Date(time) });
  engine.commit(stored({ ...world, ...attempt.given }), 'owner');
  engine.replaceRules(rules);
  time = now;
  try {
    perform(engine, as, attempt);
    return true;
  } catch (error) {
    if (error instanceof EngineError && error.status === 'PERMISSION_DENIED') return false;
    throw error;
  }
}

function perform(engine: FirestoreEngine, as: RulesCase['as'], attempt: Attempt): void {
  switch (attempt.kind) {
    case 'get':
      engine.get(attempt.path, as);
      return;
    case 'list': {
      const [collectionId = '', ...parents] = attempt.collection.split('/').reverse();
      const filters = attempt.proven.map(filterOf);
      const { limit } = attempt.query;
      const query = {
        from: [{ collectionId }],
        where: { compositeFilter: { op: 'AND' as const, filters } },
        ...(limit !== null && { limit }),
      };
      engine.query(query, parents.reverse().join('/'), as);
      return;
    }
    case 'commit':
      engine.commit(attempt.writes.map(protoOf), as);
  }
}

function stored(documents: Documents): WriteProto[] {
  return Object.entries(documents).flatMap(([path, document]) =>
    document === null ? [] : [setDocument(path, document)],
  );
}

function protoOf(write: Write): WriteProto {
  if (write.kind === 'set') return setDocument(write.path, write.document);
  if (write.kind === 'delete') return { delete: write.path };
  const fieldPaths = [...Object.keys(write.changes), ...(write.removed ?? [])];
  return { update: { name: write.path, fields: protoFieldsOf(write.changes) }, updateMask: { fieldPaths } };
}

const operators: Readonly<Record<string, 'EQUAL' | 'ARRAY_CONTAINS'>> = {
  '==': 'EQUAL',
  'array-contains': 'ARRAY_CONTAINS',
};

function filterOf(filter: ProvenFilter): FilterProto {
  if ('anyOf' in filter) throw new Error('cases list by single conditions');
  const op = operators[filter.operator];
  if (op === undefined) throw new Error(`no case lists by ${filter.operator}`);
  const [fieldPath = ''] = filter.field;
  const { value } = filter;
  if (typeof value === 'string') return { fieldFilter: { field: { fieldPath }, op, value: { stringValue: value } } };
  if (typeof value !== 'object' || value?.kind !== 'path') throw new Error('cases list by texts and names');
  const referenceValue = `projects/demo-rules/${value.segments.join('/')}`;
  return { fieldFilter: { field: { fieldPath }, op, value: { referenceValue } } };
}
