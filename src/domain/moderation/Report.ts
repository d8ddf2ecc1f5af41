import { failure, success, type Result } from '../shared/Result';
import { trimmedText } from '../shared/trimmedText';

export type ReportTargetKind = 'listing' | 'person' | 'conversation';

export interface ReportTarget {
  readonly kind: ReportTargetKind;
  /** The id of the listing, the person or the conversation. */
  readonly id: string;
}

export const reportReasons = [
  'scam',
  'forbidden',
  'counterfeit',
  'wrong-category',
  'duplicate',
  'offensive',
  'harassment',
  'spam',
  'privacy',
  'other',
] as const;

export type ReportReason = (typeof reportReasons)[number];

/** The maximum number of characters of the details (DSA, article 16). */
export const MAXIMUM_REPORT_DETAILS = 500;

/** A report to the moderators; one for each person and target. */
export interface Report {
  readonly reporterId: string;
  readonly target: ReportTarget;
  readonly reason: ReportReason;
  readonly details: string;
}

export type ReportError = 'no-reason' | 'details-too-long';

export function newReport(
  reporterId: string,
  target: ReportTarget,
  { reason, details }: { readonly reason: ReportReason | null; readonly details: string },
): Result<Report, ReportError> {
  const text = trimmedText(details);
  if (reason === null) return failure('no-reason');
  if (text.length > MAXIMUM_REPORT_DETAILS) return failure('details-too-long');
  return success({ reporterId, target, reason, details: text });
}

/** The reasons that apply to a target, in the order of the form. */
export function reasonsFor(kind: ReportTargetKind): readonly ReportReason[] {
  return kind === 'listing'
    ? reportReasons.filter((reason) => reason !== 'harassment')
    : reportReasons.filter((reason) => !aboutListings.includes(reason));
}

const aboutListings: readonly ReportReason[] = ['counterfeit', 'wrong-category', 'duplicate'];
