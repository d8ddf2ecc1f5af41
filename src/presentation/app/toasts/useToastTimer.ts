import { useEffect, useEffectEvent, useState } from 'react';
import { NOTICE_DURATION } from '../../shared/notices/noticeDurations';
import type { Notice } from '../../shared/notices/notify';

/** Tells when a toast has been up for its time, which begins anew after the person was at it, or away from the window. */
export function useToastTimer(notice: Notice | null, isHeld: boolean, onOver: () => void): void {
  const isAway = useIsAway();
  const end = useEffectEvent(onOver);
  useEffect(() => {
    if (notice === null || isHeld || isAway) return undefined;
    const timer = setTimeout(() => end(), notice.durationMs ?? NOTICE_DURATION);
    return () => clearTimeout(timer);
  }, [notice, isHeld, isAway]);
}

function useIsAway(): boolean {
  const [isAway, setIsAway] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    addEventListener('blur', () => setIsAway(true), { signal: stop.signal });
    addEventListener('focus', () => setIsAway(false), { signal: stop.signal });
    return () => stop.abort();
  }, []);
  return isAway;
}
