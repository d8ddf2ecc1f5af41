import { expect, test } from 'vitest';
import { categories, findCategory } from '../../../../src/domain/listings/catalogue/categories';
import { draftOfListing } from '../../../../src/domain/listings/draft/draftOfListing';
import type { Listing } from '../../../../src/domain/listings/Listing';
import { validateDraft } from '../../../../src/domain/listings/draft/validateDraft';
import { generateListings } from '../../../../src/infrastructure/embedded/demo/generateListings';
import { aListing, NOON } from '../../../support/builders/aListing';

test('the draft has the texts that a person would type, decimal commas included', () => {
  const listing = aListing({ fields: { bicycleType: 'ville', battery: 450.5, electric: true, brand: 'No. 5' } });
  expect(draftOfListing(listing)).toEqual({
    id: 'velo',
    kind: 'offer',
    categoryId: 'velos',
    title: 'Vélo de ville',
    description: 'Un vélo en bon état, révisé au printemps.',
    priceKind: 'amount',
    price: '120',
    fields: { bicycleType: 'ville', battery: '450,5', electric: 'oui', brand: 'No. 5' },
    photos: [],
    location: listing.location,
    placeText: '',
    handover: { inPerson: true, delivery: false },
    sellerKind: 'private',
    companyName: '',
    siret: '',
  });
});

test('the draft of a listing without an amount has no price', () => {
  expect(draftOfListing(aListing({ price: { kind: 'gift' } }))).toMatchObject({ priceKind: 'gift', price: '' });
});

test('a flag that is not set stays unticked', () => {
  expect(draftOfListing(aListing({ fields: { electric: false } })).fields).toEqual({ electric: '' });
});

test('the draft of a professional has the company', () => {
  const seller = {
    ...aListing().seller,
    kind: 'professional' as const,
    company: { name: 'Vélos Claire', siret: '73282932000074' },
  };
  expect(draftOfListing(aListing({ seller }))).toMatchObject({
    sellerKind: 'professional',
    companyName: 'Vélos Claire',
    siret: '73282932000074',
  });
});

test('the draft can have another id', () => {
  expect(draftOfListing(aListing(), 'copie').id).toBe('copie');
});

test('the draft of any valid listing has the content of the listing', () => {
  const whole = [...generateListings(400, NOON)].filter(hasWhatIsRequired);
  expect(new Set(whole.map(({ categoryId }) => categoryId)).size).toBeGreaterThan(categories.length / 2);
  for (const listing of whole) {
    const checked = validateDraft(draftOfListing(listing));
    if (!checked.ok) expect([...checked.failure].filter(([entry]) => !isOddlyGenerated(entry))).toEqual([]);
    else
      expect(checked.value).toMatchObject({
        title: listing.title,
        price: listing.price,
        location: listing.location,
        handover: listing.handover,
      });
  }
});

/** The generator fills fields without asking whether they depend on others, and invents SIRET numbers. */
function isOddlyGenerated(entry: string): boolean {
  return entry === 'siret' || entry === 'companyName' || entry === 'fields.energyCostMaximum';
}

function hasWhatIsRequired({ categoryId, fields, kind }: Listing): boolean {
  const asked =
    findCategory(categoryId)?.fields.filter(({ required, when }) => required === true && when === undefined) ?? [];
  return kind === 'offer' && asked.every(({ id }) => id in fields);
}
