import type { Locator, Page } from '@playwright/test';
import { main } from './e2eSite';

/** The field to write a message in. */
export function composer(page: Page): Locator {
  return main(page).getByRole('textbox', { name: 'Votre message' });
}

/** What was said. */
export function thread(page: Page): Locator {
  return main(page).getByRole('region', { name: 'Fil de la conversation' });
}

export async function send(page: Page, text: string): Promise<void> {
  await composer(page).fill(text);
  await main(page).getByRole('button', { name: 'Envoyer', exact: true }).click();
}
