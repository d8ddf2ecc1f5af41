import type { DetachedWindowAPI } from 'happy-dom';
import { onTestFinished } from 'vitest';

declare global {
  interface Window {
    readonly happyDOM: DetachedWindowAPI;
  }
}

/** The width that style sheets see, until the test ends. */
export function setWindowWidth(width: number): void {
  const { innerWidth } = window;
  window.happyDOM.setViewport({ width });
  onTestFinished(() => window.happyDOM.setViewport({ width: innerWidth }));
}
