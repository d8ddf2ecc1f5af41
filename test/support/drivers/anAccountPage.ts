import type { ProfileRepository } from '../../../src/application/account/ProfileRepository';
import type { BackendResult } from '../../../src/application/shared/BackendResult';
import type { FormDrafts } from '../../../src/application/shared/FormDrafts';
import type { UserProfile } from '../../../src/domain/account/UserProfile';
import type { ProfileChanges, PublicProfile } from '../../../src/domain/account/PublicProfile';
import { failure, success } from '../../../src/domain/shared/Result';
import { SessionViewModel } from '../../../src/presentation/shared/session/SessionViewModel';
import { anAccount, aPublicProfile } from '../builders/aPerson';

/** Someone signed in, until `show` says otherwise. */
export function aSession(profile: UserProfile | null = anAccount): SessionViewModel {
  const session = new SessionViewModel({ subscribe: () => () => undefined, signOut: async () => success() });
  session.show(profile);
  return session;
}

/** A profile repository whose values the test emits; it records the changes. */
export function someProfiles(profile: PublicProfile | null = aPublicProfile) {
  const listeners = new Set<(result: BackendResult<PublicProfile | null>) => void>();
  const changed: ProfileChanges[] = [];
  const outcomes: BackendResult<void>[] = [];
  const profiles: ProfileRepository = {
    subscribe: (_uid, listener) => {
      listeners.add(listener);
      listener(success(profile));
      return () => void listeners.delete(listener);
    },
    change: async (_uid, changes) => {
      const outcome = outcomes.shift() ?? success();
      if (outcome.ok) changed.push(changes);
      return outcome;
    },
    remove: async () => failure('denied'),
  };
  const emit = (result: BackendResult<PublicProfile | null>) => listeners.forEach((listener) => listener(result));
  return { profiles, changed, outcomes, emit, listeners };
}

export function someFormDrafts(saved: Record<string, object> = {}) {
  const drafts = new Map(Object.entries(saved));
  const port: FormDrafts = {
    of: (form, uid) => drafts.get(`${form} ${uid}`) ?? null,
    save: (form, uid, entries) => void drafts.set(`${form} ${uid}`, entries),
    clear: (form, uid) => void drafts.delete(`${form} ${uid}`),
  };
  return { drafts, port };
}
