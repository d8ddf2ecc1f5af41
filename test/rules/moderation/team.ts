import type { PlainDocument } from '@mon-bazar/firebase-test-server/firestore/plainDocument';
import type { TeamAction } from '../../../src/domain/moderation/journal';
import type { ReportTargetKind } from '../../../src/domain/moderation/Report';
import { change, commits, given, type Attempt } from '../Attempt';
import { now } from '../times';
import { storedJournal, writesDown, type Changes } from './journal';

interface RoleChange {
  readonly by?: string;
  readonly action?: TeamAction;
  readonly kind?: ReportTargetKind;
  readonly targetId?: string;
  readonly entry?: Changes;
  readonly register?: Changes;
  /** Further changes of the account; null: it stays as it is. */
  readonly account?: PlainDocument | null;
}

/** The commit by which a super_admin changes the team, by default Solène appointing Karim. */
export function changesTeam(options: RoleChange = {}): Attempt {
  const { by = 'solene', action = 'appointment', kind = 'person', targetId = 'karim' } = options;
  const { entry = {}, register = {}, account = {} } = options;
  const role = action === 'appointment' ? 'admin' : 'user';
  return given(
    storedJournal,
    commits(
      ...writesDown({ by, action, targetKind: kind, targetId, note: '' }, { entry, register }),
      ...(account === null ? [] : [change(`users/${targetId}`, { role, updatedAt: now, ...account })]),
    ),
  );
}

/** The commit by which Solène dismisses Nadia. */
export function dismisses(options: RoleChange = {}): Attempt {
  return changesTeam({ action: 'dismissal', targetId: 'nadia', ...options });
}
