import { UNREAD_DELAY } from '../../src/domain/notifications/MessageMail';
import { pushFunction } from '../functions/pushFunction';
import { DEMO_PROJECT } from './demoPeopleWithPhones';
import { demoPushKeys } from './demoPushKeys';
import { localFirestore } from './localFirestore';
import { startLocalPushService, type LocalPushService } from './localPushService';
import { MergedRuns } from './MergedRuns';
import type { DemoFirebase } from './startDemoFirebase';

/**
 * Does on this machine what Cloud Functions do for pushes: each message is pushed to the local push service as soon as it is stored, and what
 * `startLocalMails` finds as soon as that is entered. `port`: of the service; default: any free one.
 */
export async function startLocalPushes(
  { onCommit, testServer }: Pick<DemoFirebase, 'onCommit' | 'testServer'>,
  port?: number,
): Promise<LocalPushService> {
  const service = await startLocalPushService(port);
  const firestore = localFirestore(testServer, DEMO_PROJECT);
  const tasks = pushFunction({
    firestore,
    ...demoPushKeys,
    // That of this machine is none that push services know.
    siteAddress: 'https://mon-bazar.example',
    request: service.request,
    // As in `startLocalMails`, which says when entries are due.
    now: () => Date.now() + UNREAD_DELAY,
  });
  const push = async (conversation: string | null) => {
    const outcome = conversation === null ? tasks.sendQueuedPushes() : tasks.messageStored(conversation);
    const { refusals, failures } = await outcome;
    for (const problem of [...refusals, ...failures]) console.error(problem);
  };
  /** Conversations with a message; null: other pushes are waiting. */
  const runs = new MergedRuns<string | null>(async (reasons) => {
    for (const reason of new Set(reasons)) await push(reason).catch(console.error);
  });
  const unsubscribe = onCommit((changed) => {
    for (const path of changed) {
      const [, conversation] = /^conversations\/([^/]+)\/messages\//.exec(path) ?? [];
      if (conversation !== undefined) runs.add(conversation);
      if (/^(search|ending|price|decision)_pushes\//.test(path)) runs.add(null);
    }
  });
  return {
    ...service,
    close: async () => {
      unsubscribe();
      await runs.settled();
      await firestore.terminate();
      await service.close();
    },
  };
}
