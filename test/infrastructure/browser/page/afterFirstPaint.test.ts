import { afterEach, expect, test, vi } from 'vitest';
import { afterFirstPaint } from '../../../../src/infrastructure/browser/page/afterFirstPaint';

afterEach(() => vi.unstubAllGlobals());

test('parts that wait for a paint at the same time ask for one, and a part that waits later asks again', async () => {
  const frames: FrameRequestCallback[] = [];
  const paint = () => frames.shift()?.(0);
  vi.stubGlobal('document', { hidden: false });
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback));
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => callback());
  const waits = [afterFirstPaint(), afterFirstPaint()];
  expect(frames).toHaveLength(1);
  paint();
  paint();
  await Promise.all(waits);
  void afterFirstPaint();
  expect(frames).toHaveLength(1);
});
