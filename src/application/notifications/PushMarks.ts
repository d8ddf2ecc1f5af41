import type { PushMark } from '../../domain/notifications/MessagePush';

/** What participants were notified of: one mark per conversation and recipient. Methods reject when the backend is out of reach. */
export interface PushMarks {
  /**
   * Replaces a mark, null before the first push, by what `change` returns, as one step; null, or the same object, changes nothing. Whether
   * it has changed something. `change` may be called more than once; the last call counts.
   */
  change(
    of: Pick<PushMark, 'conversationId' | 'recipientId'>,
    change: (mark: PushMark | null) => PushMark | null,
  ): Promise<boolean>;
}
