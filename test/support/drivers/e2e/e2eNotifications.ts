import type { Locator, Page } from '@playwright/test';
import { main } from './e2eSite';

/** Whether this device is notified. */
export function deviceChoice(page: Page): Locator {
  return main(page).getByRole('switch', { name: 'Notifications sur cet appareil' });
}

/** A choice of the account’s notifications: names of its channel and of what it is about. */
export function notificationChoice(page: Page, channel: string | RegExp, name: string): Locator {
  return main(page).getByRole('group', { name: channel }).getByRole('switch', { name });
}
