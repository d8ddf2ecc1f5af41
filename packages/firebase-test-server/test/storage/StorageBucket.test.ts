import { expect, test } from 'vitest';
import { settingsAfter } from '../../src/storage/ObjectSettings';
import { StorageBucket } from '../../src/storage/StorageBucket';
import { newObject } from '../../src/storage/StoredObject';

const bucket = new StorageBucket();
for (const name of ['z', 'a/2', 'a/1', 'a/b/1', 'a/b/2', 'a/c/1']) {
  bucket.put(newObject('bucket', name, Buffer.alloc(0), settingsAfter('{}')));
}

function list(question: Partial<Parameters<StorageBucket['list']>[0]>) {
  const { items, ...page } = bucket.list({
    prefix: '',
    delimiter: '',
    pageToken: '',
    startOffset: '',
    maxResults: 100,
    ...question,
  });
  return { ...page, items: items.map(({ name }) => name) };
}

test('a list without a delimiter returns everything below the prefix, sorted', () => {
  expect(list({ prefix: 'a/' })).toEqual({ items: ['a/1', 'a/2', 'a/b/1', 'a/b/2', 'a/c/1'], prefixes: [] });
});

test('a list with a delimiter returns each folder once, and none of its files', () => {
  expect(list({ prefix: 'a/', delimiter: '/' })).toEqual({ items: ['a/1', 'a/2'], prefixes: ['a/b/', 'a/c/'] });
  expect(list({ delimiter: '/' })).toEqual({ items: ['z'], prefixes: ['a/'] });
});

test('the pages of a list neither lose nor repeat an object', () => {
  const first = list({ prefix: 'a/', delimiter: '/', maxResults: 3 });
  expect(first).toEqual({ items: ['a/1', 'a/2'], prefixes: ['a/b/'], nextPageToken: 'a/b/' });
  expect(list({ prefix: 'a/', delimiter: '/', maxResults: 3, pageToken: 'a/b/' })).toEqual({
    items: [],
    prefixes: ['a/c/'],
  });
});

test('a list with a first name begins with it, or with the next one', () => {
  expect(list({ startOffset: 'a/b/2' })).toEqual({ items: ['a/b/2', 'a/c/1', 'z'], prefixes: [] });
  expect(list({ startOffset: 'a/b0' })).toEqual({ items: ['a/c/1', 'z'], prefixes: [] });
});

test('a list shows what was stored and removed since the last one, in its order', () => {
  bucket.put(newObject('bucket', 'm', Buffer.alloc(0), settingsAfter('{}')));
  expect(list({ startOffset: 'b' })).toEqual({ items: ['m', 'z'], prefixes: [] });
  bucket.delete('m');
  expect(list({ startOffset: 'b' })).toEqual({ items: ['z'], prefixes: [] });
});
