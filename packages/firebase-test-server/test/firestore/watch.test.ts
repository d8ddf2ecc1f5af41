import { expect, test } from 'vitest';
import { anEngine, from, pathsOf } from '../support/anEngine';
import { setDocument } from '../../src/firestore/setDocument';
import type { FirestoreEngine } from '../../src/firestore/FirestoreEngine';
import type { Watch } from '../../src/firestore/Watch';

const cheap = from('listings', {
  where: { fieldFilter: { field: { fieldPath: 'price' }, op: 'LESS_THAN', value: { integerValue: '20' } } },
});

const documents = { 'listings/a': { price: 10 }, 'listings/b': { price: 30 } };

/** What each look after a commit showed, in words: `+` new or changed, `-` gone; null: nothing to see. */
function looksOf(engine: FirestoreEngine, watch: Watch): (string | null)[] {
  const looks: (string | null)[] = [];
  const tell = (update: ReturnType<Watch['look']>) => {
    const words = update && [
      ...pathsOf(update.changed).map((path) => `+${path}`),
      ...update.gone.map((path) => `-${path}`),
    ];
    looks.push(words && words.join(' '));
  };
  tell(watch.look());
  engine.onCommit((paths) => {
    tell(watch.look(paths));
  });
  return looks;
}

test('a query shows what comes, changes and goes', () => {
  const engine = anEngine({ documents });
  const looks = looksOf(engine, engine.watchQuery(cheap, '', null));
  engine.commit([setDocument('listings/b', { price: 15 })], null);
  engine.commit([setDocument('listings/a', { price: 11 })], null);
  engine.commit([setDocument('listings/c', { price: 99 })], null);
  engine.commit([setDocument('listings/b', { price: 99 }), { delete: 'listings/a' }], null);
  engine.commit([setDocument('users/karim', {})], null);
  expect(looks).toEqual(['+listings/a', '+listings/b', '+listings/a', '', '-listings/a -listings/b', null]);
  expect(engine.costs.figures.documentsRead).toBe(3);
});

test('what a limit keeps out comes in when another goes', () => {
  const engine = anEngine({ documents });
  const looks = looksOf(engine, engine.watchQuery(from('listings', { limit: 1 }), '', null));
  engine.commit([{ delete: 'listings/a' }], null);
  expect(looks).toEqual(['+listings/a', '+listings/b -listings/a']);
});

test('documents by name are shown when they come, and said to be missing at first', () => {
  const engine = anEngine();
  const looks = looksOf(engine, engine.watchDocuments(['users/karim'], null));
  engine.commit([setDocument('users/karim', {})], null);
  engine.commit([setDocument('users/camille', {})], null);
  engine.clear();
  expect(looks).toEqual(['-users/karim', '+users/karim', null, '-users/karim']);
  expect(engine.costs.figures.documentsRead).toBe(2);
});

test('the rules are asked again at each look', () => {
  const engine = anEngine({
    rules: 'match /listings/{id} { allow get: if resource.data.price < 20; allow write; }',
    documents,
  });
  const watch = engine.watchDocuments(['listings/a'], null);
  watch.look();
  engine.commit([setDocument('listings/a', { price: 99 })], null);
  expect(() => watch.look(new Set(['listings/a']))).toThrow();
});

test('who stops listening hears no more', () => {
  const engine = anEngine();
  let heard = 0;
  const stop = engine.onCommit(() => {
    heard += 1;
  });
  engine.commit([], null);
  engine.commit([setDocument('users/karim', {})], null);
  stop();
  engine.commit([setDocument('users/karim', {})], null);
  expect(heard).toBe(1);
});
