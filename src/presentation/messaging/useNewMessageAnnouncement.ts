import { useState } from 'react';
import type { ThreadViewModel } from './thread/ThreadViewModel';

/** Who has just written, for those who listen: nobody when the page opens, the other once something new of theirs is there. */
export function useNewMessageAnnouncement(thread: ThreadViewModel): string | null {
  const lastId = thread.messages.findLast(({ authorId }) => authorId === thread.other?.uid)?.id ?? null;
  const isThere = thread.messages.length > 0;
  const [known, setKnown] = useState<{ readonly id: string | null; readonly isNew: boolean } | null>(null);
  if (isThere && (known === null || known.id !== lastId)) setKnown({ id: lastId, isNew: known !== null });
  return known?.isNew === true ? (thread.other?.name ?? null) : null;
}
