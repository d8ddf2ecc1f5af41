import { expect, test } from 'vitest';
import { protoFieldsOf } from '../../../src/firestore/values/plainDocument';
import { fieldAt, fieldPathSegments, fieldPathText, withFieldAt } from '../../../src/firestore/queries/fieldPath';

test.each([
  ['price', ['price']],
  ['facets.price', ['facets', 'price']],
  ["words.`l'été`", ['words', "l'été"]],
  ['`a.b`.c', ['a.b', 'c']],
  ['`a\\`b\\\\c`', ['a`b\\c']],
])('the path %s names %j', (text, segments) => {
  expect(fieldPathSegments(text)).toEqual(segments);
  expect(fieldPathText(segments)).toBe(text);
});

test.each(['', '.', 'a.', '.a', 'a..b', '`a', 'a`b`'])('%j is no field path', (text) => {
  expect(() => fieldPathSegments(text)).toThrow('Invalid field path');
});

const fields = protoFieldsOf({ price: 3, facets: { colour: 'red', size: 'L' } });

test('a field is found within maps, and is undefined where there is none', () => {
  expect(fieldAt(fields, ['facets', 'colour'])).toEqual({ stringValue: 'red' });
  expect(fieldAt(fields, ['price', 'colour'])).toBeUndefined();
  expect(fieldAt(fields, ['facets', 'toString'])).toBeUndefined();
});

test('setting a field does not change its neighbours', () => {
  const changed = withFieldAt(fields, ['facets', 'colour'], { stringValue: 'blue' });
  expect(changed).toEqual(protoFieldsOf({ price: 3, facets: { colour: 'blue', size: 'L' } }));
});

test('setting a field creates the maps around it, and replaces values that are not maps', () => {
  expect(withFieldAt(fields, ['price', 'euros'], { nullValue: null }).price).toEqual({
    mapValue: { fields: { euros: { nullValue: null } } },
  });
});

test('removing a field creates no maps', () => {
  expect(withFieldAt(fields, ['facets', 'size'], undefined).facets).toEqual({
    mapValue: { fields: { colour: { stringValue: 'red' } } },
  });
  expect(withFieldAt(fields, ['none', 'size'], undefined)).toEqual(fields);
});
