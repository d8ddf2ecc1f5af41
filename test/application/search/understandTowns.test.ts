import { describe, expect, test } from 'vitest';
import { readCommuneFile } from '../../../scripts/content/communes/findCommune';
import { noCriteria } from '../../../src/domain/search/criteria/SearchCriteria';
import { largeTowns } from '../../../src/domain/search/sentence/largeTowns';
import { mayHoldPhrases } from '../../../src/domain/search/sentence/mayHoldPhrases';
import { quotedTown } from '../../../src/domain/search/sentence/readSentence';
import { plainText } from '../../../src/domain/shared/foldText';
import { parseCommunePart } from '../../../src/infrastructure/communes/communePart';
import { nantes } from '../../support/builders/aListing';
import { meaningOf, understanding } from './meaningOf';
import { misunderstoodTowns, understoodTowns } from './towns';

describe('a town that no word leads to', () => {
  test.each(understoodTowns)('the query « %s » means %s', async (query, expected) => {
    expect(mayHoldPhrases(query)).toBe(true);
    expect(await meaningOf(query)).toBe(expected);
  });

  test.each(misunderstoodTowns)('the query « %s » stays words', async (query) => {
    expect(await meaningOf(query)).toBe('nothing');
  });

  test('a search that has a place keeps it, and the town stays a word', async () => {
    expect(await meaningOf('vélo lyon', { place: { ...nantes, radiusKm: 30 } })).toBe('nothing');
  });

  test('a query for what is around the person keeps the town as a word', async () => {
    expect(await meaningOf('vélo autour de moi lyon')).toBe('q=vélo lyon');
  });

  test.each([
    ['vélo lyon', '"lyon"'],
    ['Lyon vélo', '"Lyon"'],
    ['vélo saint étienne 20 km', '"saint étienne"'],
    ['appartement lyon 7', '"lyon 7"'],
    ['vélo à lyon', undefined],
    ['canapé 69003 lyon', undefined],
    ['vélo "lyon"', undefined],
  ])('the town of the query « %s » is %s as a word, which stays a word', async (query, quoted) => {
    expect(quotedTown(query)).toBe(quoted);
    if (quoted !== undefined) expect(await meaningOf(`vélo ${quoted}`)).toBe('nothing');
  });

  test('the town in quotes of a search that finds nothing is proposed as its place, without the quotes', async () => {
    expect(await understanding.aroundLastWords({ ...noCriteria, query: 'vélo "lyon"' })).toMatchObject({
      query: 'vélo',
      place: { communeName: 'Lyon' },
    });
  });

  test('each large town is a commune of at least 30,000 inhabitants, found by this name before others', async () => {
    const communes = parseCommunePart(readCommuneFile('towns.json')).map(({ commune }) => commune);
    const large = communes.filter(({ population }) => population >= 30_000);
    const names = new Set(large.map(({ name }) => plainText(name.replaceAll(/[’'-]/g, ' '))));
    expect([...largeTowns].filter((town) => !names.has(town))).toEqual([]);
  });
});
