import { expect, test } from 'vitest';
import { LayoutViewModel } from '../../../../src/presentation/app/layout/LayoutViewModel';

const computer = { userAgent: 'Mozilla/5.0 (X11; Linux x86_64)', touchPoints: 0, windowWidth: 1280 };

test('the year is read from the clock each time', () => {
  let now = Date.UTC(2026, 11, 31, 12);
  const viewModel = new LayoutViewModel({ now: () => now }, { traits: () => computer });
  expect(viewModel.currentYear).toBe(2026);
  now = Date.UTC(2027, 0, 2);
  expect(viewModel.currentYear).toBe(2027);
});

test('a mobile device is recognised', () => {
  const onDevice = (userAgent: string) =>
    new LayoutViewModel({ now: () => 0 }, { traits: () => ({ ...computer, userAgent }) });
  expect(onDevice(computer.userAgent).isMobileDevice).toBe(false);
  expect(onDevice('Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X)').isMobileDevice).toBe(true);
});
