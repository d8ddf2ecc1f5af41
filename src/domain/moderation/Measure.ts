import { isAdmin, type UserProfile } from '../account/UserProfile';
import { failure, success, type Result } from '../shared/Result';
import type { ReportTargetKind } from './Report';

/** What a decision does to its target; `none` closes the case without an effect. */
export type Measure =
  | 'none'
  /** The listing is taken offline until its owner has corrected it. */
  | 'correction'
  /** The listing is taken offline. */
  | 'removal'
  /** Undoes a correction, a removal, a restriction or a closure. */
  | 'restoration'
  | 'warning'
  /** For a time the person publishes and writes nothing. */
  | 'restriction'
  /** As a restriction, without an end. */
  | 'closure'
  | 'name-reset'
  | 'portrait-reset'
  | 'about-reset';

const forPeople: readonly Measure[] = ['none', 'warning', 'restriction', 'closure', 'restoration'];

const measures: Readonly<Record<ReportTargetKind, readonly Measure[]>> = {
  listing: ['none', 'correction', 'removal', 'restoration'],
  person: [...forPeople, 'name-reset', 'portrait-reset', 'about-reset'],
  // A conversation stays as it is: the decision is about the person who wrote in it.
  conversation: ['none'],
};

/** The measures that a decision about such a target can take, in the order of the form. */
export function measuresFor(kind: ReportTargetKind): readonly Measure[] {
  return measures[kind];
}

export type AuthorityRefusal = 'no-admin' | 'own' | 'admin';

type Account = Pick<UserProfile, 'uid' | 'role'>;

/** Nobody decides about themselves, and only a `super_admin` decides about an admin (the specification’s two roles). */
export function mayDecideAbout(actor: Account, concerned: Account): Result<void, AuthorityRefusal> {
  if (!isAdmin(actor)) return failure('no-admin');
  if (actor.uid === concerned.uid) return failure('own');
  if (isAdmin(concerned) && actor.role !== 'super_admin') return failure('admin');
  return success();
}
