import { describe, expect, test } from 'vitest';
import { anEngine, from, rulesFileOf } from '../../support/anEngine';
import { setDocument } from '../../../src/firestore/setDocument';
import { parseRules } from '../../../src/rules/parseRules';
import type { StructuredQueryProto } from '../../../src/firestore/protocol';

const karim = { uid: 'karim', token: {} };

const denied = (work: () => unknown) => {
  expect(work).toThrow(expect.objectContaining({ status: 'PERMISSION_DENIED' }));
};

const notes = `
  match /notes/{id} {
    allow get: if resource.data.owner == request.auth.uid;
    allow list: if resource.data.owner == request.auth.uid && request.query.limit <= 10;
    allow create: if request.resource.data.at == request.time;
    allow update: if resource.data.open && request.resource.data.open;
    allow delete: if existsAfter(/databases/(default)/documents/trash/$(id));
  }
  match /trash/{id} { allow create; }`;

const documents = { 'notes/a': { owner: 'karim', open: true }, 'notes/b': { owner: 'camille', open: false } };
const ofKarim: StructuredQueryProto['where'] = {
  fieldFilter: { field: { fieldPath: 'owner' }, op: 'EQUAL', value: { stringValue: 'karim' } },
};

describe('the rules judge', () => {
  const engine = anEngine({ rules: notes, documents });

  test('the rules judge a get by the document', () => {
    expect(engine.get('notes/a', karim)?.path).toBe('notes/a');
    denied(() => engine.get('notes/b', karim));
    denied(() => engine.get('notes/a', null));
  });

  test('the rules judge a query or an aggregation by what its filters prove', () => {
    expect(engine.query(from('notes', { where: ofKarim, limit: 10 }), '', karim)).toHaveLength(1);
    denied(() => engine.query(from('notes', { where: ofKarim, limit: 11 }), '', karim));
    denied(() => engine.query(from('notes', { limit: 10 }), '', karim));
    denied(() => engine.aggregate({ structuredQuery: from('notes'), aggregations: [{ count: {} }] }, '', karim));
  });

  test('the rules do not apply to an owner of the project', () => {
    expect(engine.query(from('notes'), '', 'owner')).toHaveLength(2);
  });

  test('the rules judge a creation by the document to be stored, server times included', () => {
    const at = { fieldPath: 'at', setToServerValue: 'REQUEST_TIME' };
    denied(() => engine.commit([setDocument('notes/c', {})], karim));
    engine.commit([{ ...setDocument('notes/c', {}), updateTransforms: [at] }], karim);
  });

  test('the rules judge an update by the document before and after', () => {
    denied(() => engine.commit([setDocument('notes/b', { open: true })], karim));
    denied(() => engine.commit([setDocument('notes/a', { open: false })], karim));
    engine.commit([setDocument('notes/a', { open: true })], karim);
  });

  test('the rules judge a deletion by the state after the whole batch, and before its preconditions', () => {
    denied(() => engine.commit([{ delete: 'notes/b' }], karim));
    denied(() => engine.commit([{ delete: 'notes/none', currentDocument: { exists: true } }], karim));
    engine.commit([{ delete: 'notes/b' }, setDocument('trash/b', {})], karim);
    expect(engine.updateTimeOf('notes/b')).toBeNull();
  });
});

test('new rules apply from the next request on', () => {
  const engine = anEngine({ documents });
  engine.get('notes/a', null);
  engine.replaceRules(parseRules(rulesFileOf('')));
  denied(() => engine.get('notes/a', null));
});

test('documents that rules read are counted separately', () => {
  const rules =
    'match /notes/{id} { allow get: if exists(/databases/(default)/documents/people/$(request.auth.uid)); }';
  const engine = anEngine({ rules, documents: { ...documents, 'people/karim': {} } });
  engine.get('notes/a', karim);
  expect(engine.costs.figures).toMatchObject({ documentsRead: 1, documentsReadByRules: 1 });
});
