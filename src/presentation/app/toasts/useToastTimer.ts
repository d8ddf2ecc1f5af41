import { useEffect, useEffectEvent, useState } from 'react';
import { TOAST_DURATION } from '../../shared/notices/toastDurations';
import type { ToastContent } from '../../shared/notices/notify';

/** Calls `onOver` when the time of a toast is over. The time restarts after it was hovered or focused, or the window hidden. */
export function useToastTimer(toast: ToastContent | null, isHeld: boolean, onOver: () => void): void {
  const isAway = useIsAway();
  const end = useEffectEvent(onOver);
  useEffect(() => {
    if (toast === null || isHeld || isAway) return undefined;
    const timer = setTimeout(() => end(), toast.durationMs ?? TOAST_DURATION);
    return () => clearTimeout(timer);
  }, [toast, isHeld, isAway]);
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
