import { inject, vi } from 'vitest';
import { LoadProfileWithRetry } from '../../../src/application/auth/LoadProfileWithRetry';
import { ProfileSession } from '../../../src/application/auth/ProfileSession';
import type { ProfileSource } from '../../../src/application/auth/Session';
import type { UserProfile } from '../../../src/domain/account/UserProfile';
import { success } from '../../../src/domain/shared/Result';
import { networkOf } from '../../../src/infrastructure/firebase/connection/connectFirebase';
import { ConnectionReset } from '../../../src/infrastructure/firebase/connection/ConnectionReset';
import { FirebaseOperations } from '../../../src/infrastructure/firebase/connection/FirebaseOperations';
import { FirebaseRecovery } from '../../../src/infrastructure/firebase/connection/FirebaseRecovery';
import { FirestoreUserRepository } from '../../../src/infrastructure/firebase/account/FirestoreUserRepository';
import type { Fault } from '@mon-bazar/firebase-test-server/firestore/Faults';
import { aProfile } from '../builders/aPosting';
import type { FirebaseTab } from './firebaseTab';
import { VirtualTime } from '../time/VirtualTime';

export type SessionEmission = readonly [name: string, source: ProfileSource | undefined];

/** Makes the test server fail. */
export async function givenFault(projectId: string, fault: Fault): Promise<void> {
  await control(projectId, 'fail', fault);
}

/** Breaks all streams of the project, as a lost network does. */
export async function dropConnections(projectId: string): Promise<void> {
  await control(projectId, 'dropConnections', {});
}

async function control(projectId: string, action: string, body: object): Promise<void> {
  const answer = await fetch(
    `http://127.0.0.1:${inject('testServerPort')}/emulator/v1/projects/${projectId}:${action}`,
    {
      method: 'POST',
      body: JSON.stringify(body),
    },
  );
  if (!answer.ok) throw new Error(await answer.text());
}

/** The session of Karim in a browser without a cached profile; it is read from the test server in virtual time. */
export function aSessionOnFirebase({ firestore }: FirebaseTab, now = Date.now()) {
  const time = new VirtualTime(now);
  const network = networkOf(firestore);
  const reset = new ConnectionReset(network, time);
  const users = new FirestoreUserRepository(firestore, new FirebaseOperations(reset, () => Promise.resolve()));
  const known: UserProfile = aProfile({ displayName: 'Utilisateur karim', createdAt: now, updatedAt: now });
  const steps = vi.spyOn(FirebaseRecovery.prototype, 'run');
  const session = new ProfileSession(
    {
      subscribeToUser: (listener) => {
        listener(known);
        return () => undefined;
      },
      signOut: () => Promise.resolve(success()),
    },
    { current: () => null, save: () => undefined },
    new LoadProfileWithRetry(users, new FirebaseRecovery(reset, { currentUser: null }), time, {
      draw: () => 0,
    }),
  );
  const emissions: SessionEmission[] = [];
  const stop = session.subscribe((profile, source) => emissions.push([profile?.displayName ?? '', source]));
  return { time, emissions, stop, users, steps: () => steps.mock.calls.map(([step]) => step) };
}
