import { describe, expect, test } from 'vitest';
import type { ListingDraft } from '../../../../src/domain/listings/draft/ListingDraft';
import { emptyDraft, isBlank } from '../../../../src/domain/listings/draft/ListingDraft';
import { validateDraft, validContent } from '../../../../src/domain/listings/draft/validateDraft';
import { aDraft } from '../../../support/builders/aDraft';
import { nantes } from '../../../support/builders/aListing';

function errorsOf(changes: Partial<ListingDraft>): unknown {
  const result = validateDraft(aDraft(changes));
  return result.ok ? 'no error' : Object.fromEntries(result.failure);
}
function checked(changes: Partial<ListingDraft> = {}) {
  const result = validateDraft(aDraft(changes));
  if (!result.ok) throw new Error(JSON.stringify([...result.failure]));
  return result.value;
}
const car = {
  categoryId: 'voitures',
  fields: {
    brand: 'Renault',
    model: 'Clio',
    firstRegistration: '2019-03',
    mileage: '84 000',
    fuel: 'essence',
    gearbox: 'manuelle',
  },
};
const flat = {
  categoryId: 'ventes-immobilieres',
  price: '210 000',
  fields: {
    propertyType: 'appartement',
    livingArea: '61,5',
    rooms: '3',
    dpeStatus: 'renseigne',
    energyClass: 'd',
    climateClass: 'b',
    energyCostMinimum: '800',
    energyCostMaximum: '1100',
    energyCostYear: '2023',
  },
};

describe('a valid draft', () => {
  test('the entries become the trimmed and typed content of a listing', () => {
    expect(checked({ title: '  Vélo de ville ' })).toEqual({
      id: 'velo',
      kind: 'offer',
      categoryId: 'velos',
      title: 'Vélo de ville',
      description: 'Un vélo en bon état.',
      price: { kind: 'amount', euros: 120 },
      fields: { bicycleType: 'ville', condition: 'bon-etat' },
      location: nantes,
      photos: [],
      handover: { inPerson: true, delivery: false },
      seller: { kind: 'private' },
    });
  });

  test('numbers, months and flags are parsed', () => {
    expect(checked({ ...car, fields: { ...car.fields, mileageNotGuaranteed: 'oui' } }).fields).toMatchObject({
      mileage: 84_000,
      firstRegistration: '2019-03',
      mileageNotGuaranteed: true,
    });
    expect(checked(flat).fields).toMatchObject({ livingArea: 61.5, energyCostYear: 2023 });
  });

  test('a number with its unit is parsed', () => {
    expect(checked({ ...car, fields: { ...car.fields, mileage: '84 000 KM' } }).fields).toMatchObject({
      mileage: 84_000,
    });
  });

  test('fields that do not apply to the choices are dropped', () => {
    const land = { ...flat, fields: { ...flat.fields, propertyType: 'terrain', dpeStatus: 'non-soumis' } };
    expect(checked(land).fields).toEqual({ propertyType: 'terrain', dpeStatus: 'non-soumis' });
  });

  test('line breaks of a title are read as blanks', () => {
    expect(checked({ title: 'Vélo\r\nde\u2028ville' }).title).toBe('Vélo de ville');
  });

  test('texts of minimum and maximum length are accepted', () => {
    for (const title of ['V'.repeat(5), 'V'.repeat(100)]) expect(checked({ title }).title).toBe(title);
    expect(checked({ ...car, fields: { ...car.fields, model: 'C'.repeat(60) } }).fields).toMatchObject({
      model: 'C'.repeat(60),
    });
    expect(checked({ ...flat, fields: { ...flat.fields, energyCostMaximum: '800' } }).fields).toMatchObject({
      energyCostMaximum: 800,
    });
  });

  test('a month with blanks around, December, and a flag that is not set are parsed', () => {
    const fields = { ...car.fields, firstRegistration: ' 2019-12 ', mileageNotGuaranteed: 'non' };
    expect(checked({ ...car, fields }).fields).toMatchObject({
      firstRegistration: '2019-12',
      mileageNotGuaranteed: false,
    });
  });

  test.each(['73282932000074', '44332211000018'])('the SIRET %s is accepted', (siret) => {
    expect(checked({ sellerKind: 'professional', companyName: 'Cycles', siret }).seller.company?.siret).toBe(siret);
  });

  test('the draft of a professional has the company', () => {
    expect(
      checked({ sellerKind: 'professional', companyName: ' Cycles Dupont ', siret: '732 829 320 00074' }).seller,
    ).toEqual({
      kind: 'professional',
      company: { name: 'Cycles Dupont', siret: '73282932000074' },
    });
  });
});

describe('prices', () => {
  test.each([
    [{ price: '1 234 €' }, { kind: 'amount', euros: 1234 }],
    [{ priceKind: 'gift' as const }, { kind: 'gift' }],
    [{ ...flat, priceKind: 'on-request' as const }, { kind: 'on-request' }],
    [{ kind: 'wanted' as const, price: '' }, { kind: 'on-request' }],
    [{ kind: 'wanted' as const, priceKind: 'on-request' as const }, { kind: 'on-request' }],
  ])('the price %j is parsed as %j', (changes, price) => {
    expect(checked(changes).price).toEqual(price);
  });

  test.each([
    [{ price: '' }, { kind: 'required' }],
    [{ price: '  ' }, { kind: 'required' }],
    [{ price: '\u200b' }, { kind: 'required' }],
    [{ price: 'cent' }, { kind: 'not-a-number' }],
    [{ price: 'x12' }, { kind: 'not-a-number' }],
    [{ price: '12x' }, { kind: 'not-a-number' }],
    [{ price: '100000000' }, { kind: 'out-of-range', minimum: 1, maximum: 99_999_999 }],
    [{ price: '12,50' }, { kind: 'not-a-whole-number' }],
    [{ price: '0' }, { kind: 'out-of-range', minimum: 1, maximum: 99_999_999 }],
    [{ price: '-5' }, { kind: 'out-of-range', minimum: 1, maximum: 99_999_999 }],
    [{ ...car, priceKind: 'gift' as const }, { kind: 'price-kind-refused' }],
    [{ priceKind: 'on-request' as const }, { kind: 'price-kind-refused' }],
  ])('%j is refused: %j', (changes, price) => {
    expect(errorsOf(changes)).toEqual({ price });
  });
});

describe('mistakes', () => {
  test.each<[Partial<ListingDraft>, unknown]>([
    [{ title: ' ' }, { title: { kind: 'required' } }],
    [{ title: '\u200b\u3164\u2800\u00ad\u200d' }, { title: { kind: 'required' } }],
    [{ description: '\u2800'.repeat(20) }, { description: { kind: 'required' } }],
    [{ ...car, fields: { ...car.fields, model: '\u3164' } }, { 'fields.model': { kind: 'required' } }],
    [{ title: 'Vélo' }, { title: { kind: 'too-short', minimum: 5 } }],
    [{ title: '🚲🚲🚲' }, { title: { kind: 'too-short', minimum: 5 } }],
    [{ title: 'V'.repeat(101) }, { title: { kind: 'too-long', maximum: 100 } }],
    [{ description: 'Bien' }, { description: { kind: 'too-short', minimum: 10 } }],
    [{ categoryId: null }, { categoryId: { kind: 'required' } }],
    [{ categoryId: 'inconnue' }, { categoryId: { kind: 'required' } }],
    [{ location: null }, { location: { kind: 'required' } }],
    [{ handover: { inPerson: false, delivery: false } }, { handover: { kind: 'required' } }],
    [{ fields: {} }, { 'fields.bicycleType': { kind: 'required' }, 'fields.condition': { kind: 'required' } }],
    [{ fields: { bicycleType: 'avion', condition: 'bon-etat' } }, { 'fields.bicycleType': { kind: 'unknown-choice' } }],
    [
      { ...car, fields: { ...car.fields, firstRegistration: 'mars 2019' } },
      { 'fields.firstRegistration': { kind: 'not-a-month' } },
    ],
    [
      { ...car, fields: { ...car.fields, firstRegistration: '2019-13' } },
      { 'fields.firstRegistration': { kind: 'not-a-month' } },
    ],
    [
      { ...car, fields: { ...car.fields, firstRegistration: 'x2019-03' } },
      { 'fields.firstRegistration': { kind: 'not-a-month' } },
    ],
    [
      { ...car, fields: { ...car.fields, firstRegistration: '2019-031' } },
      { 'fields.firstRegistration': { kind: 'not-a-month' } },
    ],
    [{ ...car, fields: { ...car.fields, model: ' ' } }, { 'fields.model': { kind: 'required' } }],
    [
      { ...car, fields: { ...car.fields, model: 'C'.repeat(61) } },
      { 'fields.model': { kind: 'too-long', maximum: 60 } },
    ],
    [
      { ...flat, fields: { ...flat.fields, energyCostMinimum: '2000' } },
      { 'fields.energyCostMaximum': { kind: 'range-upside-down' } },
    ],
    [{ sellerKind: 'professional' }, { companyName: { kind: 'required' }, siret: { kind: 'required' } }],
    [
      { sellerKind: 'professional', companyName: 'Cycles', siret: '73282932000075' },
      { siret: { kind: 'not-a-siret' } },
    ],
    [
      { sellerKind: 'professional', companyName: ' ', siret: ' ' },
      { companyName: { kind: 'required' }, siret: { kind: 'required' } },
    ],
    [
      { sellerKind: 'professional', companyName: 'C', siret: '73282932000074' },
      { companyName: { kind: 'too-short', minimum: 2 } },
    ],
    [
      { sellerKind: 'professional', companyName: 'C'.repeat(101), siret: '73282932000074' },
      { companyName: { kind: 'too-long', maximum: 100 } },
    ],
    [
      { sellerKind: 'professional', companyName: 'Cycles', siret: '073282932000074' },
      { siret: { kind: 'not-a-siret' } },
    ],
    [{ sellerKind: 'professional', companyName: 'Cycles', siret: '7328' }, { siret: { kind: 'not-a-siret' } }],
  ])('%j is refused: %j', (changes, errors) => {
    expect(errorsOf(changes)).toEqual(errors);
  });

  test('all errors are returned at once in the order of the form', () => {
    const result = validateDraft(aDraft({ ...car, title: '', fields: {}, description: '', price: '', location: null }));
    expect(result.ok ? [] : [...result.failure.keys()]).toEqual([
      'title',
      'fields.brand',
      'fields.model',
      'fields.firstRegistration',
      'fields.mileage',
      'fields.fuel',
      'fields.gearbox',
      'description',
      'price',
      'location',
    ]);
  });

  test('a wanted listing needs none of the fields of its category', () => {
    expect(checked({ kind: 'wanted', fields: {} }).fields).toEqual({});
  });
});

test.each<[string, Partial<ListingDraft>, boolean]>([
  ['nothing', {}, true],
  ['blanks', { title: '  ' }, true],
  ['a title', { title: 'V' }, false],
  ['a description', { description: 'V' }, false],
  ['a price', { price: '1' }, false],
  ['a company', { companyName: 'C' }, false],
  ['a category', { categoryId: 'velos' }, false],
  ['a photo', { photos: [{ id: 'p', width: 1, height: 1 }] }, false],
  ['a place', { location: nantes }, false],
  ['a place being typed', { placeText: 'Nan' }, false],
])('a draft with %s is blank: %s', (_name, changes, blank) => {
  expect(isBlank({ ...emptyDraft('x'), ...changes })).toBe(blank);
});

test('the entries of a draft that have no mistake are its valid content', () => {
  const { description, photos, seller, title } = checked();
  expect(validContent(aDraft({ price: 'x', location: null, fields: {} }))).toMatchObject({
    description,
    seller,
    title,
  });
  const content = validContent(aDraft({ title: 'V', price: 'x', location: null }));
  expect(Object.keys(content)).toEqual(expect.arrayContaining(['description', 'categoryId', 'fields']));
  expect(Object.keys(content)).not.toEqual(expect.arrayContaining(['title']));
  expect([content.price, content.location, content.photos]).toEqual([undefined, undefined, photos]);
});
