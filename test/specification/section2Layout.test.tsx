import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setWindowWidth } from '../support/drivers/setWindowWidth';
import { VirtualTime } from '../support/time/VirtualTime';
import { beginInEmptyBrowser, closeSite, openEmbeddedSite } from './openEmbeddedSite';
import { asAdmin, asKarim, openSideMenu, swipe } from './siteSteps';

beginInEmptyBrowser();

const header = () => within(screen.getByRole('banner'));
const footer = () => within(screen.getByRole('contentinfo'));
const pageShown = () => screen.findByRole('heading', { level: 1 });

test('§2.14 “Sticky header with the logo”: it stays at the top, and its logo leads home', async () => {
  await openEmbeddedSite();
  await pageShown();
  expect(screen.getByRole('banner')).toHaveStyle({ position: 'sticky', top: '0' });
  const logo = header().getByRole('link', { name: /^Mon Bazar, votre marketplace/ });
  expect(logo).toHaveAttribute('href', '/');
  expect(logo).toHaveTextContent('votre marketplace');
});

test("§2.15 “a 'Déposer' button (to /deposer-annonce)”: on large and small screens", async () => {
  await openEmbeddedSite();
  await pageShown();
  expect(header().getByRole('link', { name: 'Déposer' })).toHaveAttribute('href', '/deposer-annonce');
  setWindowWidth(360);
  expect(header().getByRole('link', { name: 'Déposer' })).toBeVisible();
});

test('§2.16 “messages and favourites buttons (hidden on small screens)”: they lead there', async () => {
  await openEmbeddedSite();
  await pageShown();
  const names = [
    ['Messages', '/messages'],
    ['Favoris', '/favoris'],
  ] as const;
  const links = names.map(([name]) => header().getByRole('link', { name: new RegExp(`^${name}`) }));
  expect(links.map((link) => link.getAttribute('href'))).toEqual(names.map(([, path]) => path));
  for (const link of links) expect(link).toBeVisible();
  await closeSite();
  setWindowWidth(360);
  await openEmbeddedSite();
  await pageShown();
  for (const [name] of names) expect(header().queryByRole('link', { name: new RegExp(`^${name}`) })).toBeNull();
});

test('§2.17 “a light/dark toggle, and a side menu opener”: both work', async () => {
  const { user } = await openEmbeddedSite();
  await pageShown();
  await user.click(header().getByRole('button', { name: 'Passer au thème sombre' }));
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  await user.click(header().getByRole('button', { name: 'Ouvrir le menu' }));
  expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeVisible();
});

test('§2.18 “a horizontal swipe of more than 50 px”: 51 toggle the theme, 50 do not', async () => {
  await openEmbeddedSite();
  await pageShown();
  swipe(screen.getByRole('main'), 50);
  expect(document.documentElement).toHaveAttribute('data-theme', 'light');
  swipe(screen.getByRole('main'), 51);
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
});

test('§2.19 “Side menu (width one third of the screen, minimum 320 px).” and §9.15 “width one third, minimum 320 px.”', async () => {
  await openSideMenu(await openEmbeddedSite());
  // happy-dom does not compute this width; test/e2e/shell.test.ts measures it.
  const classes = [...screen.getByRole('dialog', { name: 'Menu' }).classList];
  const styles = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('');
  const widths = classes.flatMap((name) => [
    ...styles.matchAll(new RegExp(`\\.${name}\\{(?:[^}]*[;{])?width:([^;}]+)`, 'g')),
  ]);
  expect(widths.map(([, width]) => width)).toContain('max(320px, 100vw / 3)');
});

test.each([
  ['§2.20 “Acheter / Parcourir (to /)”', 'AcheterParcourir', '/'],
  ['§2.21 “Vendre / Déposer”', 'VendreDéposer', '/deposer-annonce'],
  ['§2.22 “Favoris / Sauvegardés”', 'FavorisSauvegardés', '/favoris'],
  ['§2.23 “Messages / Conversations”', 'MessagesConversations', '/messages'],
])('%s: the menu has it for everyone (§2.20, §2.21, §2.22, §2.23)', async (_rule, tile, path) => {
  const menu = await openSideMenu(await openEmbeddedSite());
  expect(tileOf(menu, tile)).toHaveAttribute('href', path);
});

test("§2.24 “If signed in: 'Mon compte' (Profil et paramètres) and 'Mes annonces' (Gérer mes publications).”", async () => {
  const menu = await openSideMenu(await openEmbeddedSite(asKarim), /^Bonjour Karim/);
  expect(tileOf(menu, 'Mon compteProfil et paramètres')).toHaveAttribute('href', '/account');
  expect(tileOf(menu, 'Mes annoncesGérer mes publications')).toHaveAttribute('href', '/account/annonces');
  expect(menu.queryByRole('link', { name: /^Se connecter/ })).toBeNull();
});

test("§2.25 “If signed out: 'Se connecter' (Accéder à mon compte).”", async () => {
  const menu = await openSideMenu(await openEmbeddedSite());
  expect(tileOf(menu, 'Se connecterAccéder à mon compte')).toHaveAttribute('href', expect.stringMatching(/^\/auth/));
  expect(menu.queryByRole('link', { name: /^(Mon compte|Mes annonces)/ })).toBeNull();
});

test.each([
  ['a visitor', {}, 'Menu', 0],
  ['a person', asKarim, /^Bonjour Karim/, 0],
  ['an admin', asAdmin, /^Bonjour Admin/, 1],
] as const)("§2.26 “'Administration' only for admins.”: %s", async (_who, circumstances, name, count) => {
  const menu = await openSideMenu(await openEmbeddedSite(circumstances), name);
  expect(menu.queryAllByRole('link', { name: /^Administration/ })).toHaveLength(count);
});

test('§2.36 “on desktop, a description, social links, useful links and categories.”', async () => {
  setWindowWidth(1280);
  await openEmbeddedSite();
  await pageShown();
  expect(footer().getByText(/^Mon Bazar rapproche/)).toBeVisible();
  for (const name of ['Faire connaître Mon Bazar', 'Liens utiles', 'Catégories']) {
    expect(within(footer().getByRole('navigation', { name })).getAllByRole('link').length).toBeGreaterThan(1);
  }
  expect(
    footer()
      .getAllByRole('heading')
      .map((heading) => heading.textContent)
      // The operator's own accounts, where there are any, come before the links that share the site.
      .filter((heading) => heading !== 'Nous suivre'),
  ).toEqual(['Faire connaître Mon Bazar', 'Liens utiles', 'Catégories']);
});

test('§2.37 “On mobile, only a copyright line.”', async () => {
  setWindowWidth(360);
  await openEmbeddedSite();
  await pageShown();
  expect(footer().getByText(/^© \d{4} Mon Bazar$/)).toBeVisible();
  for (const link of footer().queryAllByRole('link')) expect(link).not.toBeVisible();
  expect(footer().getByText(/^Mon Bazar rapproche/)).not.toBeVisible();
});

test('§2.38 “The copyright year is the current year.”: that of the clock', async () => {
  await openEmbeddedSite({ time: new VirtualTime(Date.UTC(2031, 5, 1)) });
  expect(await screen.findByText('© 2031 Mon Bazar')).toBeVisible();
});

test('§1.7 “The interface offers a light and a dark theme.”: one toggles to the other and back', async () => {
  const { user } = await openEmbeddedSite();
  await pageShown();
  for (const [name, theme] of [
    ['Passer au thème sombre', 'dark'],
    ['Passer au thème clair', 'light'],
  ] as const) {
    await user.click(header().getByRole('button', { name }));
    await waitFor(() => expect(document.documentElement).toHaveAttribute('data-theme', theme));
  }
});

function tileOf(menu: Awaited<ReturnType<typeof openSideMenu>>, text: string): HTMLElement {
  const tile = within(menu.getByRole('navigation', { name: 'Rubriques' }))
    .getAllByRole('link')
    .find((link) => link.textContent === text);
  if (tile === undefined) throw new Error(`No tile says ${text}`);
  return tile;
}
