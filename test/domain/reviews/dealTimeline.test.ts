import { describe, expect, test } from 'vitest';
import { dealTimeline, type DealFacts } from '../../../src/domain/reviews/dealTimeline';

const online: DealFacts = {
  isAccepted: true,
  state: 'online',
  goesTo: null,
  wasReserved: false,
  hasAppointment: false,
  reviewers: [],
  mayReview: false,
};
const reserved: DealFacts = { ...online, state: 'reserved' };
const sold: DealFacts = { ...online, state: 'sold', goesTo: 'buyer', mayReview: true };

/** The situation, the statuses of the steps, and who must act. */
function summaryOf(facts: DealFacts): string {
  const timeline = dealTimeline(facts);
  if (timeline === null) return 'nothing';
  const { by, situation, steps } = timeline;
  return `${situation}: ${steps.map(({ status }) => status).join(' ')} (${by.join(' and ') || 'nobody'})`;
}

const accepted: readonly (readonly [title: string, facts: DealFacts, summary: string])[] = [
  ['an accepted offer is followed by a reservation', online, 'to-reserve: done next later later later (seller)'],
  [
    'a reservation that has ended begins again',
    { ...online, wasReserved: true },
    'released: done next later later later (seller)',
  ],
  ['a reservation waits for its buyer to be known', reserved, 'unknown: done later later later later (nobody)'],
  [
    'a reservation without a buyer is for the seller to attribute',
    { ...reserved, goesTo: 'nobody' },
    'reserved-unnamed: done next later later later (seller)',
  ],
  [
    'a reservation for the buyer is followed by an appointment, also the second one',
    { ...reserved, goesTo: 'buyer', wasReserved: true },
    'to-meet: done done next later later (buyer and seller)',
  ],
  [
    'an appointment for what is reserved for the buyer is followed by the sale',
    { ...reserved, goesTo: 'buyer', hasAppointment: true },
    'to-end: done done done next later (seller)',
  ],
  [
    'an appointment may come before the reservation',
    { ...online, hasAppointment: true },
    'to-reserve: done next done later later (seller)',
  ],
  [
    'an appointment is done while the buyer of a reservation is not known yet',
    { ...reserved, hasAppointment: true },
    'unknown: done later done later later (nobody)',
  ],
  [
    'an appointment about what is reserved for somebody else will not happen',
    { ...reserved, goesTo: 'other', hasAppointment: true },
    'reserved-elsewhere: done void void void void (nobody)',
  ],
  [
    'a sale after an appointment is followed by two reviews',
    { ...sold, hasAppointment: true },
    'to-review: done done done done next (buyer and seller)',
  ],
  [
    'two reviews complete a deal with an appointment',
    { ...sold, reviewers: ['seller', 'buyer'], hasAppointment: true },
    'complete: done done done done done (nobody)',
  ],
  [
    'a reservation for somebody else stops the deal',
    { ...reserved, goesTo: 'other' },
    'reserved-elsewhere: done void void void void (nobody)',
  ],
  [
    'a sale waits for its buyer to be known',
    { ...sold, goesTo: null },
    'unknown: done later later later later (nobody)',
  ],
  [
    'a sale to somebody else ends the deal',
    { ...sold, goesTo: 'other' },
    'sold-elsewhere: done void void void void (nobody)',
  ],
  [
    'a sale without a buyer is for the seller to attribute',
    { ...sold, goesTo: 'nobody' },
    'sold-unnamed: done void void void void (seller)',
  ],
  ['a sale is followed by two reviews', sold, 'to-review: done done done next (buyer and seller)'],
  [
    'the seller’s review is missing once the buyer has written',
    { ...sold, reviewers: ['buyer'] },
    'to-review: done done done next (seller)',
  ],
  [
    'the buyer’s review is missing once the seller has written',
    { ...sold, reviewers: ['seller'] },
    'to-review: done done done next (buyer)',
  ],
  [
    'two reviews complete the deal',
    { ...sold, reviewers: ['seller', 'buyer'] },
    'complete: done done done done (nobody)',
  ],
  [
    'a deal is complete without a review that comes too late',
    { ...sold, reviewers: ['seller'], mayReview: false },
    'complete: done done done void (nobody)',
  ],
  ...(['paused', 'expired', 'in-review', 'refused', 'draft', 'deleted'] as const).map(
    (state) =>
      [
        `a listing that is ${state} stops the deal, whoever it went to`,
        { ...online, state, goesTo: 'buyer', wasReserved: true },
        'offline: done void void void void (nobody)',
      ] as const,
  ),
];

describe('the timeline of a deal', () => {
  test.each(accepted)('%s', (_title, facts, expected) => expect(summaryOf(facts)).toBe(expected));

  test('the steps are the agreement, the reservation, the appointment, the end and the reviews', () => {
    expect(dealTimeline(online)?.steps.map(({ step }) => step)).toEqual([
      'agreement',
      'reservation',
      'appointment',
      'end',
      'reviews',
    ]);
  });

  test('a deal that has ended without an appointment has no such step', () => {
    expect(dealTimeline(sold)?.steps.map(({ step }) => step)).toEqual(['agreement', 'reservation', 'end', 'reviews']);
  });

  test.each<readonly [facts: Partial<DealFacts>, summary: string]>([
    [{ ...reserved, goesTo: 'buyer' }, 'to-meet: done next later later (buyer and seller)'],
    [{ ...reserved, goesTo: 'buyer', hasAppointment: true }, 'to-end: done done next later (seller)'],
    [{ ...online, hasAppointment: true }, 'nothing'],
    [sold, 'to-review: done done next (buyer and seller)'],
    [{ ...sold, mayReview: false }, 'complete: done done void (nobody)'],
    [online, 'nothing'],
    [{ ...online, wasReserved: true }, 'nothing'],
    [reserved, 'nothing'],
    [{ ...reserved, goesTo: 'other' }, 'nothing'],
    [{ ...reserved, goesTo: 'nobody' }, 'nothing'],
    [{ ...sold, goesTo: 'other' }, 'nothing'],
    [{ ...sold, goesTo: 'nobody' }, 'nothing'],
    [{ ...online, state: 'paused' }, 'nothing'],
  ])('a deal without an accepted offer begins with what is reserved for its buyer: %j is %s', (facts, expected) => {
    expect(summaryOf({ ...online, ...facts, isAccepted: false })).toBe(expected);
  });

  test('a timeline without an accepted offer begins with the reservation', () => {
    expect(dealTimeline({ ...sold, isAccepted: false })?.steps[0]).toEqual({ step: 'reservation', status: 'done' });
  });
});
