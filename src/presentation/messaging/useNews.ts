import { useEffect, useState } from 'react';
import type { ThreadViewModel } from './ThreadViewModel';

/** Who has just written, for those who listen: nobody on arrival, the other once something new of theirs is there. */
export function useNews(thread: ThreadViewModel): string | null {
  const lastId = thread.messages.findLast(({ authorId }) => authorId === thread.other?.uid)?.id ?? null;
  const [known, setKnown] = useState<{ readonly id: string | null; readonly isNew: boolean } | null>(null);
  const isThere = thread.messages.length > 0;
  useEffect(() => {
    if (isThere) setKnown((before) => ({ id: lastId, isNew: before !== null && before.id !== lastId }));
  }, [isThere, lastId]);
  return known?.isNew === true ? (thread.other?.name ?? null) : null;
}
