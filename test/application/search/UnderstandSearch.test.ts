import { describe, expect, test } from 'vitest';
import { UnderstandSearch } from '../../../src/application/search/UnderstandSearch';
import { failure, success } from '../../../src/domain/shared/Result';
import { noCriteria } from '../../../src/domain/search/criteria/SearchCriteria';
import { mayHoldPhrases } from '../../../src/domain/search/sentence/mayHoldPhrases';
import { radiusAroundPerson } from '../../../src/domain/search/sentence/readSentence';
import { meaningOf, understanding } from './meaningOf';
import { misunderstandings } from './misunderstandings';
import { understoodSentences } from './sentences';

describe('the meaning of a sentence', () => {
  test.each(understoodSentences)('the sentence « %s » means %s', async (query, expected) => {
    expect(await meaningOf(query)).toBe(expected);
  });

  test('filters that were chosen before stay, and a category gives its fields a meaning', async () => {
    expect(await meaningOf('moins de 50 000 km', { categoryId: 'motos', withPhoto: true })).toBe(
      'categorie=motos photo=1 f_mileage=..50000',
    );
    expect(await meaningOf('moins de 100 €', { price: { minimum: 20, maximum: 500 } })).toBe('prix_max=100');
  });

  test('a gift or a seller in a category says nothing of the condition', async () => {
    expect(await meaningOf('vélo gratuit', { categoryId: 'velos' })).toBe('q=vélo categorie=velos don=1');
    expect(await meaningOf('vendeur pro', { categoryId: 'velos' })).toBe('categorie=velos vendeur=pro');
  });

  test('a price above the highest one is no mileage either', async () => {
    expect(await meaningOf('moins de 99999999999 €', { categoryId: 'voitures' })).toBe('nothing');
  });

  test('fields that were chosen before stay beside those of the sentence', async () => {
    const fields = { mileage: { kind: 'range', maximum: 50_000 } } as const;
    expect(await meaningOf('après 2015', { categoryId: 'voitures', fields })).toBe(
      'categorie=voitures f_firstRegistration=2015.. f_mileage=..50000',
    );
  });

  test('fields of the former category that the category of the sentence does not filter by go, and the others stay', async () => {
    const fields = {
      rooms: { kind: 'any-of', values: ['3'] },
      propertyAge: { kind: 'any-of', values: ['ancien'] },
      mileage: { kind: 'range', maximum: 50_000 },
    } as const;
    expect(await meaningOf('appartement à louer', { categoryId: 'ventes-immobilieres', fields })).toBe(
      'q=appartement categorie=locations f_rooms=3',
    );
    const moved = await understanding.run({ ...noCriteria, query: 'T3 à louer', categoryId: 'voitures', fields });
    expect(moved).toMatchObject({ categoryId: 'locations', fields: { rooms: { kind: 'any-of', values: ['3'] } } });
    expect(Object.keys(moved?.fields ?? {})).toEqual(['rooms']);
  });

  test('a sentence that stays in its category keeps all its fields', async () => {
    const fields = { propertyAge: { kind: 'any-of', values: ['ancien'] } } as const;
    expect(await meaningOf('appartement à vendre', { categoryId: 'ventes-immobilieres', fields })).toBe(
      'q=appartement categorie=ventes-immobilieres f_propertyAge=ancien',
    );
  });

  test('rooms are understood in the category that was chosen, and not in another family', async () => {
    expect(await meaningOf('T3', { categoryId: 'locations' })).toBe('categorie=locations f_rooms=3');
    expect(await meaningOf('T3 meublé', { family: 'immobilier' })).toBe('nothing');
    expect(await meaningOf('T3', { family: 'vehicules' })).toBe('nothing');
    expect(await meaningOf('T3', { categoryId: 'voitures' })).toBe('nothing');
    expect(await meaningOf('T3 moins de 900 €', { family: 'vehicules' })).toBe('q=T3 famille=vehicules prix_max=900');
    expect(await meaningOf('9 pièces', { categoryId: 'locations' })).toBe('nothing');
    expect(await meaningOf('3 pièces', { categoryId: 'inconnue' })).toBe('nothing');
  });

  test.each([
    ['vélo autour de moi', null],
    ['vélo à moins de 10 km de chez moi', 10],
    ['vélo dans un rayon de 5 km autour de moi', 5],
    ['vélo à 900 km de chez moi', undefined],
    ['vélo à 20 kms de chez moi', 20],
    ['vélo moins de 20 kilomètres autour de moi', 20],
    ['vélo à 0 km de chez moi', undefined],
    ['vélo à 201 km de chez moi', undefined],
    ['vélo à 20 pouces de chez moi', undefined],
    ['vélo autour de Lyon', undefined],
  ])('the query « %s » asks for what is around the person within %s km', (query, expected) => {
    expect(radiusAroundPerson(query)).toBe(expected);
  });

  test('a sentence that was understood leaves nothing more to understand', async () => {
    const understood = await understanding.run({ ...noCriteria, query: 'vélo à moins de 1 500 € près de Lyon' });
    expect(await understanding.run(understood ?? noCriteria)).toBeNull();
  });

  test('a place stays words when the list of communes cannot be read, the rest is understood', async () => {
    const offline = new UnderstandSearch({
      find: () => Promise.resolve(failure('unavailable')),
      nearest: () => Promise.resolve(failure('unavailable')),
    });
    const understood = await offline.run({ ...noCriteria, query: 'vélo près de Lyon moins de 300 €' });
    expect(understood).toMatchObject({ query: 'vélo près de Lyon', price: { maximum: 300 } });
    expect(await offline.run({ ...noCriteria, query: 'vélo moins de 300 près de Lyon' })).toMatchObject({
      query: 'vélo près de Lyon',
      price: { maximum: 300 },
    });
    expect(await offline.run({ ...noCriteria, query: 'vélo moins de 300 69003' })).toMatchObject({
      query: 'vélo 69003',
      price: { maximum: 300 },
    });
    expect(await offline.run({ ...noCriteria, query: 'vélo moins de 300 à Lyon' })).toBeNull();
  });

  const lookedUp = async (query: string) => {
    const names: string[] = [];
    const directory = new UnderstandSearch({
      find: (name) => {
        names.push(name);
        return Promise.resolve(success([]));
      },
      nearest: () => Promise.resolve(failure('unavailable')),
    });
    await directory.run({ ...noCriteria, query });
    return names;
  };

  test('the longest name is looked up first, and no name twice', async () => {
    expect(await lookedUp('vélo près de Zorglub pas cher')).toEqual(['Zorglub pas cher', 'Zorglub pas', 'Zorglub']);
    expect(await lookedUp('près de un deux trois quatre cinq six sept')).toHaveLength(6);
  });

  test.each(['table à 100 €', 'vélo près de 100', 'vélo 690031', 'vélo 169003', 'machine à laver', 'vélo à'])(
    'no place is looked up for the query « %s »',
    async (query) => {
      expect(await lookedUp(query)).toEqual([]);
    },
  );
});

describe('what must not be misunderstood', () => {
  test.each(misunderstandings)('the query « %s » stays words', async (query) => {
    expect(await meaningOf(query)).toBe('nothing');
  });

  test('queries without any phrase are known at once', () => {
    expect(['canapé', 'guitare folk', 'vélo électrique', 'macbook air'].filter(mayHoldPhrases)).toEqual([]);
    expect(mayHoldPhrases('vélo près de Lyon')).toBe(true);
  });

  test.each([
    'cherche vélo',
    'recherche vélo',
    'nous recherchons vélo',
    'personnes qui cherchent vélo',
    'canapé gratuit',
    'canapés gratuits',
    'table gratuite',
    'tables gratuites',
    'vélo gratuitement',
    'don vélo',
    'dons vélo',
    'vélo neuf',
    'vélos neufs',
    'table neuve',
    'tables neuves',
    'vendeur pro',
    'vendeurs pros',
    'professionnel uniquement',
    'professionnels uniquement',
    'vendeur particulier',
    'particuliers uniquement',
  ])('the query « %s » is read more closely', (query) => {
    expect(mayHoldPhrases(query)).toBe(true);
  });
});

describe('the place in the last words of a query that finds nothing', () => {
  const around = async (query: string) => {
    const found = await understanding.aroundLastWords({ ...noCriteria, query });
    return found === null ? null : `${found.query} | ${found.place?.communeName ?? ''}`;
  };

  test.each([
    ['vélo lyon', 'vélo | Lyon'],
    ['T3 lyon', 'T3 | Lyon'],
    ['vélo électrique la rochelle', 'vélo électrique | La Rochelle'],
    ['canapé saint-étienne', 'canapé | Saint-Étienne'],
    ['vélo Rocamadour', 'vélo | Rocamadour'],
    ['cherche vélo lyon', 'cherche vélo | Lyon'],
    ['vélo moins de 300 € lyon', 'vélo moins de 300 € | Lyon'],
  ])('the query « %s » is proposed as « %s »', async (query, expected) => {
    expect(await around(query)).toBe(expected);
  });

  test.each(['lyon', 'vélo licorne', 'vélo rocamadour', ''])(
    'the query « %s » names no large town beside a thing',
    async (query) => {
      expect(await around(query)).toBeNull();
    },
  );
});
