import { expect, type Locator, type Page } from '@playwright/test';
import { byMouse } from './e2eInput';

export type DemoPerson = 'Camille' | 'Karim' | 'Admin' | 'Inès';

/** The main part of the page, without the frame around it. */
export function main(page: Page): Locator {
  return page.getByRole('main');
}

/** All cards of listings on the page. */
export function cards(page: Page): Locator {
  return main(page).getByRole('listitem').getByRole('article');
}

/** The card of the listing with that title. */
export function card(page: Page, title: string): Locator {
  return cards(page).filter({ has: page.getByRole('link', { name: title, exact: true }) });
}

export function cardLink(page: Page, title: string): Locator {
  return cards(page).getByRole('link', { name: title, exact: true });
}

export async function titlesOf(page: Page): Promise<readonly string[]> {
  return cards(page).getByRole('heading').allTextContents();
}

/** Its text, also where it is not rendered: a card that is far out of sight, or has just come, has no inner text. */
export async function textOf(element: Locator): Promise<string> {
  return (await element.textContent()) ?? '';
}

/** Waits until the application shows the page itself, in place of the rendered one, and in the theme of this browser. */
export async function applicationStarted(page: Page): Promise<void> {
  await expect(page.locator('.prerendered')).toHaveCount(0);
}

/** Waits for the complete results of a search, in the application’s own elements, and returns their number. */
export async function wholeTotal(page: Page): Promise<number> {
  // An element that is replaced while it is read has no layout, and its text no lines.
  await applicationStarted(page);
  const total = main(page)
    .getByRole('status')
    .filter({ hasText: /^(Aucune annonce|[\d\s]+annonces?)$/ });
  await expect(total).toBeVisible();
  return Number((await total.innerText()).replace(/\D/g, ''));
}

/** Opens an address, unless the page is there already, as after a sign-in that leads to it. */
export async function reach(page: Page, address: string): Promise<void> {
  if (page.url() !== new URL(address, page.url()).href) await page.goto(address);
}

/** Signs in on the page of demo people, and ends where `next` says. */
export async function signIn(page: Page, name: DemoPerson, next = '/'): Promise<void> {
  await page.goto(`/auth?next=${encodeURIComponent(next)}`);
  await chooseDemoPerson(page, name);
  await expect(page).toHaveURL(next);
}

export async function chooseDemoPerson(page: Page, name: DemoPerson): Promise<void> {
  await choose(page, demoPersonButton(page, name));
}

export function demoPersonButton(page: Page, name: DemoPerson): Locator {
  return page.getByRole('button', { name: new RegExp(`^Se connecter en tant qu(e |’)${name}$`) });
}

/** Opens the fold with the demo people of the sign-in page; somebody who is signed in has none. */
export async function unfoldDemoPeople(page: Page, choice: Locator, by = byMouse): Promise<void> {
  const fold = page.getByText('Essayer avec une personne d’essai');
  await expect(choice.or(fold).first()).toBeVisible();
  if (!(await choice.isVisible())) await by.press(page, fold);
}

async function choose(page: Page, choice: Locator, by = byMouse): Promise<void> {
  await unfoldDemoPeople(page, choice, by);
  await by.press(page, choice);
  // The address changes before the page does: a button of the next page might be looked for on this one.
  await expect(choice).toBeHidden();
}

/** As `signIn`, for this tab alone: in the browser’s other tabs nobody else is signed in or out. */
export async function enterThisTab(page: Page, name: DemoPerson, next: string, by = byMouse): Promise<void> {
  await page.goto(`/auth?next=${encodeURIComponent(next)}`);
  await signInInThisTab(page, name, by);
  await expect(page).toHaveURL(next);
}

export async function signInInThisTab(page: Page, name: DemoPerson, by = byMouse): Promise<void> {
  await choose(page, page.getByRole('button', { name: `${name}, dans cet onglet seulement` }), by);
}

export async function openMenu(page: Page, by = byMouse): Promise<Locator> {
  await by.press(page, page.getByRole('button', { name: 'Ouvrir le menu' }));
  const menu = page.getByRole('dialog', { name: /^(Menu|Bonjour )/ });
  await expect(menu).toBeVisible();
  return menu;
}

/** Signs out in the side menu, which closes by itself. */
export async function signOut(page: Page): Promise<void> {
  const menu = await openMenu(page);
  await menu.getByRole('button', { name: 'Se déconnecter' }).click();
  await expect(menu).toBeHidden();
}

/**
 * Does what shows a toast with this text, and waits until it was there. The page looks for it from before: on a busy machine an action can
 * return later than a toast goes, after 3 s or 4 s.
 */
export async function expectToast(page: Page, text: string, act: () => Promise<void>): Promise<void> {
  const shown = page.waitForFunction(
    (searched) =>
      // As `getByText` reads it: each space is a plain one.
      [...document.querySelectorAll('.toast')].some(({ textContent }) =>
        textContent.replace(/\s+/g, ' ').includes(searched),
      ),
    text,
    { polling: 100, timeout: 60_000 },
  );
  await Promise.all([shown, act()]);
}

/**
 * Does what shows a toast with this text; returns the button that takes it back. The pointer is on it then, so that the time of the toast
 * does not run out while the test waits for what others see.
 */
export async function heldUndo(page: Page, text: string, act: () => Promise<void>): Promise<Locator> {
  const undo = page.locator('.toast').filter({ hasText: text }).getByRole('button', { name: 'Annuler' });
  await Promise.all([undo.hover(), act()]);
  return undo;
}

export async function scrollTop(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY);
}

/** Scrolls a card to the middle of the window, opens it, and returns the scroll position before. */
export async function openFrom(page: Page, link: Locator): Promise<number> {
  // An element that is replaced between being found and being scrolled to scrolls nothing.
  await applicationStarted(page);
  await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const [top, title] = [await scrollTop(page), await textOf(link)];
  await link.click();
  await expect(page).toHaveURL(/\/annonce\//);
  // The page that is left has such a heading too.
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
  return top;
}
