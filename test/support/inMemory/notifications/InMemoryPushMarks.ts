import type { PushMarks } from '../../../../src/application/notifications/PushMarks';
import type { PushMark } from '../../../../src/domain/notifications/MessagePush';

type Key = Pick<PushMark, 'conversationId' | 'recipientId'>;

export class InMemoryPushMarks implements PushMarks {
  readonly #marks = new Map<string, PushMark>();

  of(key: Key): PushMark | null {
    return this.#marks.get(keyOf(key)) ?? null;
  }

  async change(of: Key, change: (mark: PushMark | null) => PushMark | null): Promise<boolean> {
    const before = this.of(of);
    const after = change(before);
    if (after === null || after === before) return false;
    this.#marks.set(keyOf(of), after);
    return true;
  }
}

function keyOf({ conversationId, recipientId }: Key): string {
  return `${conversationId}~${recipientId}`;
}
