import { without, type PlainDocument } from '@mon-bazar/firebase-test-server/firestore/plainDocument';
import { pathOf } from '@mon-bazar/firebase-test-server/rules/RulesValue';
import { anOlderListing } from '../../aListingDocument';
import { admin, claire, karim, suspendedKarim, visitor } from '../../actors';
import { aReviewDocument } from '../../aReviewDocument';
import {
  change,
  commits,
  gets,
  given,
  lists,
  remove,
  set,
  type Attempt,
  type Documents,
  type Write,
} from '../../Attempt';
import { allows, denies, type RulesCase } from '../../RulesCase';
import { inDays, now } from '../../times';
import { aProfile } from '../../world';

const deal: PlainDocument = { ownerId: 'karim', buyerId: 'claire', isCounted: true };
const uncounted = without(deal, 'isCounted');
const toLina = { ...deal, buyerId: 'lina' };
const sold = 'deals/sold';

const notes = (uid: string, listingId = 'sold'): Write => set(`users/${uid}/private/deal`, { listingId });
const numbers = (uid: string, sales: number, purchases: number): Write =>
  set(`deal_counts/${uid}`, { sales, purchases });

/** Claire and Lina have written about two listings that Karim has sold; each has numbers of earlier deals. */
const before: Documents = {
  ...Object.fromEntries(
    ['sold', 'autre', 'reserved'].flatMap((id) => ['claire', 'lina'].map((uid) => [`conversations/${id}~${uid}`, {}])),
  ),
  'listings/autre': anOlderListing('autre', 'sold'),
  'deal_counts/karim': { sales: 4, purchases: 2 },
  'deal_counts/claire': { sales: 1, purchases: 3 },
  'deal_counts/lina': { sales: 0, purchases: 1 },
};
const recorded: Documents = { ...before, [sold]: deal };
const [karims, claires] = [numbers('karim', 5, 2), numbers('claire', 1, 4)];
const [karimsLess, clairesLess] = [numbers('karim', 3, 2), numbers('claire', 1, 2)];

const records = (...writes: readonly Write[]): Attempt => given(before, commits(...writes));
const changes = (...writes: readonly Write[]): Attempt => given(recorded, commits(...writes));

/** The numbers of sales and purchases rise with a deal that is counted, and by one. */
export const dealCountCases: readonly RulesCase[] = [
  allows('an owner counts a sale for both sides', karim, records(set(sold, deal), notes('karim'), karims, claires)),
  allows(
    'the first sale of both sides is counted',
    karim,
    given(
      { 'deal_counts/karim': null, 'deal_counts/claire': null },
      records(set(sold, deal), notes('karim'), numbers('karim', 1, 0), numbers('claire', 0, 1)),
    ),
  ),
  allows(
    'a sale whose buyer was named before is counted',
    karim,
    given({ ...before, [sold]: uncounted }, commits(set(sold, deal), notes('karim'), karims, claires)),
  ),
  allows('an owner names the buyer of a sale without counting it', karim, records(set(sold, uncounted))),
  allows('an owner names the buyer of a counted sale again', karim, changes(set(sold, deal))),
  denies(
    'a reserved listing is not counted',
    karim,
    records(set('deals/reserved', deal), notes('karim', 'reserved'), karims, claires),
  ),
  denies(
    'a deal is counted or has no mark',
    karim,
    records(set(sold, { ...deal, isCounted: false }), notes('karim'), karims, claires),
  ),
  denies(
    'a counted deal has no further field',
    karim,
    records(set(sold, { ...deal, price: 12 }), notes('karim'), karims, claires),
  ),
  denies('a counted sale raises the number of the seller', karim, records(set(sold, deal), notes('karim'), claires)),
  denies('a counted sale raises the number of the buyer', karim, records(set(sold, deal), notes('karim'), karims)),
  denies('a counted sale is noted', karim, records(set(sold, deal), karims, claires)),
  denies(
    'a counted sale is noted under its own id',
    karim,
    given(
      { 'deals/autre': deal },
      records(set(sold, deal), remove('deals/autre'), notes('karim', 'autre'), karims, claires),
    ),
  ),
  denies(
    'a seller gets one sale for a deal',
    karim,
    records(set(sold, deal), notes('karim'), numbers('karim', 6, 2), claires),
  ),
  denies(
    'a seller gets no purchase for a sale',
    karim,
    records(set(sold, deal), notes('karim'), numbers('karim', 5, 3), claires),
  ),
  denies(
    'a buyer gets one purchase for a deal',
    karim,
    records(set(sold, deal), notes('karim'), karims, numbers('claire', 1, 5)),
  ),
  denies(
    'a buyer gets no sale for a purchase',
    karim,
    records(set(sold, deal), notes('karim'), karims, numbers('claire', 2, 4)),
  ),
  denies(
    'the numbers have no further field',
    karim,
    records(
      set(sold, deal),
      notes('karim'),
      karims,
      set('deal_counts/claire', { sales: 1, purchases: 4, by: 'karim' }),
    ),
  ),
  denies(
    'the first numbers of a person are those of one deal',
    karim,
    given({ 'deal_counts/karim': null }, records(set(sold, deal), notes('karim'), numbers('karim', 5, 2), claires)),
  ),
  denies(
    'a sale raises the numbers of nobody else',
    karim,
    records(set(sold, deal), notes('karim'), karims, claires, numbers('lina', 0, 2)),
  ),
  denies(
    'two sales of one commit are not counted as one',
    karim,
    records(set(sold, deal), set('deals/autre', deal), notes('karim'), karims, claires),
  ),
  denies('a sale is counted once', karim, changes(set(sold, deal), notes('karim'), karims, claires)),
  denies('nobody raises their number without a deal', karim, records(notes('karim'), karims)),
  denies('nobody raises their number for a deal that is counted', karim, changes(notes('karim'), karims)),
  denies(
    'nobody raises their number for a deal that is not counted',
    karim,
    records(set(sold, uncounted), notes('karim'), karims),
  ),
  denies('nobody lowers the number of another', karim, changes(notes('karim'), clairesLess)),
  denies(
    'a review raises no number',
    claire,
    changes(
      set('reviews/sold~buyer', aReviewDocument()),
      change(sold, { reviewedAt: { buyer: now } }),
      notes('claire'),
      claires,
    ),
  ),
  allows(
    'a counted sale is reviewed',
    claire,
    changes(set('reviews/sold~buyer', aReviewDocument()), change(sold, { reviewedAt: { buyer: now } })),
  ),
  denies('a visitor raises no number', visitor, records(karims)),
];

const exchanged = [notes('karim'), clairesLess, numbers('lina', 0, 2)];
const leaves: Documents = { 'profiles/claire': null };

/** They fall again when the sale is taken back, and follow the buyer who is named instead. */
export const dealCountReturnCases: readonly RulesCase[] = [
  allows('an owner names another buyer, who is counted instead', karim, changes(set(sold, toLina), ...exchanged)),
  denies('the number of the seller stays with another buyer', karim, changes(set(sold, toLina), ...exchanged, karims)),
  denies(
    'the former buyer is not counted any more',
    karim,
    changes(set(sold, toLina), notes('karim'), numbers('lina', 0, 2)),
  ),
  denies('the new buyer is counted', karim, changes(set(sold, toLina), notes('karim'), clairesLess)),
  allows(
    'an owner takes a counted sale back for both sides',
    karim,
    changes(remove(sold), notes('karim'), karimsLess, clairesLess),
  ),
  allows(
    'a suspended owner takes a counted sale back',
    suspendedKarim,
    changes(remove(sold), notes('karim'), karimsLess, clairesLess),
  ),
  allows(
    'an owner takes back that a sale is counted',
    karim,
    changes(set(sold, uncounted), notes('karim'), karimsLess, clairesLess),
  ),
  denies('a counted sale is not taken back alone', karim, changes(remove(sold))),
  denies('a counted sale does not lose its mark alone', karim, changes(set(sold, uncounted))),
  denies('a seller does not keep a sale taken back', karim, changes(remove(sold), notes('karim'), clairesLess)),
  denies('a buyer does not keep a sale taken back', karim, changes(remove(sold), notes('karim'), karimsLess)),
  denies(
    'a sale taken back lowers the number of a side by one',
    karim,
    changes(remove(sold), notes('karim'), karimsLess, numbers('claire', 1, 1)),
  ),
  denies(
    'a sale taken back lowers the number of nobody else',
    karim,
    changes(remove(sold), notes('karim'), karimsLess, clairesLess, numbers('lina', 0, 0)),
  ),
  ...[undefined, { buyer: inDays(-1) }].map((reviewedAt) =>
    allows(
      `a buyer who leaves takes ${reviewedAt ? 'a reviewed' : 'a'} counted deal back for both sides`,
      claire,
      given(
        { ...before, ...leaves, [sold]: reviewedAt ? { ...deal, reviewedAt } : deal },
        commits(remove(sold), notes('claire'), karimsLess, clairesLess),
      ),
    ),
  ),
  denies(
    'a buyer who leaves does not take a counted deal back alone',
    claire,
    given({ ...recorded, ...leaves }, commits(remove(sold))),
  ),
  denies(
    'a buyer who stays takes no counted deal back',
    claire,
    given({ 'profiles/claire': aProfile('Claire') }, changes(remove(sold), notes('claire'), karimsLess, clairesLess)),
  ),
  allows('everybody reads the numbers of a person', visitor, gets('deal_counts/karim', before)),
  denies('nobody gives a person their first numbers', karim, commits(numbers('karim', 1, 0))),
  denies('nobody lists numbers', karim, lists('deal_counts', 10)),
  denies('nobody deletes their numbers', karim, given(before, commits(remove('deal_counts/karim')))),
  denies('an admin deletes no numbers', admin, given(before, commits(remove('deal_counts/karim')))),
];

const note = 'users/karim/private/deal';

/** What a commit says about the deal that it changes. */
export const notedDealCases: readonly RulesCase[] = [
  allows('a person notes a deal', karim, commits(notes('karim'))),
  allows(
    'a person notes another deal',
    karim,
    given({ [note]: { listingId: 'sold' } }, commits(notes('karim', 'autre'))),
  ),
  allows('a person deletes the note', karim, given({ [note]: { listingId: 'sold' } }, commits(remove(note)))),
  allows('a note has an id of 1 character', karim, commits(notes('karim', 'a'))),
  allows('a note has an id of 64 characters', karim, commits(notes('karim', 'a'.repeat(64)))),
  denies('a note has no longer id', karim, commits(notes('karim', 'a'.repeat(65)))),
  denies('a note has an id', karim, commits(notes('karim', ''))),
  denies('a note names no other path', karim, commits(notes('karim', 'sold/secrets/un'))),
  denies('a note has no further field', karim, commits(set(note, { listingId: 'sold', buyerId: 'claire' }))),
  denies('nobody notes a deal for another', claire, commits(notes('karim'))),
  denies(
    'nobody changes the note of another',
    claire,
    given({ [note]: { listingId: 'autre' } }, commits(notes('karim'))),
  ),
  denies('nobody deletes the note of another', claire, given({ [note]: { listingId: 'sold' } }, commits(remove(note)))),
  denies('nobody reads a note, not even their own', karim, gets(note, { [note]: { listingId: 'sold' } })),
  denies(
    'nobody queries notes',
    karim,
    lists('users/karim/private', 1, {
      field: ['__name__'],
      operator: '==',
      value: pathOf(['databases', '(default)', 'documents', ...note.split('/')]),
    }),
  ),
  denies('documents under a note are not listed', karim, lists(`${note}/plus`, 1)),
  denies('an admin reads no note', admin, gets(note, { [note]: { listingId: 'sold' } })),
];
