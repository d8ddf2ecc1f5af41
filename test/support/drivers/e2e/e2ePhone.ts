import { devices } from '@playwright/test';
import type { InputMethod } from './e2eInput';

const { deviceScaleFactor, userAgent } = devices['Pixel 7'];

/** A small phone: what the browser says of itself, and fingers. */
export const aPhone = {
  deviceScaleFactor,
  userAgent,
  isMobile: true,
  hasTouch: true,
  viewport: { width: 360, height: 780 },
} as const;

export const byTouch: InputMethod = {
  stir: (page) => page.getByRole('heading', { level: 1 }).tap(),
  press: (_page, control) => control.tap(),
  pressTwice: async (page, control) => {
    await control.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await control.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    for (let taps = 0; taps < 2; taps += 1) await page.touchscreen.tap(x + width / 2, y + height / 2);
  },
  write: async (_page, field, text) => {
    await field.tap();
    await field.fill(text);
  },
  // The browser draws the list outside of the page.
  select: async (_page, field, option) => void (await field.selectOption(option)),
  take: (_page, suggestion) => suggestion.tap(),
  choose: (_page, _first, choice) => choice.tap(),
  submit: (_page, button) => button.tap(),
  leave: (_page, button) => button.tap(),
};
