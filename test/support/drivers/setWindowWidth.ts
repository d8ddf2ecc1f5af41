import type { DetachedWindowAPI } from 'happy-dom';
import { onTestFinished } from 'vitest';

declare global {
  interface Window {
    readonly happyDOM: DetachedWindowAPI;
  }
}

/** The width that style sheets see, until the test ends. */
export function setWindowWidth(width: number): void {
  setWindowSize(width, window.innerHeight);
}

/** The size that style sheets see, until the test ends. */
export function setWindowSize(width: number, height: number): void {
  const { innerHeight, innerWidth } = window;
  window.happyDOM.setViewport({ width, height });
  onTestFinished(() => window.happyDOM.setViewport({ width: innerWidth, height: innerHeight }));
}
