import { expect, test } from 'vitest';
import { contentNamed, contentOfListing } from '../../../src/domain/moderation/ReportedContent';
import { aListing } from '../../support/builders/aListing';

test('a report of a listing keeps its title, description, price and photos, and nothing else of it', () => {
  const photos = [{ id: 'karim~1', width: 8, height: 6 }];
  const { title, description, price } = aListing();
  expect(contentOfListing(aListing({ photos }))).toEqual({ title, description, price, photos });
});

test('a report of a person or a conversation keeps a name only', () => {
  expect(contentNamed('Karim')).toEqual({ title: 'Karim', description: '', price: null, photos: [] });
});
