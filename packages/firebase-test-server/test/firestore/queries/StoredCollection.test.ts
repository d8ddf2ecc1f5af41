import fc from 'fast-check';
import { expect, test } from 'vitest';
import { protoFieldsOf, protoValueOf } from '../../../src/firestore/values/plainDocument';
import { pathsOf } from '../../support/anEngine';
import { equalValues } from '../../../src/firestore/values/compareValues';
import { StoredCollection } from '../../../src/firestore/queries/StoredCollection';
import type { StoredDocument } from '../../../src/firestore/values/StoredDocument';

const colours = ['red', 'blue'];

const step = fc.record({
  id: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
  /** Undefined: the document is deleted. */
  colour: fc.option(fc.constantFrom(...colours), { nil: undefined }),
  /** Whether a query runs before the step, so that postings must be updated by it. */
  query: fc.boolean(),
});

const documentOf = (id: string, colour: string): StoredDocument => {
  const fields = protoFieldsOf({ facets: { colour } });
  return { path: `things/${id}`, fields, createTime: '', updateTime: '' };
};

const field = ['facets', 'colour'];

test('documents are sorted and found by value after any sequence of writes and deletions', () => {
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const collection = new StoredCollection();
      const expected = new Map<string, string>();
      for (const { id, colour, query } of steps) {
        if (query) collection.countWith(field, protoValueOf('red'));
        if (colour === undefined) collection.delete(`things/${id}`);
        else collection.put(documentOf(id, colour));
        expected.delete(id);
        if (colour !== undefined) expected.set(id, colour);
      }
      const paths = [...expected.keys()].sort().map((id) => `things/${id}`);
      expect(pathsOf([...collection.inOrder()])).toEqual(paths);
      for (const colour of colours.map(protoValueOf)) {
        const alike = [...collection.inOrder()].filter(({ fields }) =>
          equalValues(fields.facets?.mapValue?.fields?.colour ?? {}, colour),
        );
        expect([...collection.inOrderWith(field, colour)]).toEqual(alike);
      }
    }),
  );
});
