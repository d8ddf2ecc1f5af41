import type { CachedProfile } from '../../../src/application/account/ProfileCache';
import { ProfileSession } from '../../../src/application/auth/ProfileSession';
import type { ProfileSource } from '../../../src/application/auth/Session';
import type { BackendResult } from '../../../src/application/shared/BackendResult';
import type { UserProfile } from '../../../src/domain/account/UserProfile';
import { success } from '../../../src/domain/shared/Result';
import { aProfile } from '../builders/aPosting';
import { VirtualTime } from '../time/VirtualTime';

export const storedProfile = aProfile({ displayName: 'Karim' });

export type Answer = BackendResult<UserProfile | null>;

interface Circumstances {
  readonly kept?: CachedProfile | null;
  /** What the first attempts bring, in turn; all others bring what is stored. */
  readonly answers?: readonly Answer[];
  readonly create?: BackendResult<void>;
  readonly chance?: number;
  readonly recover?: () => Promise<boolean>;
}

/** A session over stubs that answer at once. */
export function aProfileSession({
  kept: keptAtFirst = null,
  answers = [],
  create = success(),
  chance = 0,
  recover,
}: Circumstances = {}) {
  const time = new VirtualTime();
  let kept = keptAtFirst;
  let asked = 0;
  const steps: string[] = [];
  const created: UserProfile[] = [];
  const listeners = new Set<(answer: Answer) => void>();
  let tellFirst: ((answer: Answer) => void) | null = null;
  let hear: (person: UserProfile | null) => void = () => undefined;
  let lose: () => void = () => undefined;
  const session = new ProfileSession(
    {
      subscribeToUser: (listener, onUnreachable = () => undefined) => {
        hear = listener;
        lose = onUnreachable;
        return () => undefined;
      },
      signOut: async () => {
        hear(null);
        return success();
      },
    },
    { current: () => kept, save: (next) => void (kept = next) },
    {
      subscribe: (_uid, listener) => {
        listeners.add(listener);
        tellFirst ??= listener;
        listener(answers[asked++] ?? success(storedProfile));
        return () => void listeners.delete(listener);
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
    { draw: () => chance },
  );
  const told: (readonly [name: string | null, standing: ProfileSource | undefined])[] = [];
  const stop = session.subscribe((profile, standing) =>
    told.push([profile === null ? null : profile.displayName, standing]),
  );
  return {
    session,
    time,
    told,
    stop,
    signIn: (person: UserProfile | null) => hear(person),
    lose: () => lose(),
    tellFirst: (answer: Answer) => tellFirst?.(answer),
    tell: (answer: Answer) => listeners.forEach((listener) => listener(answer)),
    kept: () => kept,
    asked: () => asked,
    watching: () => listeners.size,
    steps: () => steps,
    created: () => created,
  };
}
