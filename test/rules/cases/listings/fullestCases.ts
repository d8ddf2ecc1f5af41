import type { Category } from '../../../../src/domain/listings/catalogue/Category';
import { categories } from '../../../../src/domain/listings/catalogue/categories';
import type { Field, FieldValue } from '../../../../src/domain/listings/catalogue/Field';
import { DESCRIPTION_LENGTH, TITLE_LENGTH } from '../../../../src/domain/listings/draft/validateDraft';
import { MAXIMUM_FORMER_PRICES } from '../../../../src/domain/listings/formerPrices';
import { LIFETIME } from '../../../../src/domain/listings/lifecycle/lifetime';
import type { Listing, SellerCard } from '../../../../src/domain/listings/Listing';
import { MAXIMUM_PHOTOS } from '../../../../src/domain/listings/Photo';
import { MAXIMUM_PRICE } from '../../../../src/domain/listings/Price';
import { DAY } from '../../../../src/domain/shared/Instant';
import { byKarim, changing, photosOf, publishing } from '../../appWrites';
import { karim } from '../../actors';
import { given, type Attempt } from '../../Attempt';
import { fullestSettings } from '../../moderation/settings';
import { allows, type RulesCase } from '../../RulesCase';
import { NOW } from '../../times';

/** Words that all differ, so that no two share a key. */
const words = Array.from({ length: 2000 }, (_, index) => `mot${index.toString(36)}`).join(' ');

const sellers: Readonly<Record<SellerCard['kind'], SellerCard>> = {
  private: { name: 'Karim', kind: 'private', memberSince: Date.UTC(2024, 0, 1) },
  professional: {
    name: 'Karim',
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

const oldPrice: Listing['price'] = { kind: 'amount', euros: 120 };
const formerPrices = Array.from({ length: MAXIMUM_FORMER_PRICES }, (_, index) => ({
  price: oldPrice,
  until: NOW - (40 - index) * DAY,
}));
const posted = { publishedAt: NOW - 10 * DAY, updatedAt: NOW - 10 * DAY, expiresAt: NOW + 50 * DAY };
const nearItsEnd = { publishedAt: NOW - 59 * DAY, updatedAt: NOW - 59 * DAY, expiresAt: NOW + DAY };
const over = { publishedAt: NOW - 70 * DAY, updatedAt: NOW - 70 * DAY, expiresAt: NOW - 10 * DAY };
const renewed = { updatedAt: NOW, expiresAt: NOW + LIFETIME };

/** From an empty listing in this state to the fullest one. */
const edits = (state: Listing['state'], fullest: Listing, changes: Partial<Listing> = {}): Attempt =>
  changing(byKarim({ ...posted, state, seller: sellers.private, price: oldPrice, fields: {}, photos: [] }), {
    ...fullest,
    ...posted,
    state,
    updatedAt: NOW,
    ...changes,
  });

/** What the owner of a listing does that the rules read whole. */
const acts: Readonly<Record<string, (fullest: Listing) => Attempt>> = {
  posts: (fullest) => publishing(fullest),
  'stores as a draft': (fullest) => publishing({ ...fullest, state: 'draft' }),
  edits: (fullest) => edits('online', fullest),
  'edits while it is reserved': (fullest) => edits('reserved', fullest),
  'edits while it is paused': (fullest) => edits('paused', fullest),
  'edits as a draft': (fullest) => edits('draft', fullest),
  'lets online from a draft that was almost empty': (fullest) =>
    edits('draft', fullest, { state: 'online', publishedAt: NOW, expiresAt: NOW + LIFETIME }),
  'submits again, after a refusal,': (fullest) => edits('refused', fullest, { state: 'in-review' }),
  'sets a new price of': (fullest) =>
    changing({ ...fullest, ...posted, price: oldPrice, formerPrices }, { ...fullest, ...posted, updatedAt: NOW }),
  renews: (fullest) => changing({ ...fullest, ...nearItsEnd }, { ...fullest, ...nearItsEnd, ...renewed }),
  'renews, after its end,': (fullest) =>
    changing({ ...fullest, ...over, state: 'expired' }, { ...fullest, ...over, ...renewed }),
  'puts back online, after its end,': (fullest) =>
    changing(
      { ...fullest, ...nearItsEnd, state: 'sold', updatedAt: NOW - DAY },
      { ...fullest, ...nearItsEnd, ...renewed },
    ),
  reserves: (fullest) =>
    changing({ ...fullest, ...posted }, { ...fullest, ...posted, state: 'reserved', updatedAt: NOW }),
  resumes: (fullest) =>
    changing({ ...fullest, ...posted, state: 'paused' }, { ...fullest, ...posted, state: 'online', updatedAt: NOW }),
};

/** The longest listing of a category, with every field and photo; the seller’s name has changed since it was posted. */
function fullestCasesOf({ id: categoryId, fields }: Category): readonly RulesCase[] {
  return (['private', 'professional'] as const).flatMap((kind) => {
    const fullest = byKarim({
      categoryId,
      fields: Object.fromEntries(fields.map((field) => [field.id, longestOf(field)])),
      photos: photosOf(MAXIMUM_PHOTOS),
      title: words.slice(0, TITLE_LENGTH.maximum),
      description: words.slice(-DESCRIPTION_LENGTH.maximum),
      price: { kind: 'amount', euros: MAXIMUM_PRICE },
      handover: { inPerson: true, delivery: true },
      seller: { ...sellers[kind], name: 'Karim B.' },
    });
    return Object.entries(acts).map(([act, attempt]) =>
      allows(
        `a ${kind} seller ${act} the fullest listing of ${categoryId}`,
        karim,
        given(fullestSettings, attempt(fullest)),
      ),
    );
  });
}

/** Of all categories; to make them takes seconds of processor time. */
export const fullestCases = (): readonly RulesCase[] => categories.flatMap(fullestCasesOf);

/** Of the category with most fields, for servers, which are slow: how many expressions it takes does not depend on the category. */
export const fullestCasesForServer = (): readonly RulesCase[] =>
  categories
    .toSorted((one, other) => other.fields.length - one.fields.length)
    .slice(0, 1)
    .flatMap(fullestCasesOf);
