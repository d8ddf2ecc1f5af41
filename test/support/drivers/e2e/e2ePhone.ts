import { devices } from '@playwright/test';
import type { InputMethod } from './e2eKeyboard';

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
  press: (_page, control) => control.tap(),
  write: async (_page, field, text) => {
    await field.tap();
    await field.fill(text);
  },
  choose: (_page, _first, choice) => choice.tap(),
  submit: (_page, button) => button.tap(),
  leave: (_page, button) => button.tap(),
};
