import { describe, expect, test } from 'vitest';
import type { Listing } from '../../../src/domain/listings/Listing';
import { HOUR } from '../../../src/domain/shared/Instant';
import { aListing, lyon, NOON } from '../../support/builders/aListing';
import {
  ago,
  anAmount,
  aThing,
  cannes,
  filled,
  type FilledSearch,
  type SearchBackend,
  villeurbanne,
} from './filledSearch';
import { describeFacetCounts, describeSearchFilters } from './searchFilterContract';
import { eventually } from '../../support/time/eventually';

export function describeListingSearch(
  name: string,
  makeBackend: () => SearchBackend | Promise<SearchBackend>,
  { counts = true } = {},
): void {
  const having = async (...listings: readonly Listing[]) => filled(await makeBackend(), listings);

  describe(`${name}, contract of ListingSearch`, () => {
    describe('words', () => {
      test('words are found in any case, number, gender and accent, and misspelt', async () => {
        const { titles } = await having(
          aThing('Vélo', ago(HOUR)),
          aThing('Deux vélos', ago(2 * HOUR)),
          aThing('VELO', ago(3 * HOUR)),
          aThing('Canapé tissu', ago(4 * HOUR)),
          aThing('Canapé en cuir', ago(5 * HOUR)),
          aThing('Armoire neuve'),
          aThing('Cheval à bascule'),
          aThing('Guitare folk'),
          aThing('Œuvre d’art'),
          aThing('iPhone13'),
          aThing('Table de nuit'),
        );
        const expected: Readonly<Record<string, readonly string[]>> = {
          velo: ['Vélo', 'Deux vélos', 'VELO'],
          vélos: ['Vélo', 'Deux vélos', 'VELO'],
          'canape -cuir': ['Canapé tissu'],
          canapé: ['Canapé tissu', 'Canapé en cuir'],
          'canape cuir': ['Canapé en cuir'],
          'cuir canapés': ['Canapé en cuir'],
          'armoires neuf': ['Armoire neuve'],
          chevaux: ['Cheval à bascule'],
          guittare: ['Guitare folk'],
          gutiare: ['Guitare folk'],
          guita: ['Guitare folk'],
          oeuvre: ['Œuvre d’art'],
          'l’œuvre': ['Œuvre d’art'],
          'iphone 13': ['iPhone13'],
          'table de nuit': ['Table de nuit'],
          'table pour la nuit ': ['Table de nuit'],
          'nuit cuir': [],
          introuvable: [],
        };
        const found: Record<string, readonly string[]> = {};
        for (const query of Object.keys(expected)) found[query] = await titles(query);
        expect(found).toEqual(expected);
      });

      test('the last word is completed while it is being typed, the others are not', async () => {
        const { titles } = await having(aThing('Lampe de bureau'), aThing('Lampadaire'));
        expect(await titles('lamp')).toHaveLength(2);
        expect(await titles('lampe ')).toEqual(['Lampe de bureau']);
        expect(await titles('lamp bureau')).toEqual([]);
      });

      test('words are not completed in descriptions, where whole words are found', async () => {
        const { titles } = await having(aThing('Lot', { description: 'Une lampe' }), aThing('Lampadaire'));
        expect(await titles('lamp')).toEqual(['Lampadaire']);
        expect(await titles('lampe')).toEqual(['Lot']);
      });

      test('neither a word that is found nor a number is corrected', async () => {
        const { titles } = await having(aThing('Table'), aThing('Sable', ago(2 * HOUR)), aThing('Peugeot 3008'));
        expect(await titles('table ')).toEqual(['Table']);
        expect(await titles('3009 ')).toEqual([]);
      });

      test('words are found in the description, the category, its fields and the commune', async () => {
        const { titles } = await having(
          aThing('Un', { description: 'Acheté à Strasbourg' }),
          aThing('Deux', { categoryId: 'livres', fields: { genre: 'bande-dessinee' } }),
          aThing('Trois', { categoryId: 'voitures', fields: { brand: 'Renault', model: 'Clio' } }),
          aThing('Quatre', { location: cannes }),
          aThing('Canne à pêche'),
        );
        expect(await titles('strasbourg')).toEqual(['Un']);
        expect(await titles('livre')).toEqual(['Deux']);
        expect(await titles('bandes dessinees')).toEqual(['Deux']);
        expect(await titles('clio renault')).toEqual(['Trois']);
        expect(await titles('cannes ')).toEqual(['Canne à pêche', 'Quatre']);
        expect(await titles('canne ')).toEqual(['Canne à pêche']);
      });
    });

    describe('order', () => {
      test('the order by relevance is title, attributes, description, then the newest', async () => {
        const { titles } = await having(
          aThing('Ancien titre chêne', ago(9 * HOUR)),
          aThing('Description', { description: 'En chêne', ...ago(HOUR) }),
          aThing('Titre chêne', ago(8 * HOUR)),
          aThing('Champ', { categoryId: 'bricolage', fields: { product: 'Chêne' }, ...ago(7 * HOUR) }),
        );
        expect(await titles('chêne ')).toEqual(['Titre chêne', 'Ancien titre chêne', 'Champ', 'Description']);
      });

      test('a word that is found is not completed, whatever the place', async () => {
        const { titles } = await having(
          aThing('Canapé en velours', { location: lyon, ...ago(HOUR) }),
          aThing('VTC grande taille', { categoryId: 'velos', location: lyon, ...ago(2 * HOUR) }),
        );
        expect(await titles('vélo')).toEqual(['VTC grande taille']);
        expect(await titles({ query: 'vélo', place: { ...lyon, radiusKm: 30 } })).toEqual(['VTC grande taille']);
        expect(await titles({ query: 'vélo', place: { ...villeurbanne, radiusKm: 30 }, family: 'maison' })).toEqual([]);
      });

      test('a word that names a category prefers it, also to the title alone', async () => {
        const { titles } = await having(
          aThing('Porte-vélos', { categoryId: 'equipement', fields: { product: 'Porte-vélos' }, ...ago(HOUR) }),
          aThing('VTC', { categoryId: 'velos', ...ago(3 * HOUR) }),
          aThing('Vélo', { categoryId: 'velos', ...ago(4 * HOUR) }),
          aThing('Chambre', { description: 'Local à vélos', ...ago(2 * HOUR) }),
        );
        expect(await titles('vélo')).toEqual(['Vélo', 'VTC', 'Porte-vélos', 'Chambre']);
      });

      test('a synonym in the title comes after the word itself there, and before it elsewhere', async () => {
        const { titles } = await having(
          aThing('Réfrigérateur', ago(HOUR)),
          aThing('Frigo', ago(4 * HOUR)),
          aThing('Appartement', { description: 'Avec frigo', ...ago(2 * HOUR) }),
        );
        expect(await titles('frigo')).toEqual(['Frigo', 'Réfrigérateur', 'Appartement']);
      });

      test('the order without words is by date, and by id within the same moment', async () => {
        const { titles } = await having(aThing('b', ago(HOUR)), aThing('c', ago(2 * HOUR)), aThing('a', ago(HOUR)));
        expect(await titles({})).toEqual(['a', 'b', 'c']);
        expect(await titles({ sort: 'distance' })).toEqual(['a', 'b', 'c']);
      });

      test('the order by price, up or down, has « sur demande » last and a gift as 0', async () => {
        const { titles } = await having(
          aThing('200', anAmount(200)),
          aThing('demande', { price: { kind: 'on-request' } }),
          aThing('don', { price: { kind: 'gift' } }),
          aThing('50', anAmount(50)),
        );
        expect(await titles({ sort: 'price-up' })).toEqual(['don', '50', '200', 'demande']);
        expect(await titles({ sort: 'price-down' })).toEqual(['200', '50', 'don', 'demande']);
      });

      test('the order by price has equal prices by date, reversed when descending', async () => {
        const onRequest = { price: { kind: 'on-request' } } as const;
        const { titles } = await having(
          aThing('ancien', { ...anAmount(5), ...ago(2 * HOUR) }),
          aThing('neuf', { ...anAmount(5), ...ago(HOUR) }),
          aThing('cher', anAmount(9)),
          aThing('sans', { ...onRequest, ...ago(2 * HOUR) }),
          aThing('sans non plus', { ...onRequest, ...ago(HOUR) }),
        );
        expect(await titles({ sort: 'price-up' })).toEqual(['neuf', 'ancien', 'cher', 'sans non plus', 'sans']);
        expect(await titles({ sort: 'price-down' })).toEqual(['cher', 'ancien', 'neuf', 'sans non plus', 'sans']);
      });

      test('the order by distance has the nearest first, with the distance', async () => {
        const { results } = await having(aThing('loin', { location: villeurbanne }), aThing('ici', { location: lyon }));
        const { hits } = await results({ sort: 'distance', place: { ...lyon, radiusKm: 30 } });
        expect(hits.map(({ listing }) => listing.title)).toEqual(['ici', 'loin']);
        expect(hits[0]?.distanceKm).toBe(0);
        expect(hits[1]?.distanceKm).toBeCloseTo(4.3, 0);
      });

      test('the hits already shown stay when more are requested', async () => {
        const { titles } = await having(
          ...Array.from({ length: 9 }, (_, index) => aThing(`lampe ${index}`, ago(index % 3))),
        );
        expect((await titles('lampe', 9)).slice(0, 4)).toEqual(await titles('lampe', 4));
      });
    });

    describeSearchFilters(having);
    if (counts) describeFacetCounts(having);

    test('providesCounts says whether results have counts of each choice', async () => {
      const { search, results } = await having(aThing('lampe'));
      expect((await results()).counts !== null).toBe(search.providesCounts);
      expect(search.providesCounts).toBe(counts);
    });

    describe('results', () => {
      test.each<[string, Partial<Listing>, boolean]>([
        ['online', {}, true],
        ['reserved', { state: 'reserved' }, true],
        ['sold', { state: 'sold' }, false],
        ['paused', { state: 'paused' }, false],
        ['deleted', { state: 'deleted' }, false],
        ['expired in the meantime', { expiresAt: NOON }, false],
        ['about to expire', { expiresAt: NOON + 1 }, true],
      ])('a listing %s: %#', async (_, changes, isFound) => {
        const { titles } = await having(aThing('lampe', changes));
        expect(await titles('lampe')).toEqual(isFound ? ['lampe'] : []);
      });

      test('a hit has what its card shows', async () => {
        const listing = aListing({ photos: [{ id: 'p', width: 4, height: 3 }] });
        const { results } = await having(listing);
        const seller = { kind: 'private', memberSince: listing.seller.memberSince };
        const { id, title, price, categoryId, kind, location, photos, handover, state, publishedAt, fields } = listing;
        const card = { id, title, price, categoryId, kind, location, photos, handover, state, publishedAt, fields };
        expect((await results()).hits[0]?.listing).toMatchObject({ ...card, seller });
      });

      test('a change in another tab is emitted and found', async () => {
        const { search, store, remove, titles } = await having(aThing('Lampe'));
        expect(await titles('lampe')).toEqual(['Lampe']);
        let changes = 0;
        const unsubscribe = search.subscribeToChanges(() => changes++);
        const after = async (change: Promise<void>, expected: readonly string[]) => {
          const before = changes;
          await change;
          await eventually(async () => {
            expect(changes).toBeGreaterThan(before);
            expect(await titles('lampe')).toEqual(expected);
          });
        };
        await after(store(aThing('Lampe neuve', ago(0))), ['Lampe neuve', 'Lampe']);
        await after(store({ ...aThing('Lampe'), title: 'Bougeoir' }), ['Lampe neuve']);
        await after(store(aThing('Lampe neuve', { state: 'sold' })), []);
        await after(store(aThing('Lampe neuve', ago(0))), ['Lampe neuve']);
        await after(remove('Lampe neuve'), []);
        unsubscribe();
        const counted = changes;
        await store(aThing('Lampe rouge'));
        await eventually(async () => expect(await titles('lampe')).toEqual(['Lampe rouge']));
        expect(changes).toBe(counted);
      });
    });

    describe('suggestions', () => {
      const suggest = async ({ search, results }: FilledSearch, text: string) => {
        await results();
        const found = await search.suggest(text);
        return found.ok ? found.value : [];
      };

      test('suggestions complete the text, the most frequent first, with their category', async () => {
        const backend = await having(
          aThing('Canapé convertible'),
          aThing('Canapé convertible gris', { id: '2' }),
          aThing('Canapé d’angle'),
          aThing('Canoë', { categoryId: 'nautisme' }),
          aThing('Lampe'),
        );
        const suggestions = await suggest(backend, 'can');
        expect(suggestions[0]).toEqual({ text: 'canapé', categoryId: 'ameublement' });
        expect(suggestions.map(({ text }) => text)).toEqual(
          expect.arrayContaining(['canapé convertible', 'canapé d’angle', 'canoë']),
        );
        expect(suggestions.map(({ text }) => text)).not.toContain('lampe');
      });

      test('suggestions continue after a finished word, and correct a misspelt one', async () => {
        const backend = await having(aThing('Table de nuit'), aThing('Table basse'), aThing('Guitare folk'));
        expect((await suggest(backend, 'table ')).map(({ text }) => text).sort()).toEqual([
          'table basse',
          'table de nuit',
        ]);
        expect((await suggest(backend, 'guittare'))[0]?.text).toBe('guitare');
      });

      test('a suggestion has no category unless most of its listings share it', async () => {
        const backend = await having(
          aThing('Lot', { categoryId: 'livres' }),
          aThing('Lot', { id: '2', categoryId: 'mode' }),
        );
        expect(await suggest(backend, 'lo')).toEqual([{ text: 'lot' }]);
      });

      test('there are at most 8 suggestions, and none for blank text', async () => {
        const backend = await having(
          ...Array.from({ length: 12 }, (_, index) => aThing(`Lampe ${'abcdefghijkl'[index] ?? ''}mie`)),
        );
        expect(await suggest(backend, 'lam')).toHaveLength(8);
        expect(await suggest(backend, '  ')).toEqual([]);
      });
    });
  });
}
