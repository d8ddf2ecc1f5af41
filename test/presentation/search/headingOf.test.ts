import { expect, test } from 'vitest';
import { noCriteria } from '../../../src/domain/search/criteria/SearchCriteria';
import { headingOf } from '../../../src/presentation/search/ResultsHeading';
import { lyon } from '../../support/builders/aListing';

test('the heading of a search names an arrondissement in its short form', () => {
  const place = { ...lyon, communeName: 'Lyon 3e arrondissement', radiusKm: 30 };
  expect(headingOf({ ...noCriteria, query: 'velo', place })).toBe('«\u00a0velo\u00a0», autour de Lyon 3e');
});

test('the heading of a search contracts the article of a commune with the preposition before it', () => {
  const place = { ...lyon, communeName: 'Le Mans', radiusKm: 30 };
  expect(headingOf({ ...noCriteria, query: 'table', place })).toBe('«\u00a0table\u00a0», autour du Mans');
});
