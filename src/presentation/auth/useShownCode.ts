import { useEffect } from 'react';
import { useNotify } from '../shared/notices/notify';

const DURATION_MS = 20_000;

/** In the demonstration no message is sent: a toast shows the code as long as it is needed. */
export function useShownCode(shownCode: string | undefined, say: (code: string) => string): void {
  const notify = useNotify();
  useEffect(() => {
    if (shownCode === undefined) return undefined;
    const ending = new AbortController();
    notify({ text: say(shownCode), kind: 'info', durationMs: DURATION_MS, until: ending.signal });
    return () => ending.abort();
  }, [shownCode, notify, say]);
}
