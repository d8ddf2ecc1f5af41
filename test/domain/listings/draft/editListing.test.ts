import { expect, test } from 'vitest';
import { canBeEdited, editListing } from '../../../../src/domain/listings/draft/editListing';
import type { ListingState } from '../../../../src/domain/listings/lifecycle/ListingState';
import { validateDraft, type CheckedDraft } from '../../../../src/domain/listings/draft/validateDraft';
import { DAY, MINUTE } from '../../../../src/domain/shared/Instant';
import { aDraft } from '../../../support/builders/aDraft';
import { aListing, NOON } from '../../../support/builders/aListing';
import { aProfile } from '../../../support/builders/aPosting';

const claire = aProfile({ uid: 'claire', displayName: 'Claire D.', createdAt: NOON });

test('an edit changes the content and leaves id, owner, state and dates', () => {
  const before = aListing({ state: 'reserved', publishedAt: NOON - MINUTE });
  const edited = editListing(before, checked({ id: 'autre', title: 'Vélo de course', price: '140' }), claire, NOON);
  expect(edited).toEqual({
    ok: true,
    value: {
      ...before,
      title: 'Vélo de course',
      description: 'Un vélo en bon état.',
      price: { kind: 'amount', euros: 140 },
      seller: { ...before.seller, name: 'Claire D.' },
      updatedAt: NOON,
    },
  });
});

test('an edit keeps the former price and when it ended', () => {
  const edited = editListing(aListing({ publishedAt: NOON - 2 * DAY }), checked({ price: '90' }), claire, NOON);
  expect(edited.ok && edited.value.formerPrices).toEqual([{ price: { kind: 'amount', euros: 120 }, until: NOON }]);
});

test('an edit of another kind leaves a listing without former prices', () => {
  const edited = editListing(aListing({ publishedAt: NOON - 2 * DAY }), checked({ price: '120' }), claire, NOON);
  expect(edited.ok && edited.value).not.toHaveProperty('formerPrices');
});

test('an edit changes the kind of seller', () => {
  const company = { companyName: 'Vélos Claire', siret: '73282932000074' };
  const edited = editListing(aListing(), checked({ sellerKind: 'professional', ...company }), claire, NOON);
  expect(edited.ok && edited.value.seller).toEqual({
    name: 'Claire D.',
    memberSince: aListing().seller.memberSince,
    kind: 'professional',
    company: { name: 'Vélos Claire', siret: '73282932000074' },
  });
});

test('an edited listing that was refused is in review again', () => {
  expect(editListing(aListing({ state: 'refused' }), checked({}), claire, NOON)).toMatchObject({
    ok: true,
    value: { state: 'in-review' },
  });
});

test.each<[ListingState, boolean]>([
  ['online', true],
  ['reserved', true],
  ['paused', true],
  ['refused', true],
  ['in-review', false],
  ['sold', false],
  ['expired', false],
  ['deleted', false],
])('a listing that is %s can be edited: %s', (state, isAllowed) => {
  expect(canBeEdited(aListing({ state }), NOON)).toBe(isAllowed);
  expect(editListing(aListing({ state }), checked({}), claire, NOON).ok).toBe(isAllowed);
});

test('a listing whose time is over cannot be edited before it is renewed', () => {
  expect(editListing(aListing({ expiresAt: NOON }), checked({}), claire, NOON)).toEqual({
    ok: false,
    failure: 'illegal-transition',
  });
});

function checked(changes: Parameters<typeof aDraft>[0]): CheckedDraft {
  const result = validateDraft(aDraft(changes));
  if (!result.ok) throw new Error('the draft is wrong');
  return result.value;
}
