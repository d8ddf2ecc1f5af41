import type { Page } from '@playwright/test';

/** Holds back the files whose address fits, until they are let go; a text is a path. */
export async function hold(page: Page, address: RegExp | string): Promise<() => void> {
  let letGo = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return letGo;
}
