import { DAY, type Instant } from '../shared/Instant';

/** Decisions count for twelve months. */
export const POINTS_LAST = 365 * DAY;

/** A decision against a person, as far as their points are concerned. */
export interface Penalty {
  readonly points: number;
  readonly decidedAt: Instant;
  readonly isOverturned: boolean;
}

/** The points of a person: those of the last twelve months' decisions that stand. */
export function pointsAt(penalties: readonly Penalty[], now: Instant): number {
  return penalties
    .filter(({ decidedAt, isOverturned }) => !isOverturned && now - decidedAt < POINTS_LAST)
    .reduce((sum, { points }) => sum + points, 0);
}

export interface Recommendation {
  readonly measure: 'none' | 'warning' | 'restriction' | 'closing';
  /** Days of a restriction; 0 for everything else. */
  readonly days: number;
}

/** From the most points to the fewest. A person decides; nothing happens by itself. */
const recommendations: readonly (Recommendation & { readonly from: number })[] = [
  { from: 10, measure: 'closing', days: 0 },
  { from: 6, measure: 'restriction', days: 30 },
  { from: 3, measure: 'restriction', days: 7 },
  { from: 1, measure: 'warning', days: 0 },
];

export function recommendationFor(points: number): Recommendation {
  const found = recommendations.find(({ from }) => points >= from);
  return { measure: found?.measure ?? 'none', days: found?.days ?? 0 };
}
