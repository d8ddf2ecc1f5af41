import { useNotify } from '../../shared/notices/notify';
import { failures, messages } from '../messages';
import type { ThreadViewModel } from './ThreadViewModel';

/** Blocks and unblocks the other person, with a toast about the result. */
export function useBlocking(thread: ThreadViewModel) {
  const notify = useNotify();
  const notifyResult = (done: Awaited<ReturnType<ThreadViewModel['block']>>, text: string) => {
    if (done === null) return;
    notify(done.ok ? { text, kind: 'success' } : { text: failures[done.failure], kind: 'error' });
  };
  const name = thread.other?.name ?? '';
  return {
    block: async () => notifyResult(await thread.block(), messages.blockedToast(name)),
    unblock: async () => notifyResult(await thread.unblock(), messages.unblockedToast(name)),
  };
}
