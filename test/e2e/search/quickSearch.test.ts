import type { Locator, Page } from '@playwright/test';
import { hold } from '../../support/drivers/e2e/e2eHold';
import { main } from '../../support/drivers/e2e/e2eSite';
import { expect, test } from '../../support/drivers/e2e/e2eTest';

test('the quick search opens with Ctrl+K and from the header, and Enter opens the results', async ({ page }) => {
  await page.goto('/a-propos');
  const search = await openWithKeys(page);
  await expect(search.getByRole('heading', { name: 'Recherche rapide' })).toBeVisible();
  const field = search.getByRole('combobox', { name: 'Que cherchez-vous ?' });
  await expect(field).toBeFocused();
  await field.fill('vélo enfant');
  await field.press('Enter');
  await expect(page).toHaveURL('/recherche?q=v%C3%A9lo+enfant');
  await expect(search).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: '« vélo enfant »' })).toBeVisible();
});

test('an empty quick search closes and stays on the page', async ({ page }) => {
  await page.goto('/a-propos');
  const search = await openFromHeader(page);
  await search.getByRole('combobox', { name: 'Que cherchez-vous ?' }).fill('   ');
  await search.getByRole('button', { name: 'Rechercher', exact: true }).click();
  await expect(search).toBeHidden();
  await expect(page).toHaveURL('/a-propos');
  await expect(opener(page)).toBeFocused();
});

test('Escape closes it and gives the focus back', async ({ page }) => {
  await page.goto('/a-propos');
  const search = await openFromHeader(page);
  await page.keyboard.press('Escape');
  await expect(search).toBeHidden();
  await expect(opener(page)).toBeFocused();
});

test('the last eight searches are stored, newest first, each once, until they are erased (§2.34, §2.35, §3.10, §5.7, §9.2)', async ({
  page,
}) => {
  await page.goto('/recherche');
  const field = page.getByRole('combobox', { name: 'Rechercher une annonce' });
  for (const query of ['un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'TROIS']) {
    await field.fill(query);
    await field.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: `« ${query} »` })).toBeVisible();
  }
  const stored = ['TROIS', 'neuf', 'huit', 'sept', 'six', 'cinq', 'quatre', 'deux'];
  expect(JSON.parse((await page.evaluate(() => localStorage.getItem('mbz_recent_searches'))) ?? '')).toEqual(stored);

  const search = await openWithKeys(page);
  const recent = search.getByRole('region', { name: 'Recherches récentes' });
  await expect(recent.getByRole('listitem')).toHaveText(stored);
  await recent.getByRole('button', { name: 'sept' }).click();
  await expect(page).toHaveURL('/recherche?q=sept');

  await openWithKeys(page);
  await expect(recent.getByRole('listitem').first()).toHaveText('sept');
  await recent.getByRole('button', { name: "Effacer l'historique" }).click();
  await expect(recent).toBeHidden();
  await page.reload();
  await expect(main(page)).toBeVisible();
  await openWithKeys(page);
  await expect(recent).toBeHidden();
});

test('searches that the browser submits before any script has come are stored too', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('mbz_recent_searches', localStorage.getItem('mbz_recent_searches') ?? '["DEUX","vélo"]');
  });
  const letScriptsCome = await hold(page, /\/assets\/.*\.js$/);
  await page.goto('/recherche', { waitUntil: 'commit' });
  const field = page.getByRole('combobox', { name: 'Rechercher une annonce' });
  await field.press('Enter');
  await field.fill(' deux ');
  await field.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: '« deux »' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('mbz_recent_searches'))).toBe('["deux","vélo"]');
  letScriptsCome();
  const search = await openWithKeys(page);
  await expect(search.getByRole('region', { name: 'Recherches récentes' }).getByRole('listitem')).toHaveText([
    'deux',
    'vélo',
  ]);
});

test('a spoken search is heard in French, once (§2.29, §2.30, §9.18)', async ({ page }) => {
  await page.addInitScript(() => {
    class SpeechRecognition {
      lang = '';
      maxAlternatives = 9;
      onresult: ((event: object) => void) | null = null;
      onend: (() => void) | null = null;
      start() {
        Object.assign(window, { asked: [this.lang, this.maxAlternatives] });
        queueMicrotask(() => {
          this.onresult?.({ results: [[{ transcript: 'guitare folk' }]] });
          this.onend?.();
        });
      }
    }
    Object.assign(window, { SpeechRecognition });
  });
  await page.goto('/a-propos');
  const search = await openFromHeader(page);
  await search.getByRole('button', { name: 'Rechercher à la voix' }).click();
  await expect(search.getByRole('combobox', { name: 'Que cherchez-vous ?' })).toHaveValue('guitare folk');
  expect(await page.evaluate(() => ('asked' in window ? window.asked : null))).toEqual(['fr-FR', 1]);
});

for (const width of [850, 500, 360])
  test(`the quick search opens from the header in a window ${width} pixels wide on a desktop (§2.27)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 640 });
    await page.goto('/a-propos');
    await opener(page).click();
    await expect(page.getByRole('dialog', { name: 'Recherche rapide' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });

test('a sentence in the quick search becomes words, a price and a place, each a chip that can be removed', async ({
  page,
}) => {
  await page.goto('/');
  const search = await openFromHeader(page);
  const field = search.getByRole('combobox', { name: 'Que cherchez-vous ?' });
  await field.fill('vélo électrique à moins de 1 500 € près de Bordeaux');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/recherche\?q=v%C3%A9lo\+%C3%A9lectrique&prix_max=1500&lieu=33063/);
  await expect(page.getByRole('status').filter({ hasText: '1 annonce' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Vélo électrique bleu canard/ }).first()).toBeVisible();
  await page.getByRole('link', { name: /Bordeaux, 30/ }).click();
  await expect(page).toHaveURL('/recherche?q=v%C3%A9lo+%C3%A9lectrique&prix_max=1500');
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/');
});

function opener(page: Page): Locator {
  return page.getByRole('banner').getByRole('button', { name: 'Que cherchez-vous ?' });
}

async function openFromHeader(page: Page): Promise<Locator> {
  await opener(page).click();
  return opened(page);
}

async function openWithKeys(page: Page): Promise<Locator> {
  // On a page with a search field of its own, the one of the header is hidden.
  await expect(page.getByRole('banner').getByText('Que cherchez-vous ?')).toBeAttached();
  await page.keyboard.press('Control+k');
  return opened(page);
}

async function opened(page: Page): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name: 'Recherche rapide' });
  await expect(dialog).toBeVisible();
  return dialog;
}
