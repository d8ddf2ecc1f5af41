import { admin, claire, karim, visitor } from '../../actors';
import { aReviewDocument, deal, karimsReview, reviews, writtenByKarim } from '../../aReviewDocument';
import { change, commits, given, lists, remove, set, type Attempt, type Documents } from '../../Attempt';
import { allows, denies, type RulesCase } from '../../RulesCase';
import { inDays, now } from '../../times';
import { aProfile } from '../../world';

const path = 'reviews/sold~buyer';
const suspendedClaire = { ...claire, token: { ...claire.token, suspended: true } };
const shown: Documents = { [path]: aReviewDocument({ createdAt: inDays(-3), visibleAt: inDays(-1) }) };
const about = (uid: string) => ({ field: ['subjectId'], operator: '==', value: uid }) as const;

const reviewed: Documents = {
  'deals/sold': { ...deal, reviewedAt: { buyer: inDays(-1) } },
  'conversations/sold~claire': {},
  'conversations/sold~lina': {},
};

/** A review keeps the buyer of its sale. */
export const reviewedDealCases: readonly RulesCase[] = [
  denies(
    'an owner does not name another buyer after a review',
    karim,
    given(reviewed, commits(set('deals/sold', { ownerId: 'karim', buyerId: 'lina' }))),
  ),
  denies('an owner does not take back the buyer after a review', karim, given(reviewed, commits(remove('deals/sold')))),
  denies(
    'a side does not mark a deal without a review',
    claire,
    given({ 'deals/sold': deal }, commits(change('deals/sold', { reviewedAt: { buyer: now } }))),
  ),
  denies(
    'a side does not mark a deal again for a review that is there',
    claire,
    given(
      { 'deals/sold': deal, [path]: aReviewDocument() },
      commits(change('deals/sold', { reviewedAt: { buyer: now } })),
    ),
  ),
  denies(
    'a seller does not mark a deal without a review',
    karim,
    given({ 'deals/sold': deal }, commits(change('deals/sold', { reviewedAt: { seller: now } }))),
  ),
  ...[claire, karim].map((author) =>
    denies(
      `the review of ${author.uid} does not mark both sides`,
      author,
      reviews({
        review: author === claire ? { visibleAt: now } : { ...karimsReview, createdAt: now, visibleAt: now },
        reviewed: { reviewedAt: { buyer: now, seller: now } },
        stored: { [author === claire ? 'reviews/sold~seller' : path]: aReviewDocument({ visibleAt: inDays(-1) }) },
      }),
    ),
  ),
  denies(
    'a review adds nothing else to the deal',
    claire,
    reviews({ reviewed: { reviewedAt: { buyer: now }, note: 'Vendu' } }),
  ),
  denies(
    'a second review does not take back the mark of the first',
    claire,
    given(writtenByKarim, commits(set(path, aReviewDocument()), change('deals/sold', { reviewedAt: { buyer: now } }))),
  ),
  allows(
    'a buyer without a profile deletes a deal with a review',
    claire,
    given({ ...reviewed, 'profiles/claire': null }, commits(remove('deals/sold'))),
  ),
];

const leaves: Documents = { ...shown, 'profiles/claire': null, 'profiles/karim': null };
const takesName = (changes: object = {}): Attempt =>
  given(leaves, commits(change(path, { authorName: 'Compte supprimé', ...changes })));
const deletes = given(leaves, commits(remove(path)));

/** What a person who deletes their account does to reviews. */
export const reviewDepartureCases: readonly RulesCase[] = [
  allows('an author without a profile removes their name from a review', claire, takesName()),
  allows('a suspended author without a profile removes their name from a review', suspendedClaire, takesName()),
  denies(
    'an author who has a profile does not remove their name from a review',
    claire,
    given({ 'profiles/claire': aProfile('Claire') }, takesName()),
  ),
  denies('the person whom a review is about does not remove the name of its author', karim, takesName()),
  denies('an author who leaves does not take another name', claire, takesName({ authorName: 'Nadia' })),
  denies('an author who leaves does not change their review', claire, takesName({ text: 'Une arnaque, fuyez.' })),
  denies('an author who leaves does not delete their review', claire, deletes),
  allows('a person without a profile deletes a review about themselves', karim, deletes),
  denies('a visitor deletes no review', visitor, deletes),
  denies('an admin deletes no review', admin, deletes),
  allows(
    'a person without a profile lists all reviews about themselves',
    karim,
    given({ 'profiles/karim': null }, lists('reviews', null, about('karim'))),
  ),
];
