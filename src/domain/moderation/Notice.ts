import type { EmailAddress } from '../shared/EmailAddress';
import type { Instant } from '../shared/Instant';
import type { ReportReason, ReportTarget, ReportTargetKind } from './Report';
import type { ReportedContent } from './ReportedContent';
import type { OwnReport } from './ReportOutcome';

/** The maximum number of characters; `firestore.rules` has the same limits. */
export const MAXIMUM_NOTICE_DETAILS = 2000;
export const MAXIMUM_NOTICE_NAME = 100;

/** What can be reported without an account: what everybody sees. */
export type NoticeTarget = ReportTarget & { readonly kind: Exclude<ReportTargetKind, 'conversation'> };

/** A report by anybody, without an account (DSA, article 16), in good faith. */
export interface Notice {
  /** Secret: who knows it reads what became of the notice. Chosen by the browser, so that a notice sent twice is stored once. */
  readonly reference: string;
  readonly target: NoticeTarget;
  readonly reason: ReportReason;
  readonly details: string;
  /** Who sends it; null for a notice of the sexual abuse of a child, which the law lets be anonymous. */
  readonly sender: { readonly name: string; readonly email: EmailAddress } | null;
}

/** As `OwnReport` has it. */
export type NoticeOutcome = OwnReport['outcome'];

/** A notice as moderators read it. */
export interface ReceivedNotice extends Omit<Notice, 'sender'> {
  readonly sender: { readonly name: string; readonly email: string } | null;
  readonly createdAt: Instant;
  readonly content: ReportedContent;
  /** What its author reads about it. */
  readonly outcome: NoticeOutcome;
}
