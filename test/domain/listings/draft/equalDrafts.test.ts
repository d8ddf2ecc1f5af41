import { expect, test } from 'vitest';
import { equalDrafts } from '../../../../src/domain/listings/draft/equalDrafts';
import { aDraft } from '../../../support/builders/aDraft';

test.each([
  ['the same words', {}, true],
  ['another id', { id: 'autre' }, true],
  ['fields in another order', { fields: { condition: 'bon-etat', bicycleType: 'ville' } }, true],
  ['a field that is empty', { fields: { bicycleType: 'ville', condition: 'bon-etat', frameSize: '' } }, true],
  ['another title', { title: 'Vélo de course' }, false],
  ['a field more', { fields: { bicycleType: 'ville', condition: 'bon-etat', frameSize: 'm' } }, false],
  ['a field less', { fields: { bicycleType: 'ville' } }, false],
  ['photos', { photos: [{ id: 'un', width: 4, height: 3 }] }, false],
])('a draft with %s says the same: %j %s', (_what, changes, same) => {
  expect(equalDrafts(aDraft(), aDraft(changes))).toBe(same);
  expect(equalDrafts(aDraft(changes), aDraft())).toBe(same);
});

test('the order of the entries does not matter', () => {
  expect(equalDrafts(aDraft(), Object.assign({ title: '' }, aDraft()))).toBe(true);
});
