import type { CachedProfile } from '../../../src/application/account/ProfileCache';
import { LoadProfileWithRetry } from '../../../src/application/auth/LoadProfileWithRetry';
import { ProfileSession } from '../../../src/application/auth/ProfileSession';
import type { ProfileSource } from '../../../src/application/auth/Session';
import type { BackendResult } from '../../../src/application/shared/BackendResult';
import type { UserProfile } from '../../../src/domain/account/UserProfile';
import { success } from '../../../src/domain/shared/Result';
import { aProfile } from '../builders/aPosting';
import { InMemoryProfileCache } from '../inMemory/account/InMemoryProfileCache';
import { InMemoryUserRepository } from '../inMemory/account/InMemoryUserRepository';
import { VirtualTime } from '../time/VirtualTime';

export const storedProfile = aProfile({ displayName: 'Karim' });

export type Answer = BackendResult<UserProfile | null>;

interface Circumstances {
  readonly cached?: CachedProfile | null;
  /** What the first attempts bring, in turn; all others bring what is stored. */
  readonly answers?: readonly Answer[];
  readonly create?: BackendResult<void>;
  readonly random?: number;
  readonly recover?: () => Promise<boolean>;
}

/** A session over in-memory adapters, whose first readings may fail. */
export function aProfileSession({
  cached: initiallyCached = null,
  answers = [],
  create = success(),
  random = 0,
  recover,
}: Circumstances = {}) {
  const time = new VirtualTime();
  const cache = new InMemoryProfileCache(initiallyCached);
  const users = new InMemoryUserRepository(storedProfile);
  let attempts = 0;
  const steps: string[] = [];
  const created: UserProfile[] = [];
  const listeners = new Set<(answer: Answer) => void>();
  let emitToFirstAttempt: ((answer: Answer) => void) | null = null;
  let emitUser: (person: UserProfile | null) => void = () => undefined;
  let reportUnreachable: () => void = () => undefined;
  const session = new ProfileSession(
    {
      subscribeToUser: (listener, onUnreachable = () => undefined) => {
        emitUser = listener;
        reportUnreachable = onUnreachable;
        return () => undefined;
      },
      signOut: async () => {
        emitUser(null);
        return success();
      },
    },
    cache,
    new LoadProfileWithRetry(
      {
        subscribe: (uid, listener) => {
          listeners.add(listener);
          emitToFirstAttempt ??= listener;
          const answer = answers[attempts++];
          const unsubscribe = answer === undefined ? users.subscribe(uid, listener) : () => undefined;
          if (answer !== undefined) listener(answer);
          return () => {
            listeners.delete(listener);
            unsubscribe();
          };
        },
        create: async (profile) => {
          created.push(profile);
          return create;
        },
      },
      {
        run: async (step) => {
          steps.push(step);
          return recover?.() ?? true;
        },
      },
      time,
      { draw: () => random },
    ),
  );
  const emissions: (readonly [name: string | null, source: ProfileSource | undefined])[] = [];
  const stop = session.subscribe((profile, source) =>
    emissions.push([profile === null ? null : profile.displayName, source]),
  );
  return {
    session,
    time,
    emissions,
    stop,
    signIn: (person: UserProfile | null) => emitUser(person),
    becomeUnreachable: () => reportUnreachable(),
    emitToFirstAttempt: (answer: Answer) => emitToFirstAttempt?.(answer),
    emit: (answer: Answer) => listeners.forEach((listener) => listener(answer)),
    cached: () => cache.current(),
    attempts: () => attempts,
    subscriptions: () => listeners.size,
    steps: () => steps,
    created: () => created,
  };
}
