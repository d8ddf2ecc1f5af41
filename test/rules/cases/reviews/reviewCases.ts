import { timestampOfDate } from '@mon-bazar/firebase-test-server/rules/RulesValue';
import { MINUTE } from '../../../../src/domain/shared/Instant';
import { admin, claire, karim, newcomer, suspendedKarim, visitor } from '../../actors';
import { aReviewDocument, deal, karimsReview, reviews, reviewsSecond, writtenByKarim } from '../../aReviewDocument';
import { change, commits, gets, given, lists, remove, set, type Attempt, type Documents } from '../../Attempt';
import { allows, denies, type RulesCase } from '../../RulesCase';
import { moves, together } from '../../posting';
import { inDays, NOW, now, tooFast, tooSlow } from '../../times';
import { listingsByState } from '../../world';

const path = 'reviews/sold~buyer';
const suspendedClaire = { ...claire, token: { ...claire.token, suspended: true } };
const afterEmbargo = (offset: number) => new Date(NOW + 14 * 24 * 60 * MINUTE + offset);
const soldOn = (days: number, milliseconds = 0): Documents => ({
  'listings/sold': { ...listingsByState['sold'], updatedAt: new Date(inDays(-days).getTime() + milliseconds) },
});
const reviewOfSale = (days: number, milliseconds = 0): Attempt => {
  const stored = soldOn(days, milliseconds);
  return reviews({ review: { soldAt: stored['listings/sold']?.['updatedAt'] ?? null }, stored });
};
const restricted = { 'restrictions/claire': { until: inDays(1), decision: 3 } };

/** Who writes a review of a sale, and when. */
export const reviewWritingCases: readonly RulesCase[] = [
  allows('a buyer reviews the seller', claire, reviews()),
  allows(
    'a seller reviews the buyer',
    karim,
    reviews({ review: { side: 'seller', authorId: 'karim', authorName: 'Karim', subjectId: 'claire' } }),
  ),
  allows('the second side writes, and both reviews are shown', claire, reviewsSecond()),
  allows(
    'the second side writes when the first review is shown already',
    claire,
    reviewsSecond({}, null, { ...karimsReview, createdAt: inDays(-15), visibleAt: inDays(-1) }),
  ),
  denies('a visitor reviews nobody', visitor, reviews()),
  denies('a stranger writes no review for the buyer', newcomer, reviews()),
  denies(
    'a stranger writes no review of their own',
    newcomer,
    given({ 'users/lina': { displayName: 'Lina' } }, reviews({ review: { authorId: 'lina', authorName: 'Lina' } })),
  ),
  denies('a seller writes no review for the buyer', karim, reviews()),
  denies(
    'a seller does not review themselves as the buyer',
    karim,
    reviews({ review: { authorId: 'karim', authorName: 'Karim' } }),
  ),
  denies('a buyer does not review themselves', claire, reviews({ review: { subjectId: 'claire' } })),
  denies(
    'a buyer does not write the review of the seller',
    claire,
    reviews({ review: { side: 'seller', subjectId: 'karim' } }),
  ),
  denies(
    'a buyer does not write about the buyer in the place of the seller',
    claire,
    reviews({ review: { side: 'seller', subjectId: 'claire' } }),
  ),
  denies('a buyer does not review a third person', claire, reviews({ review: { subjectId: 'nadia' } })),
  denies(
    'a seller writes no review for the buyer under their own name',
    karim,
    reviews({ review: { authorName: 'Karim' } }),
  ),
  denies(
    'a seller does not sell and review in one commit',
    karim,
    given(
      { 'deals/reserved': deal },
      together(
        moves('reserved', { state: 'sold' }),
        set('reviews/reserved~seller', {
          ...aReviewDocument({ listingId: 'reserved', side: 'seller', soldAt: now }),
          authorId: 'karim',
          authorName: 'Karim',
          subjectId: 'claire',
        }),
        change('deals/reserved', { reviewedAt: { seller: now } }),
      ),
    ),
  ),
  denies(
    'a side does not write a second review of a sale under another id',
    claire,
    given(
      { 'deals/sold': deal },
      commits(
        set(path, aReviewDocument()),
        set('reviews/sold~again', aReviewDocument()),
        change('deals/sold', { reviewedAt: { buyer: now } }),
      ),
    ),
  ),
  denies(
    'a second review is not written without the mark of the deal',
    claire,
    given(writtenByKarim, commits(set(path, aReviewDocument()))),
  ),
  denies('an admin reviews nobody in the place of the buyer', admin, reviews()),
  denies('a suspended buyer reviews nobody', suspendedClaire, reviews()),
  denies('a restricted buyer reviews nobody', claire, given(restricted, reviews())),
  denies(
    'a sale without a named buyer is not reviewed',
    claire,
    given({ 'deals/sold': null }, commits(set(path, aReviewDocument()))),
  ),
  denies(
    'the buyer of a sale to somebody else does not review it',
    claire,
    given(
      { 'deals/sold': { ownerId: 'karim', buyerId: 'lina' } },
      reviews({ stored: { 'deals/sold': { ownerId: 'karim', buyerId: 'lina' } } }),
    ),
  ),
  denies(
    'a reserved listing is not reviewed',
    claire,
    given(
      { 'listings/sold': { ...listingsByState['sold'], state: 'reserved' } },
      reviews({ stored: { 'listings/sold': { ...listingsByState['sold'], state: 'reserved' } } }),
    ),
  ),
  denies(
    'a side does not review a sale twice',
    claire,
    reviews({ stored: { [path]: aReviewDocument(), 'deals/sold': { ...deal, reviewedAt: { buyer: inDays(-1) } } } }),
  ),
  denies('a side does not review a sale under another id', claire, reviews({ id: 'reviews/sold~buyer2' })),
  denies('a review is not written without the mark of the deal', claire, reviews({ reviewed: null })),
  denies(
    'a review is not written with the mark of the other side',
    claire,
    reviews({ reviewed: { reviewedAt: { seller: now } } }),
  ),
  allows('a review is written on the last day', claire, reviewOfSale(60)),
  denies('a review is not written after 60 days', claire, reviewOfSale(60, -1)),
  denies(
    'a review does not change the buyer',
    claire,
    reviews({ reviewed: { buyerId: 'lina', reviewedAt: { buyer: now } } }),
  ),
];

/** What a review consists of. */
export const reviewContentCases: readonly RulesCase[] = [
  ...[1, 5].map((stars) => allows(`a review has ${stars} of five stars`, claire, reviews({ review: { stars } }))),
  ...[0, 6, 3.5, '4'].map((stars) =>
    denies(`a review does not have ${JSON.stringify(stars)} stars`, claire, reviews({ review: { stars } })),
  ),
  allows('a review has ten characters', claire, reviews({ review: { text: 'dix signes' } })),
  denies('a review does not have nine characters', claire, reviews({ review: { text: 'neuf sign' } })),
  denies('blanks do not count as characters of a review', claire, reviews({ review: { text: 'neuf sign ' } })),
  allows('a review has a thousand characters', claire, reviews({ review: { text: 'a'.repeat(1000) } })),
  denies(
    'a review does not have more than a thousand characters',
    claire,
    reviews({ review: { text: 'a'.repeat(1001) } }),
  ),
  allows('a review has several lines', claire, reviews({ review: { text: 'Vélo conforme.\nMerci !' } })),
  denies('a review does not begin with a blank', claire, reviews({ review: { text: ' Vélo conforme.' } })),
  ...Object.entries({
    title: 'Autre chose',
    authorName: 'Karim',
    soldAt: inDays(-9),
    createdAt: inDays(-1),
    answer: 'Merci',
    answeredAt: now,
    listingId: 'reserved',
  }).map(([field, value]) =>
    denies(
      `the field ${field} of a review is true when it is written`,
      claire,
      reviews({ review: { [field]: value } }),
    ),
  ),
  denies('a review has no further field', claire, reviews({ review: { photo: 'a' } })),
  ...[tooFast, tooSlow].map((clock) => {
    const visibleAt = afterEmbargo(clock.getTime() - NOW);
    return denies(
      `a first review is not shown at ${visibleAt.toISOString()}`,
      claire,
      reviews({ review: { visibleAt } }),
    );
  }),
  denies('a first review is not shown at once', claire, reviews({ review: { visibleAt: now } })),
  denies('a second review is not shown later', claire, reviewsSecond({ visibleAt: afterEmbargo(0) })),
  denies('a second review does not leave the first one hidden', claire, reviewsSecond({}, null)),
  allows(
    'the first review counts as shown up to five minutes before, by the clock of its author',
    claire,
    reviewsSecond({}, null, { ...karimsReview, visibleAt: new Date(NOW + 5 * MINUTE) }),
  ),
  denies(
    'the first review does not count as shown more than five minutes before',
    claire,
    reviewsSecond({}, null, { ...karimsReview, visibleAt: tooFast }),
  ),
];

const about = (uid: string) => ({ field: ['subjectId'], operator: '==', value: uid }) as const;
const by = (uid: string) => ({ field: ['authorId'], operator: '==', value: uid }) as const;
const until = (time: Date) => ({ field: ['visibleAt'], operator: '<=', value: timestampOfDate(time) }) as const;
const hidden: Documents = { [path]: aReviewDocument() };
const shownAt = (visibleAt: Date): Documents => ({ [path]: aReviewDocument({ visibleAt }) });

/** Who reads reviews: their author at once, everybody once they are shown. */
export const reviewReadingCases: readonly RulesCase[] = [
  allows('an author reads their review before it is shown', claire, gets(path, hidden)),
  denies('the person whom a review is about does not read it before it is shown', karim, gets(path, hidden)),
  denies('a visitor does not read a review before it is shown', visitor, gets(path, hidden)),
  allows('an admin reads a review before it is shown', admin, gets(path, hidden)),
  allows('a visitor reads a review that is shown', visitor, gets(path, shownAt(now))),
  allows('a visitor reads a review five minutes before', visitor, gets(path, shownAt(new Date(NOW + 5 * MINUTE)))),
  denies('a visitor does not read a review more than five minutes before', visitor, gets(path, shownAt(tooFast))),
  allows('a visitor lists 50 reviews that are shown', visitor, lists('reviews', 50, about('karim'), until(now))),
  denies('a visitor does not list 51 reviews', visitor, lists('reviews', 51, about('karim'), until(now))),
  denies(
    'a visitor does not list reviews without a limit',
    visitor,
    lists('reviews', null, about('karim'), until(now)),
  ),
  denies(
    'a visitor does not list reviews that are shown later',
    visitor,
    lists('reviews', 50, about('karim'), until(tooFast)),
  ),
  denies('a visitor does not list all reviews about a person', visitor, lists('reviews', 50, about('karim'))),
  denies('a person does not list all reviews about themselves', karim, lists('reviews', 50, about('karim'))),
  allows('an author lists their reviews', claire, lists('reviews', null, by('claire'))),
  denies('a stranger does not list the reviews of an author', karim, lists('reviews', 50, by('claire'))),
];

const reveals = (stored: Documents): Attempt =>
  given(stored, commits(change('reviews/sold~seller', { visibleAt: now })));
const shown: Documents = { [path]: aReviewDocument({ createdAt: inDays(-3), visibleAt: inDays(-1) }) };
const answers = (changes: object = {}, stored: Documents = shown): Attempt =>
  given(stored, commits(change(path, { answer: 'Merci à vous.', answeredAt: now, ...changes })));

/** A review changes no more, but for its answer and the moment when it is shown. */
export const reviewChangeCases: readonly RulesCase[] = [
  ...Object.entries({ stars: 1, text: 'Tout compte fait, non.', title: 'Autre', createdAt: now }).map(
    ([field, value]) =>
      denies(
        `an author does not change the field ${field} of their review`,
        claire,
        given(shown, commits(change(path, { [field]: value }))),
      ),
  ),
  denies('an author does not delete their review', claire, given(shown, commits(remove(path)))),
  denies('the person whom a review is about does not delete it', karim, given(shown, commits(remove(path)))),
  denies(
    'an admin does not change a review',
    admin,
    given(shown, commits(change(path, { text: 'Retiré par la modération.' }))),
  ),
  denies('a review is not shown before its time', claire, reveals(writtenByKarim)),
  denies('an author does not show their review before its time', karim, reveals(writtenByKarim)),
  denies(
    'a review is not shown again after the other side has written',
    claire,
    reveals({ ...writtenByKarim, [path]: aReviewDocument() }),
  ),
  denies('a review is not shown with another change', claire, reviewsSecond({}, { visibleAt: now, stars: 1 })),
  denies('a review is not shown at another time than now', claire, reviewsSecond({}, { visibleAt: inDays(-1) })),
  denies(
    'the date of a review that is shown already stays',
    claire,
    reviewsSecond({}, { visibleAt: now }, { ...karimsReview, visibleAt: inDays(-1) }),
  ),
  allows('a person answers a review about themselves', karim, answers()),
  allows('an answer has several lines', karim, answers({ answer: 'Merci.\nÀ bientôt.' })),
  allows('an answer has 500 characters', karim, answers({ answer: 'a'.repeat(500) })),
  denies('an answer does not have more than 500 characters', karim, answers({ answer: 'a'.repeat(501) })),
  denies('an answer is not empty', karim, answers({ answer: '', stars: 4 })),
  denies('an answer does not begin with a blank', karim, answers({ answer: ' Merci' })),
  denies('an answer has the time of the request', karim, answers({ answeredAt: inDays(-1) })),
  denies('an answer changes nothing else', karim, answers({ stars: 5 })),
  denies(
    'a review is not answered twice',
    karim,
    answers({}, { [path]: { ...shown[path], answer: 'Merci.', answeredAt: inDays(-1) } }),
  ),
  denies('an author does not answer their own review', claire, answers()),
  denies('a visitor answers no review', visitor, answers()),
  denies('a stranger answers no review', newcomer, answers()),
  denies('a review is not answered before it is shown', karim, answers({}, hidden)),
  denies('a suspended person answers no review', suspendedKarim, answers()),
  denies(
    'a restricted person answers no review',
    karim,
    answers({}, { ...shown, 'restrictions/karim': { until: inDays(1), decision: 3 } }),
  ),
];
