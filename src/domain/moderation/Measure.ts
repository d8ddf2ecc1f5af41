import { isAdmin, type UserProfile } from '../account/UserProfile';
import { failure, success, type Result } from '../shared/Result';
import type { ReportTargetKind } from './Report';

/** Takes back one part of a public profile; the person may fill it in again. */
export type ProfileReset = 'name-reset' | 'portrait-reset' | 'text-reset';

/** What a decision does to its target; `none` closes the case without an effect. */
export type Measure =
  | 'none'
  /** A listing in review goes online. */
  | 'approval'
  /** The listing is taken offline until its owner has corrected it. */
  | 'correction'
  /** The listing is taken offline. */
  | 'removal'
  | 'warning'
  | ProfileReset
  /** The person is restricted until a date: see `Restriction`. */
  | 'restriction'
  /** The account is closed, without an end: see `Restriction`. */
  | 'closing'
  /** The running restriction ends, or the closed account is open again. */
  | 'lifting';

const measures: Readonly<Record<ReportTargetKind, readonly Measure[]>> = {
  listing: ['none', 'approval', 'correction', 'removal'],
  person: ['none', 'warning', 'name-reset', 'portrait-reset', 'text-reset', 'restriction', 'closing', 'lifting'],
  // A conversation stays as it is: the decision is about the person who wrote in it.
  conversation: ['none'],
};

/** The measures that a decision about such a target can take, in the order of the form. */
export function measuresFor(kind: ReportTargetKind): readonly Measure[] {
  return measures[kind];
}

/** Whether the person concerned reads a statement of reasons: the measure takes something from them. */
export function needsStatement(measure: Measure): boolean {
  return measure !== 'none' && measure !== 'approval' && measure !== 'lifting';
}

export type AuthorityRefusal = 'no-admin' | 'own' | 'admin';

export type ModerationAccount = Pick<UserProfile, 'uid' | 'role'>;

/**
 * Nobody decides about themselves, and only a `super_admin` decides about an admin (the specification’s two roles). `concerned` is
 * null where the account is gone.
 */
export function mayDecideAbout(
  actor: ModerationAccount | null,
  concerned: ModerationAccount | null,
): Result<void, AuthorityRefusal> {
  if (actor === null || !isAdmin(actor)) return failure('no-admin');
  if (actor.uid === concerned?.uid) return failure('own');
  if (isAdmin(concerned) && actor.role !== 'super_admin') return failure('admin');
  return success();
}
