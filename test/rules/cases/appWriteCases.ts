import { categories } from '../../../src/domain/listings/catalogue/categories';
import type { Field, FieldValue } from '../../../src/domain/listings/catalogue/Field';
import { FREE_LISTINGS_QUOTA } from '../../../src/domain/listings/lifecycle/freeListings';
import type { Listing } from '../../../src/domain/listings/Listing';
import { LIFETIME } from '../../../src/domain/listings/lifecycle/lifetime';
import { MAXIMUM_PHOTOS } from '../../../src/domain/listings/Photo';
import { MAXIMUM_PRICE } from '../../../src/domain/listings/Price';
import { DESCRIPTION_LENGTH, TITLE_LENGTH } from '../../../src/domain/listings/draft/validateDraft';
import type { DemoListing } from '../../../src/infrastructure/embedded/demo/DemoListing';
import catalogue from '../../../src/infrastructure/embedded/demoCatalogue.json';
import { cardDocumentsOf } from '../../../src/infrastructure/firebase/cards/cardDocumentsOf';
import { documentOfListing } from '../../../src/infrastructure/firebase/documents/documentOfListing';
import { minimalProfile } from '../../../src/infrastructure/firebase/auth/minimalProfile';
import { aListing } from '../../support/builders/aListing';
import { karim, newcomer } from '../actors';
import { plainOf } from '../plainOf';
import { allows, change, commits, denies, given, set, type Attempt, type RulesCase } from '../RulesCase';
import { NOW, now } from '../times';
import { anAccount } from '../world';

const demoListings: readonly DemoListing[] = catalogue;

/** What `FirestoreListingRepository.publish` commits for Karim, who has posted `count` listings before. */
function publishing(listing: Listing, count = 0): Attempt {
  const { dateCard, priceCard, byDate, byPrice } = cardDocumentsOf(listing);
  const { name, memberSince } = listing.seller;
  return given(
    { 'users/karim': anAccount('karim', name, { createdAt: new Date(memberSince), freeListingsCount: count }) },
    commits(
      set(`listings/${listing.id}`, plainOf({ ...documentOfListing(listing), dateCard, priceCard })),
      set(`cardsByDate/${dateCard}`, plainOf(byDate)),
      set(`cardsByPrice/${priceCard}`, plainOf(byPrice)),
      change('users/karim', { freeListingsCount: count + 1, lastListingId: listing.id, updatedAt: now }),
    ),
  );
}

const byKarim = (changes: Partial<Listing>): Listing =>
  aListing({ ownerId: 'karim', publishedAt: NOW, expiresAt: NOW + LIFETIME, updatedAt: NOW, ...changes });
const photosOf = (count: number) =>
  Array.from({ length: count }, () => ({ id: `karim~${crypto.randomUUID()}`, width: 1600, height: 1200 }));

/** Words that all differ, so that no two share a key. */
const words = Array.from({ length: 2000 }, (_, index) => `mot${index.toString(36)}`).join(' ');
const longest: Partial<Listing> = {
  title: words.slice(0, TITLE_LENGTH.maximum),
  description: words.slice(-DESCRIPTION_LENGTH.maximum),
  price: { kind: 'amount', euros: MAXIMUM_PRICE },
  handover: { inPerson: true, delivery: true },
  seller: {
    name: 'Claire',
    kind: 'professional',
    memberSince: Date.UTC(2024, 0, 1),
    company: { name: 'x'.repeat(100), siret: '73282932000074' },
  },
};

function longestOf(field: Field): FieldValue {
  switch (field.kind) {
    case 'choice':
      return field.choices.at(-1)?.value ?? '';
    case 'number':
      return field.maximum;
    case 'month':
      return '2026-06';
    case 'flag':
      return true;
    case 'text':
      return 'é'.repeat(field.maximumLength);
  }
}

const postedDemo: readonly RulesCase[] = demoListings.map(
  ({ id, seller, kind, categoryId, title, description, price, fields, location, photos, handover }) =>
    allows(
      `Karim posts the demo listing ${id}`,
      karim,
      publishing(
        byKarim({
          id,
          seller,
          kind,
          categoryId,
          title,
          description,
          price,
          fields,
          location,
          handover,
          photos: photosOf(photos.length),
        }),
      ),
    ),
);

const fullestOfEachCategory: readonly RulesCase[] = categories.map(({ id: categoryId, fields }) =>
  allows(
    `Karim posts the fullest listing of ${categoryId}`,
    karim,
    publishing(
      byKarim({
        categoryId,
        fields: Object.fromEntries(fields.map((field) => [field.id, longestOf(field)])),
        photos: photosOf(MAXIMUM_PHOTOS),
        ...longest,
      }),
    ),
  ),
);

function joining(): Attempt {
  const identity = {
    uid: 'lina',
    phoneNumber: '+33698765432',
    email: 'lina@exemple.fr',
    emailVerified: true,
    displayName: null,
  };
  const profile = minimalProfile(identity, NOW);
  const { displayName, photoURL } = profile;
  return commits(
    set('users/lina', { ...plainOf(profile), createdAt: now, updatedAt: now }),
    set('profiles/lina', { displayName, photoURL, memberSince: now }),
  );
}

/** Documents that the app writes. */
export const appWriteCases: readonly RulesCase[] = [
  ...postedDemo,
  ...fullestOfEachCategory,
  allows('a new user creates the first account and profile', newcomer, joining()),
  allows('the last listing of the domain’s quota is posted', karim, publishing(byKarim({}), FREE_LISTINGS_QUOTA - 1)),
  denies('one listing more than the domain’s quota is posted', karim, publishing(byKarim({}), FREE_LISTINGS_QUOTA)),
];
