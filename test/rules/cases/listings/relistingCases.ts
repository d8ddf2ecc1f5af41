import type { PlainDocument } from '@mon-bazar/firebase-test-server/firestore/plainDocument';
import { admin, claire, karim, suspendedKarim, unconfirmedKarim } from '../../actors';
import { anOlderListing } from '../../aListingDocument';
import { given, type Attempt } from '../../Attempt';
import { movesFrom } from '../../posting';
import { allows, denies, type RulesCase } from '../../RulesCase';
import { end, inDays, now } from '../../times';
import { anAccount, storedListing } from '../../world';

type Options = Parameters<typeof movesFrom>[3];

/** The commit by which the app puts a listing back online that was sold so many days ago. */
function relists(days: number, changes: PlainDocument = {}, options: Options = {}, before: PlainDocument = {}) {
  const sold = anOlderListing('vendu', 'sold', { updatedAt: inDays(-days), ...before });
  return given(storedListing('vendu', sold), movesFrom('vendu', sold, { state: 'online', ...changes }, options));
}

const withCount = (count: number, attempt: Attempt) =>
  given({ 'users/karim': anAccount('karim', 'Karim', { freeListingsCount: count }) }, attempt);
const inTwoDays = { expiresAt: inDays(2) };

export const relistingCases: readonly RulesCase[] = [
  allows('an owner puts back online what was sold 7 days ago', karim, relists(7)),
  denies('an owner does not put back online what was sold on the eighth day before', karim, relists(7.001)),
  denies(
    'an owner does not date the sale of long ago to put the listing back online',
    karim,
    relists(20, { updatedAt: inDays(-20) }),
  ),
  denies('a stranger does not put back online what another person sold', claire, relists(1, {}, { by: 'claire' })),
  denies('an admin does not put back online what another person sold', admin, relists(1, {}, { by: 'nadia' })),
  denies('a suspended owner puts nothing back online', suspendedKarim, relists(1)),
  denies('an owner whose address is not confirmed puts nothing back online', unconfirmedKarim, relists(1)),
  ...['refused', 'in-review', 'deleted'].map((state) =>
    denies(`an owner does not put back online what is ${state}`, karim, relists(1, {}, {}, { state })),
  ),
  denies('a sold listing is not back in another state than online', karim, relists(1, { state: 'reserved' })),
  denies('a listing is not edited while it is put back online', karim, relists(1, { title: 'Tout autre chose' })),
  denies(
    'a listing does not get another price while it is put back online',
    karim,
    relists(1, { price: { kind: 'amount', euros: 140 } }),
  ),
  denies('a listing that is put back online has its cards', karim, relists(1, {}, { without: 'cards' })),
  denies(
    'a listing that is put back online is not moved up among the newest',
    karim,
    relists(1, { publishedAt: now, expiresAt: end }),
  ),
  denies('a listing that is put back online keeps its end', karim, relists(1, { expiresAt: end })),
  allows(
    'a listing whose end is near is put back online for 60 more days',
    karim,
    relists(1, { expiresAt: end }, {}, inTwoDays),
  ),
  denies(
    'a listing whose end is near is not put back online for ten years',
    karim,
    relists(1, { expiresAt: inDays(3650) }, {}, inTwoDays),
  ),
  denies('a return is not dated in the past', karim, relists(1, { updatedAt: inDays(-1) })),
  denies('a return does not leave the count unchanged', karim, relists(1, {}, { account: null })),
  denies('a return raises the rate of changes', karim, relists(1, {}, { rate: null })),
  allows('the last listing of the quota is put back online', karim, withCount(99, relists(1, {}, counting(100)))),
  denies('no listing is put back online beyond the quota', karim, withCount(100, relists(1, {}, counting(101)))),
  denies(
    'no listing is put back online beyond the quota without counting it',
    karim,
    withCount(100, relists(1, {}, counting(100))),
  ),
];

function counting(freeListingsCount: number): Options {
  return { account: { freeListingsCount } };
}
