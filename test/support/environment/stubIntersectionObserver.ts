import { onTestFinished, vi } from 'vitest';

type Notify = (entries: readonly { readonly isIntersecting: boolean }[]) => void;

/**
 * Replaces `IntersectionObserver`, which the window of tests does not have, until the test ends. Nothing is in view before the function
 * that it returns is called: then everything that is observed is.
 */
export function stubIntersectionObserver(): () => void {
  const observers: Notify[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(notify: Notify) {
        observers.push(notify);
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  return () => observers.forEach((notify) => notify([{ isIntersecting: true }]));
}
