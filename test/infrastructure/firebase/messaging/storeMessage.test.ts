import { deleteApp, initializeApp } from 'firebase/app';
import { doc, getFirestore } from 'firebase/firestore';
import { expect, onTestFinished, test } from 'vitest';
import type { BackendFailure } from '../../../../src/application/shared/BackendFailure';
import { failure } from '../../../../src/domain/shared/Result';
import { storeMessage } from '../../../../src/infrastructure/firebase/messaging/storeMessage';
import { aFirstMessage } from '../../../support/builders/aConversation';

/** Sends a message while Firestore answers with these failures in turn. */
async function sent(...answers: readonly BackendFailure[]) {
  const app = initializeApp({ projectId: 'demo-mon-bazar' }, crypto.randomUUID());
  onTestFinished(() => deleteApp(app));
  const left = [...answers];
  const operations = { run: () => Promise.resolve(failure(left.shift() ?? 'unknown')) };
  const conversation = doc(getFirestore(app), 'conversations', 'velo~karim');
  const outcome = await storeMessage(operations, conversation, aFirstMessage(), 0);
  return { outcome, left };
}

test('a refused message fails as offline when it cannot be checked whether it is stored already', async () => {
  expect(await sent('denied', 'denied', 'denied', 'offline')).toEqual({ outcome: failure('offline'), left: [] });
});

test('no second attempt is made once the backend is unreachable', async () => {
  expect(await sent('denied', 'offline', 'denied')).toEqual({ outcome: failure('offline'), left: ['denied'] });
});

test('a message that is refused twice, and may not be read either, is denied', async () => {
  expect(await sent('denied', 'denied', 'denied', 'denied')).toEqual({ outcome: failure('denied'), left: [] });
});
