import { devices } from '@playwright/test';

const { deviceScaleFactor, userAgent } = devices['Pixel 7'];

/** A small phone: what the browser says of itself, and fingers. */
export const aPhone = {
  deviceScaleFactor,
  userAgent,
  isMobile: true,
  hasTouch: true,
  viewport: { width: 360, height: 780 },
} as const;
