import { DELETED_PERSON, isAdmin, type UserProfile } from '../account/UserProfile';
import type { Instant } from '../shared/Instant';
import { failure, success, type Result } from '../shared/Result';
import { nextEntry, type HashText, type JournalEntry, type JournalHead, type TeamAction } from './journal';
import type { ModerationAccount } from './Measure';
import { isRunning, type Restriction } from './Restriction';

export interface TeamOrder {
  /** The uid of the super_admin. */
  readonly by: string;
  readonly personId: string;
  readonly action: TeamAction;
}

/** What is stored when the team is changed. */
export interface TeamContext {
  readonly head: JournalHead;
  readonly actor: ModerationAccount | null;
  /** Null if there is no such account. */
  readonly person: UserProfile | null;
  /** That of the person; null if there is none. */
  readonly restriction: Restriction | null;
}

/** What a change of the team writes, in one commit. */
export interface TeamEffects {
  readonly entry: JournalEntry;
  readonly person: UserProfile;
}

/**
 * `no-super-admin`: only they change the team. `own`: nobody changes their own role. `missing`: the account is gone. `has-role`: the
 * person is an admin already. `no-role`: the person is no admin, or a super_admin, who is not dismissed here. `restricted`: no admin is.
 */
export type TeamRefusal = 'no-super-admin' | 'own' | 'missing' | 'has-role' | 'no-role' | 'restricted';

/** What a change of the team writes, or why it is refused. Since no super_admin changes a super_admin, one always stays. */
export function changeTeam(
  { by, personId, action }: TeamOrder,
  { head, actor, person, restriction }: TeamContext,
  now: Instant,
  sha256: HashText,
): Result<TeamEffects, TeamRefusal> {
  if (actor?.role !== 'super_admin') return failure('no-super-admin');
  if (by === personId) return failure('own');
  if (person === null || person.displayName === DELETED_PERSON) return failure('missing');
  if (action === 'appointment' && isAdmin(person)) return failure('has-role');
  if (action === 'dismissal' && person.role !== 'admin') return failure('no-role');
  if (action === 'appointment' && isRunning(restriction, now)) return failure('restricted');
  const act = { by, at: now, action, targetKind: 'person', targetId: personId, note: '' } as const;
  const role = action === 'appointment' ? 'admin' : 'user';
  return success({ entry: nextEntry(head, act, sha256), person: { ...person, role, updatedAt: now } });
}
