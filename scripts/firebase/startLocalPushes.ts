import { pushFunction } from '../functions/pushFunction';
import { DEMO_PROJECT } from './demoPeopleWithPhones';
import { demoPushKeys } from './demoPushKeys';
import { localFirestore } from './localFirestore';
import { startLocalPushService, type LocalPushService } from './localPushService';
import { MergedRuns } from './MergedRuns';
import type { DemoFirebase } from './startDemoFirebase';

/**
 * Does on this machine what a Cloud Function does for pushes: each message is pushed to the local push service, as soon as it is stored.
 * `port`: of the service; default: any free one.
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
  });
  const push = async (conversation: string) => {
    const { refusals, failures } = await tasks.messageStored(conversation);
    for (const problem of [...refusals, ...failures]) console.error(problem);
  };
  const runs = new MergedRuns<string>(async (conversations) => {
    for (const conversation of new Set(conversations)) await push(conversation).catch(console.error);
  });
  const unsubscribe = onCommit((changed) => {
    for (const path of changed) {
      const [, conversation] = /^conversations\/([^/]+)\/messages\//.exec(path) ?? [];
      if (conversation !== undefined) runs.add(conversation);
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
