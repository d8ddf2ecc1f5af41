import { afterEach, expect, test, vi } from 'vitest';
import { ownBar } from '../../../../src/presentation/shared/controls/ownBar';

const height = () => document.documentElement.style.getPropertyValue('--mb-own-bar-height');

afterEach(() => vi.unstubAllGlobals());

test('the height of a page’s own bar is known to style sheets while it stands, also when it grows', () => {
  let grow: () => void = () => undefined;
  vi.stubGlobal(
    'ResizeObserver',
    class implements ResizeObserver {
      constructor(callback: ResizeObserverCallback) {
        grow = () => callback([], this);
      }
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  );
  const bar = document.createElement('div');
  const offsetHeight = vi.spyOn(bar, 'offsetHeight', 'get');
  const remove = ownBar(bar);
  for (const pixels of [72, 130]) {
    offsetHeight.mockReturnValue(pixels);
    grow();
    expect(height()).toBe(`${pixels}px`);
  }
  remove?.();
  expect(height()).toBe('');
});

test('the ref of a bar that is not rendered does nothing', () => {
  expect(ownBar(null)).toBeUndefined();
});
