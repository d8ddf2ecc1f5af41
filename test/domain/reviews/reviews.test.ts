import { describe, expect, test } from 'vitest';
import { mayStillBeReviewed, REVIEW_EMBARGO, REVIEW_PERIOD, sideOf, type Deal } from '../../../src/domain/reviews/Deal';
import { meanStars, REVIEWS_SHOWN, shownReviews } from '../../../src/domain/reviews/Review';
import {
  answerReview,
  checkReview,
  MAXIMUM_ANSWER,
  REVIEW_TEXT,
  reviewShownWith,
  writeReview,
} from '../../../src/domain/reviews/writeReview';
import { failure, success } from '../../../src/domain/shared/Result';
import { DAY } from '../../../src/domain/shared/Instant';
import { NOON } from '../../support/builders/aListing';
import { aReview } from '../../support/builders/aReview';

const deal: Deal = {
  listingId: 'velo',
  title: 'Vélo de ville',
  sellerId: 'karim',
  buyerId: 'claire',
  soldAt: NOON - DAY,
  reviewedAt: {},
};
const claire = { uid: 'claire', name: 'Claire' };
const karim = { uid: 'karim', name: 'Karim' };
const entries = { stars: 4, text: 'Vélo conforme à l’annonce.' } as const;

describe('checkReview', () => {
  test('a review is stored without blanks around it', () => {
    expect(checkReview({ ...entries, text: `  ${entries.text}\n` })).toEqual(success(entries));
  });

  test('both entries are named when both are wrong', () => {
    expect(checkReview({ stars: null, text: 'court' })).toEqual(
      failure(
        new Map([
          ['text', 'too-short'],
          ['stars', 'no-stars'],
        ]),
      ),
    );
  });

  test('the text has between 10 and 1000 characters', () => {
    const checked = (length: number) => checkReview({ stars: 4, text: 'a'.repeat(length) });
    expect(checked(REVIEW_TEXT.minimum)).toMatchObject({ ok: true });
    expect(checked(REVIEW_TEXT.maximum)).toMatchObject({ ok: true });
    expect(checked(REVIEW_TEXT.minimum - 1)).toEqual(failure(new Map([['text', 'too-short']])));
    expect(checked(REVIEW_TEXT.maximum + 1)).toEqual(failure(new Map([['text', 'too-long']])));
  });
});

describe('writeReview', () => {
  test('the first review of a deal waits for 14 days', () => {
    expect(writeReview(deal, claire, entries, NOON)).toEqual(success(aReview()));
  });

  test('the seller reviews the buyer', () => {
    expect(writeReview(deal, karim, entries, NOON)).toMatchObject(
      success({ id: 'velo~seller', side: 'seller', authorId: 'karim', subjectId: 'claire' }),
    );
  });

  test('the second review is shown at once', () => {
    const written = { ...deal, reviewedAt: { seller: NOON - 1 } };
    expect(writeReview(written, claire, entries, NOON)).toEqual(success(aReview({ visibleAt: NOON })));
  });

  test('a review is refused without a part in the deal, twice, and when the time is over', () => {
    const refused = (known: Deal | null, uid = 'claire', now = NOON) =>
      writeReview(known, { uid, name: uid }, entries, now);
    expect(refused(null)).toEqual(failure('no-deal'));
    expect(refused(deal, 'lina')).toEqual(failure('no-deal'));
    expect(refused({ ...deal, reviewedAt: { buyer: NOON } })).toEqual(failure('written'));
    expect(refused(deal, 'claire', deal.soldAt + REVIEW_PERIOD)).toMatchObject({ ok: true });
    expect(refused(deal, 'claire', deal.soldAt + REVIEW_PERIOD + 1)).toEqual(failure('over'));
  });
});

describe('reviewShownWith', () => {
  const shownWith = (seller?: number) =>
    reviewShownWith(
      { ...deal, reviewedAt: seller === undefined ? {} : { seller } },
      { side: 'buyer', createdAt: NOON },
    );

  test('the review of the other side is shown with the second one', () => {
    expect(shownWith(NOON - 1)).toBe('velo~seller');
  });

  test('the buyer’s review is shown with the seller’s when that is the second one', () => {
    const written = { ...deal, reviewedAt: { buyer: NOON - 1 } };
    expect(writeReview(written, karim, entries, NOON)).toMatchObject(success({ visibleAt: NOON }));
    expect(reviewShownWith(written, { side: 'seller', createdAt: NOON })).toBe('velo~buyer');
  });

  test('nothing is shown with the first review, nor what is shown already', () => {
    expect(shownWith()).toBe(null);
    expect(shownWith(NOON - REVIEW_EMBARGO)).toBe(null);
    expect(shownWith(NOON - REVIEW_EMBARGO + 1)).toBe('velo~seller');
  });
});

describe('a deal', () => {
  test('a person is on one side of a deal, or on none', () => {
    expect(['karim', 'claire', 'lina'].map((uid) => sideOf(deal, uid))).toEqual(['seller', 'buyer', null]);
  });

  test('a deal may be reviewed for 60 days', () => {
    expect(mayStillBeReviewed(deal, deal.soldAt + REVIEW_PERIOD)).toBe(true);
    expect(mayStillBeReviewed(deal, deal.soldAt + REVIEW_PERIOD + 1)).toBe(false);
  });
});

describe('answerReview', () => {
  const answered = (text: string, uid = 'karim', answer = '') => answerReview(aReview({ answer }), uid, text, NOON + 1);

  test('an answer is stored without blanks around it', () => {
    expect(answered(' Merci. ')).toEqual(success(aReview({ answer: 'Merci.', answeredAt: NOON + 1 })));
  });

  test('an answer is refused when it is blank, too long, a second one, or of another person', () => {
    expect(answered(' \n ')).toEqual(failure('blank'));
    expect(answered('a'.repeat(MAXIMUM_ANSWER))).toMatchObject({ ok: true });
    expect(answered('a'.repeat(MAXIMUM_ANSWER + 1))).toEqual(failure('too-long'));
    expect(answered('Merci.', 'claire')).toEqual(failure('not-subject'));
    expect(answered('Merci.', 'karim', 'Merci.')).toEqual(failure('answered'));
  });
});

describe('the reviews of a profile', () => {
  test('the newest ones that are shown come first, at most 50', () => {
    const reviews = Array.from({ length: REVIEWS_SHOWN + 2 }, (_none, index) =>
      aReview({ listingId: `vente-${index}`, visibleAt: NOON - REVIEWS_SHOWN + index }),
    );
    const shown = shownReviews(reviews, NOON);
    expect(shown.map(({ visibleAt }) => visibleAt)).toEqual(
      Array.from({ length: REVIEWS_SHOWN }, (_none, index) => NOON - index),
    );
  });

  test('the mean is that of all reviews, and there is none without reviews', () => {
    expect(meanStars([])).toBe(null);
    expect(meanStars([{ stars: 5 }, { stars: 4 }])).toBe(4.5);
  });
});
