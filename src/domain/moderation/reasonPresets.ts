import type { Measure } from './Measure';
import type { ReportReason } from './Report';
import type { StatementCategory, StatementGround } from './Statement';

/** What a case is decided with unless the admin chooses otherwise. */
export interface ReasonPreset {
  readonly ground: StatementGround;
  readonly category: StatementCategory;
  /** For a listing, and for a person or a conversation. */
  readonly measures: { readonly listing: Measure; readonly person: Measure };
  /** What the decision adds to the points of the person concerned. */
  readonly points: number;
  /** What a report adds to the score by which the queue is sorted. */
  readonly weight: number;
}

/** A person takes each decision, and may change each of these values. */
export const reasonPresets: Readonly<Record<ReportReason, ReasonPreset>> = {
  scam: preset('illegal', 'SCAMS_AND_FRAUD', ['removal', 'warning'], 5, 5),
  forbidden: preset('illegal', 'UNSAFE_AND_PROHIBITED_PRODUCTS', ['removal', 'warning'], 3, 5),
  counterfeit: preset('illegal', 'INTELLECTUAL_PROPERTY_INFRINGEMENTS', ['removal', 'warning'], 3, 4),
  'wrong-category': preset('terms', 'OTHER_VIOLATION_TC', ['correction', 'none'], 0, 1),
  duplicate: preset('terms', 'OTHER_VIOLATION_TC', ['removal', 'none'], 0, 1),
  offensive: preset('illegal', 'ILLEGAL_OR_HARMFUL_SPEECH', ['removal', 'warning'], 3, 3),
  harassment: preset('illegal', 'CYBER_VIOLENCE', ['removal', 'warning'], 4, 5),
  spam: preset('terms', 'OTHER_VIOLATION_TC', ['removal', 'warning'], 1, 2),
  privacy: preset('illegal', 'DATA_PROTECTION_AND_PRIVACY_VIOLATIONS', ['removal', 'warning'], 2, 4),
  other: preset('terms', 'OTHER_VIOLATION_TC', ['none', 'none'], 0, 2),
};

/** The reason with the highest weight, the first of several; null of none. */
export function gravestReason(reasons: readonly ReportReason[]): ReportReason | null {
  return reasons.toSorted((one, other) => reasonPresets[other].weight - reasonPresets[one].weight)[0] ?? null;
}

function preset(
  ground: StatementGround,
  category: StatementCategory,
  [listing, person]: readonly [Measure, Measure],
  points: number,
  weight: number,
): ReasonPreset {
  return { ground, category, measures: { listing, person }, points, weight };
}
