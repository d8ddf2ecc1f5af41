import type { BrowserContext, Page } from '@playwright/test';
import { askByKeyboard, openThread } from './e2eMessages';
import { enterThisTab } from './e2eSite';

/** The title of a listing of Camille’s. */
export const dress = 'Robe de cortège fille rose, 10 ans, portée une fois';

/** In a tab of his own, Karim asks Camille about the dress, by keyboard alone. */
export async function askAboutDress(context: BrowserContext): Promise<Page> {
  const karim = await context.newPage();
  await enterThisTab(karim, 'Karim', '/');
  await askByKeyboard(karim, '/annonce/demo-robe-cortege-fille-rose', 'Bonjour, toujours disponible ?');
  return karim;
}

/** Camille signs in and opens what Karim has written about the dress, by keyboard alone. */
export async function openAboutDress(camille: Page): Promise<void> {
  await camille.bringToFront();
  await enterThisTab(camille, 'Camille', '/');
  await openThread(camille, dress);
}
