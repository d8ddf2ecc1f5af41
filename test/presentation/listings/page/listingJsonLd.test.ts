import { expect, test } from 'vitest';
import type { Listing } from '../../../../src/domain/listings/Listing';
import { listingJsonLd } from '../../../../src/presentation/listings/page/listingJsonLd';
import { aListing } from '../../../support/builders/aListing';

const url = 'https://monbazar.test/annonce/velo/velo-de-ville';
const text = (changes: Partial<Listing> = {}, images: string[] = []) =>
  listingJsonLd(aListing(changes), { url, images });
const described = (changes: Partial<Listing> = {}, images: string[] = []): unknown => JSON.parse(text(changes, images));

test('a text of the seller cannot close the script element', () => {
  const description = '</script><script>alert(1)</script>';
  expect(text({ description })).not.toContain('<');
  expect(described({ description })).toMatchObject({ description });
});

test('an offer is described with its price, place and seller', () => {
  expect(described({}, ['https://monbazar.test/a.svg'])).toMatchObject({
    '@type': 'Product',
    url,
    image: ['https://monbazar.test/a.svg'],
    offers: {
      '@type': 'Offer',
      price: 120,
      priceCurrency: 'EUR',
      availability: 'https://schema.org/InStock',
      seller: { '@type': 'Person', name: 'Claire' },
      areaServed: { address: { addressLocality: 'Nantes', postalCode: '44000' } },
    },
  });
});

test.each<[string, Partial<Listing>, object]>([
  [
    'a car',
    {
      categoryId: 'voitures',
      fields: { brand: 'Renault', model: 'Clio', mileage: 45_000, firstRegistration: '2019-03' },
    },
    {
      '@type': ['Product', 'Car'],
      brand: { name: 'Renault' },
      model: 'Clio',
      mileageFromOdometer: { value: 45_000, unitCode: 'KMT' },
      dateVehicleFirstRegistered: '2019-03',
    },
  ],
  ['a motorbike', { categoryId: 'motos' }, { '@type': ['Product', 'Motorcycle'] }],
  ['a van', { categoryId: 'utilitaires' }, { '@type': ['Product', 'Vehicle'] }],
  [
    'a flat',
    { categoryId: 'locations', fields: { livingArea: 62 } },
    { '@type': ['Product', 'RealEstateListing'], floorSize: { value: 62, unitCode: 'MTK' } },
  ],
  ['something wanted', { kind: 'wanted' }, { offers: { '@type': 'Demand' } }],
  ['something reserved', { state: 'reserved' }, { offers: { availability: 'https://schema.org/LimitedAvailability' } }],
  ['a gift', { price: { kind: 'gift' } }, { offers: { price: 0 } }],
])('%s is described with its own type and details', (_what, changes, expected) => {
  expect(described(changes)).toMatchObject(expected);
});

test('a price on request is left out', () => {
  expect(text({ price: { kind: 'on-request' } })).not.toContain('price"');
});

test('a company sells under its own name', () => {
  const seller = {
    name: 'Paul',
    kind: 'professional',
    memberSince: 0,
    company: { name: 'Cycles Paul', siret: '73282932000074' },
  } as const;
  expect(described({ seller })).toMatchObject({ offers: { seller: { '@type': 'Organization', name: 'Cycles Paul' } } });
});
