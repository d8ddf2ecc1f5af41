import type { UserProfile } from '../../../src/domain/account/UserProfile';
import { success } from '../../../src/domain/shared/Result';
import { SessionViewModel } from '../../../src/presentation/shared/session/SessionViewModel';
import { aProfile } from './aPosting';

type Role = UserProfile['role'] | null;

/** The session of a person with that role; null: a guest; absent: not known yet. */
export function aSession(role?: Role) {
  const session = new SessionViewModel({ subscribe: () => () => undefined, signOut: () => Promise.resolve(success()) });
  const become = (next: Role | undefined) => {
    if (next !== undefined) session.show(next === null ? null : aProfile({ role: next }));
  };
  become(role);
  return { session, become };
}
