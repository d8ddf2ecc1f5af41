import type { BackendFailure } from '../../../application/shared/BackendFailure';
import { UNDO_MS } from '../../shared/notices/toastDurations';
import { useNotify } from '../../shared/notices/notify';
import type { PendingRemovalsViewModel } from './PendingRemovalsViewModel';
import { removalMessages as messages, removalFailures } from './removalMessages';

interface RemovalTexts {
  readonly removed: string;
  /** Before the reason. */
  readonly refused: string;
}

/** Removes something after the time in which it can be undone; `onRemoved` is called then. */
export function useRemoval(pending: PendingRemovalsViewModel) {
  const notify = useNotify();
  return (id: string, texts: RemovalTexts, onRemoved: () => void) => {
    const finish = (failure: BackendFailure | null) => {
      if (failure === null) return onRemoved();
      return notify({ kind: 'error', text: `${texts.refused} ${removalFailures[failure]}`, durationMs: UNDO_MS });
    };
    const undo = () =>
      notify(pending.undo(id) ? { kind: 'info', text: messages.undone } : { kind: 'warning', text: messages.tooLate });
    pending.take(id, finish);
    notify({
      kind: 'success',
      text: texts.removed,
      durationMs: UNDO_MS,
      action: { label: messages.undo, run: undo },
    });
  };
}
