import { expect, test } from 'vitest';
import { findDuplicate } from '../../../../src/domain/listings/draft/duplicates';
import { DAY } from '../../../../src/domain/shared/Instant';
import { aListing, NOON } from '../../../support/builders/aListing';

test.each([
  ['the same title', 'Vélo de ville', {}, true],
  ['accents, case and spaces apart', ' velo  de VILLE', {}, true],
  ['another title', 'Vélo de route', {}, false],
  ['13 days later', 'Vélo de ville', { publishedAt: NOON - 13 * DAY }, true],
  ['14 days later', 'Vélo de ville', { publishedAt: NOON - 14 * DAY }, false],
  ['after deleting the first', 'Vélo de ville', { state: 'deleted' as const }, false],
  ['after a refusal', 'Vélo de ville', { state: 'refused' as const }, false],
])('a duplicate is found by title: %s', (_name, title, changes, duplicate) => {
  expect(findDuplicate(title, [aListing(changes)], NOON) !== undefined).toBe(duplicate);
});
