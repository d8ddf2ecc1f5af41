import { FirebaseError, initializeApp } from 'firebase/app';
import { doc, getFirestore, onSnapshot } from 'firebase/firestore';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { ReadConfiguration } from '../../../../src/application/maintenance/AppConfigurationRepository';
import { failure } from '../../../../src/domain/shared/Result';
import { ConnectionReset } from '../../../../src/infrastructure/firebase/connection/ConnectionReset';
import { FirebaseOperations } from '../../../../src/infrastructure/firebase/connection/FirebaseOperations';
import { subscribeToConfiguration } from '../../../../src/infrastructure/firebase/site/subscribeToConfiguration';
import { eventually } from '../../../support/time/eventually';

vi.mock(import('firebase/firestore'), async (actual) => ({ ...(await actual()), onSnapshot: vi.fn() }));

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
});

/** A listener that Firestore ends with this error. */
function endedWith(code: string): readonly ReadConfiguration[] {
  vi.mocked(onSnapshot).mockImplementation((...parameters: unknown[]) => {
    const onError = parameters.at(-1) as (error: Error) => void;
    queueMicrotask(() => onError(new FirebaseError(code, '')));
    return () => undefined;
  });
  const network = { disable: () => Promise.reject(new Error('No network')), enable: () => Promise.resolve() };
  const operations = new FirebaseOperations(new ConnectionReset(network, { now: () => 0 }));
  const reference = doc(getFirestore(initializeApp({ projectId: 'demo' }, crypto.randomUUID())), 'config/app');
  const emissions: ReadConfiguration[] = [];
  onTestFinished(subscribeToConfiguration(reference, operations, (read) => emissions.push(read)));
  return emissions;
}

test.each([
  ['resource-exhausted', 'unknown'],
  ['unavailable', 'unknown'],
  ['permission-denied', 'denied'],
] as const)('the answer %s is a failure, never taken for a missing network', async (code, expected) => {
  const emissions = endedWith(code);
  await eventually(() => expect(emissions).toEqual([failure(expected)]));
});
