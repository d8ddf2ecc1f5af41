import { expect, test } from 'vitest';
import { anEngine, from, pathsOf } from '../support/anEngine';
import { setDocument } from '../../src/firestore/setDocument';
import type { FirestoreEngine } from '../../src/firestore/FirestoreEngine';
import type { Watch } from '../../src/firestore/Watch';

const cheap = from('listings', {
  where: { fieldFilter: { field: { fieldPath: 'price' }, op: 'LESS_THAN', value: { integerValue: '20' } } },
});

const documents = { 'listings/a': { price: 10 }, 'listings/b': { price: 30 } };

/** The updates after each commit as text: `+` new or changed, `-` removed; null: no update. */
function updatesOf(engine: FirestoreEngine, watch: Watch): (string | null)[] {
  const updates: (string | null)[] = [];
  const record = (update: ReturnType<Watch['nextUpdate']>) => {
    const words = update && [
      ...pathsOf(update.changed).map((path) => `+${path}`),
      ...update.removed.map((path) => `-${path}`),
    ];
    updates.push(words && words.join(' '));
  };
  record(watch.nextUpdate());
  engine.onCommit((paths) => {
    record(watch.nextUpdate(paths));
  });
  return updates;
}

test('a watched query reports documents that are added, changed and removed', () => {
  const engine = anEngine({ documents });
  const updates = updatesOf(engine, engine.watchQuery(cheap, '', null));
  engine.commit([setDocument('listings/b', { price: 15 })], null);
  engine.commit([setDocument('listings/a', { price: 11 })], null);
  engine.commit([setDocument('listings/c', { price: 99 })], null);
  engine.commit([setDocument('listings/b', { price: 99 }), { delete: 'listings/a' }], null);
  engine.commit([setDocument('users/karim', {})], null);
  expect(updates).toEqual(['+listings/a', '+listings/b', '+listings/a', '', '-listings/a -listings/b', null]);
  expect(engine.costs.figures.documentsRead).toBe(3);
});

test('a document beyond the limit is added when another one is removed', () => {
  const engine = anEngine({ documents });
  const updates = updatesOf(engine, engine.watchQuery(from('listings', { limit: 1 }), '', null));
  engine.commit([{ delete: 'listings/a' }], null);
  expect(updates).toEqual(['+listings/a', '+listings/b -listings/a']);
});

test('a watched document is reported missing at first, and added once it exists', () => {
  const engine = anEngine();
  const updates = updatesOf(engine, engine.watchDocuments(['users/karim'], null));
  engine.commit([setDocument('users/karim', {})], null);
  engine.commit([setDocument('users/camille', {})], null);
  engine.clear();
  expect(updates).toEqual(['-users/karim', '+users/karim', null, '-users/karim']);
  expect(engine.costs.figures.documentsRead).toBe(2);
});

test('the rules are evaluated again for each update', () => {
  const engine = anEngine({
    rules: 'match /listings/{id} { allow get: if resource.data.price < 20; allow write; }',
    documents,
  });
  const watch = engine.watchDocuments(['listings/a'], null);
  watch.nextUpdate();
  engine.commit([setDocument('listings/a', { price: 99 })], null);
  expect(() => watch.nextUpdate(new Set(['listings/a']))).toThrow();
});

test('a listener is not called after it has unsubscribed', () => {
  const engine = anEngine();
  let calls = 0;
  const stop = engine.onCommit(() => {
    calls += 1;
  });
  engine.commit([], null);
  engine.commit([setDocument('users/karim', {})], null);
  stop();
  engine.commit([setDocument('users/karim', {})], null);
  expect(calls).toBe(1);
});
