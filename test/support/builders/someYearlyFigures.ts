import type { YearlyFigures } from '../../../src/domain/moderation/YearlyFigures';

/** A year with two reports, which one decision has answered, with changes. */
export function someYearlyFigures(changes: Partial<YearlyFigures> = {}): YearlyFigures {
  return {
    year: 2026,
    reports: {
      scam: 2,
      forbidden: 0,
      counterfeit: 0,
      'wrong-category': 0,
      duplicate: 0,
      offensive: 0,
      harassment: 0,
      spam: 0,
      privacy: 0,
      other: 0,
    },
    receipts: { withoutAccount: 1, answered: 2, medianMinutes: 300 },
    measures: {
      none: 0,
      approval: 0,
      correction: 0,
      removal: 1,
      warning: 0,
      'name-reset': 0,
      'portrait-reset': 0,
      'text-reset': 0,
      restriction: 0,
      closing: 0,
      lifting: 0,
    },
    grounds: { illegal: 1, terms: 0 },
    appeals: { waiting: 0, upheld: 0, overturned: 1, corrected: 0 },
    countedAt: Date.UTC(2026, 5, 15, 10),
    ...changes,
  };
}
