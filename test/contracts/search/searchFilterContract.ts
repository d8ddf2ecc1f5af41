import { describe, expect, test } from 'vitest';
import type { Listing } from '../../../src/domain/listings/Listing';
import type { SearchCriteria } from '../../../src/domain/search/criteria/SearchCriteria';
import { lyon, nantes } from '../../support/builders/aListing';
import { ago, anAmount, aThing, type FilledSearch, villeurbanne } from './filledSearch';

type Having = (...listings: readonly Listing[]) => Promise<FilledSearch>;

/** The contract of filters, a part of the contract of search. */
export function describeSearchFilters(having: Having): void {
  describe('filters', () => {
    const pro = { seller: { name: 'Pro', kind: 'professional', memberSince: 0 } } as const;
    const memberSince = (...date: readonly [year: number, month: number, day: number]) =>
      ({
        seller: { name: 'Inès', kind: 'private', memberSince: Date.UTC(...date) },
      }) as const;
    const cars = { categoryId: 'voitures' } as const;

    test.each<[string, Partial<SearchCriteria>, Partial<Listing>, Partial<Listing>]>([
      ['family', { family: 'maison' }, { categoryId: 'jardin' }, { categoryId: 'livres' }],
      ['category', { categoryId: 'livres' }, { categoryId: 'livres' }, { categoryId: 'jardin' }],
      ['kind', { kind: 'wanted' }, { kind: 'wanted' }, { kind: 'offer' }],
      ['seller', { seller: 'professional' }, pro, {}],
      ['3 months of membership', { seniority: 3 }, memberSince(2026, 1, 28), memberSince(2026, 2, 1)],
      ['a year of membership', { seniority: 12 }, memberSince(2025, 4, 31), memberSince(2025, 5, 1)],
      ['3 years of membership', { seniority: 36 }, memberSince(2023, 4, 31), memberSince(2023, 5, 1)],
      ['lowest price', { price: { minimum: 100 } }, anAmount(100), anAmount(99)],
      ['highest price', { price: { maximum: 100 } }, anAmount(100), { price: { kind: 'on-request' } }],
      ['gift', { giftOnly: true }, { price: { kind: 'gift' } }, anAmount(1)],
      ['photo', { withPhoto: true }, { photos: [{ id: 'p', width: 1, height: 1 }] }, {}],
      ['delivery', { delivery: true }, { handover: { inPerson: false, delivery: true } }, {}],
      ['reservation', { hideReserved: true }, { state: 'online' }, { state: 'reserved' }],
      ['place', { place: { ...lyon, radiusKm: 5 } }, { location: villeurbanne }, { location: nantes }],
      [
        'choice',
        { categoryId: 'voitures', fields: { fuel: { kind: 'any-of', values: ['gpl', 'diesel'] } } },
        { ...cars, fields: { fuel: 'diesel' } },
        { ...cars, fields: { fuel: 'essence' } },
      ],
      [
        'text',
        { categoryId: 'voitures', fields: { brand: { kind: 'any-of', values: ['Citroën'] } } },
        { ...cars, fields: { brand: 'CITROEN' } },
        { ...cars, fields: { brand: 'Audi' } },
      ],
      [
        'number',
        { categoryId: 'voitures', fields: { mileage: { kind: 'range', maximum: 9000 } } },
        { ...cars, fields: { mileage: 9000 } },
        { ...cars, fields: { mileage: 9001 } },
      ],
      [
        'year',
        { categoryId: 'voitures', fields: { firstRegistration: { kind: 'range', minimum: 2020 } } },
        { ...cars, fields: { firstRegistration: '2020-01' } },
        { ...cars, fields: { firstRegistration: '2019-12' } },
      ],
      [
        'flag',
        { categoryId: 'velos', fields: { electric: { kind: 'set' } } },
        { categoryId: 'velos', fields: { electric: true } },
        { categoryId: 'velos', fields: {} },
      ],
    ])('the filter by %s finds only listings that meet it', async (_, criteria, matching, other) => {
      const { titles } = await having(aThing('gardé', matching), aThing('écarté', other));
      expect(await titles(criteria)).toEqual(['gardé']);
    });

    test('all filters and words apply together', async () => {
      const { results } = await having(
        aThing('Lampe à 10', anAmount(10)),
        aThing('Lampe à 90', anAmount(90)),
        aThing('Table à 10', anAmount(10)),
      );
      expect(await results({ query: 'lampe', price: { maximum: 50 } })).toMatchObject({
        total: 1,
        hits: [{ listing: { title: 'Lampe à 10' } }],
      });
    });
  });

  test('without the reserved listings, the total and every page leave them out', async () => {
    const { results, titles } = await having(
      ...Array.from({ length: 9 }, (_, index) =>
        aThing(`lampe ${index}`, { state: index % 3 === 0 ? 'reserved' : 'online', ...ago(index) }),
      ),
    );
    const criteria = { query: 'lampe ', hideReserved: true };
    expect(await results(criteria, 2)).toMatchObject({ total: 6 });
    expect(await titles(criteria, 2)).toEqual(['lampe 1', 'lampe 2']);
    expect(await titles({ ...criteria, sort: 'price-up' }, 9)).toHaveLength(6);
  });

  describe('words in titles only', () => {
    const inTitles = (query: string) => ({ query, titleOnly: true });

    test('a word is found in the title, and not in the category, the fields, the commune or the description', async () => {
      const { results, titles } = await having(
        aThing('Vélo de ville', ago(1)),
        aThing('VTC', { categoryId: 'velos' }),
        aThing('Remorque', { description: 'Se fixe à un vélo' }),
        aThing('Casque', { categoryId: 'equipement', fields: { product: 'Casque de vélo' } }),
        aThing('Nantes au XIXe siècle', { categoryId: 'livres' }),
        aThing('Armoire', { location: nantes }),
      );
      expect(await results(inTitles('vélo '))).toMatchObject({
        total: 1,
        hits: [{ listing: { title: 'Vélo de ville' } }],
      });
      expect(await titles(inTitles('nantes '))).toEqual(['Nantes au XIXe siècle']);
      expect(await titles({ ...inTitles('vélo '), sort: 'price-up' })).toEqual(['Vélo de ville']);
      expect(await titles({ ...inTitles('vélo '), categoryId: 'velos' })).toEqual([]);
    });

    test('all words are found in the title, in any number and as synonyms, and the last one is completed', async () => {
      const { titles } = await having(
        aThing('Réfrigérateur blanc', ago(1)),
        aThing('Frigo', { description: 'blanc', ...ago(2) }),
        aThing('Lave-linge', ago(3)),
        aThing('Linge de lit', { description: 'Se lave à 60°', ...ago(4) }),
        aThing('Lampadaire', ago(5)),
      );
      expect(await titles(inTitles('frigos blanc '))).toEqual(['Réfrigérateur blanc']);
      expect(await titles(inTitles('machine à laver '))).toEqual(['Lave-linge']);
      expect(await titles(inTitles('lave linge '))).toEqual(['Lave-linge']);
      expect(await titles(inTitles('lamp'))).toEqual(['Lampadaire']);
    });

    test('a word that only descriptions contain is completed or corrected to a word of a title', async () => {
      const { titles } = await having(
        aThing('Guitare folk', { description: 'Une lampe' }),
        aThing('Lampadaire'),
        aThing('Housse', { description: 'Pour guittare' }),
      );
      expect(await titles(inTitles('lamp'))).toEqual(['Lampadaire']);
      expect(await titles(inTitles('guittare '))).toEqual(['Guitare folk']);
      expect(await titles('guittare ')).toEqual(['Housse']);
    });

    test('a word to leave out is looked for in titles only', async () => {
      const { titles } = await having(
        aThing('Canapé en cuir'),
        aThing('Canapé tissu', { description: 'Existe aussi en cuir' }),
      );
      expect(await titles(inTitles('canapé -cuir'))).toEqual(['Canapé tissu']);
      expect(await titles('canapé -cuir')).toEqual([]);
    });

    test('without words, a search in titles finds everything', async () => {
      const { titles } = await having(aThing('a'), aThing('b'));
      expect(await titles(inTitles(''))).toHaveLength(2);
    });
  });

  test('the total counts the matches of all pages', async () => {
    const { results } = await having(...Array.from({ length: 7 }, (_, index) => aThing(`lampe ${index}`)));
    expect(await results({ query: 'lampe' }, 2)).toMatchObject({ total: 7, hits: [{}, {}] });
  });
}

/** For backends that count the results of each choice; the counts of others are null. */
export function describeFacetCounts(having: Having): void {
  describe('counts of choices', () => {
    test('the count of a choice ignores the filter of its own field', async () => {
      const bicycle = { categoryId: 'velos', fields: { bicycleType: 'ville', condition: 'bon-etat' } };
      const { results } = await having(
        aThing('a', bicycle),
        aThing('b', { ...bicycle, kind: 'wanted' }),
        aThing('c', { ...bicycle, fields: { bicycleType: 'vtt', electric: true } }),
        aThing('d', {
          state: 'reserved',
          categoryId: 'livres',
          price: { kind: 'gift' },
          handover: { inPerson: true, delivery: true },
        }),
      );
      expect((await results()).counts).toEqual({
        categories: { velos: 3, livres: 1 },
        kinds: { offer: 3, wanted: 1 },
        sellers: { private: 4 },
        seniorities: { any: 4, 3: 4, 12: 4, 36: 0 },
        gift: 1,
        withPhoto: 0,
        delivery: 1,
        notReserved: 3,
        fields: {},
      });
      const { total, counts } = await results({
        categoryId: 'velos',
        kind: 'offer',
        fields: { bicycleType: { kind: 'any-of', values: ['ville'] } },
      });
      expect(total).toBe(1);
      expect(counts).toMatchObject({
        categories: { velos: 2, livres: 1 },
        kinds: { offer: 1, wanted: 1 },
        gift: 0,
        notReserved: 1,
      });
      expect(counts?.fields).toMatchObject({ bicycleType: { ville: 1, vtt: 1 }, condition: { 'bon-etat': 1 } });
    });
  });
}
