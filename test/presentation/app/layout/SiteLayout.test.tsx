import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, test } from 'vitest';
import { aProfile } from '../../../support/builders/aPosting';
import { setWindowWidth } from '../../../support/drivers/setWindowWidth';
import { showSite } from '../../../support/drivers/showSite';

const phone =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
const header = () => within(screen.getByRole('banner'));
const bottomBar = () => within(screen.getByRole('navigation', { name: 'Navigation principale' }));

describe('The header', () => {
  it('the header links to the main pages', async () => {
    showSite();
    await screen.findByRole('heading', { name: 'Aide' });
    const logo = header().getByRole('link', { name: /^Mon Bazar, votre marketplace/ });
    expect(logo).toHaveAttribute('href', '/');
    // The words on the logo are words of its name, so that it can be asked for by voice.
    expect(logo).toHaveTextContent('Mon Bazar votre marketplace');
    expect(header().getByText('votre marketplace')).toBeVisible();
    expect(header().getByRole('link', { name: 'Déposer' })).toHaveAttribute('href', '/deposer-annonce');
    expect(header().getByRole('link', { name: 'Messages' })).toHaveAttribute('href', '/messages');
    expect(header().getByRole('link', { name: 'Favoris' })).toHaveAttribute('href', '/favoris');
  });

  it('the theme button switches the theme and is labelled with its next action', async () => {
    const { changeTheme } = showSite({ theme: 'light' });
    await userEvent.click(header().getByRole('button', { name: 'Passer au thème sombre' }));
    expect(changeTheme).toHaveBeenCalledExactlyOnceWith('dark');
    expect(header().getByRole('button', { name: 'Passer au thème clair' })).toBeVisible();
  });

  it('mobile devices get a search field that opens the results, not the quick search', async () => {
    const { address } = showSite({ at: '/auth', userAgent: phone });
    expect(header().queryByRole('button', { name: /Que cherchez-vous/ })).toBeNull();
    const field = header().getByRole('combobox', { name: 'Rechercher une annonce' });
    await userEvent.type(field, '{Enter}');
    expect(address()).toBe('/auth');
    expect(field).toHaveFocus();
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

test('arriving on a new page puts the keyboard at the beginning of its content', async () => {
  setWindowWidth(390);
  showSite();
  await screen.findByRole('heading', { name: 'Aide' });
  expect(screen.getByRole('main')).not.toHaveFocus();
  await userEvent.click(bottomBar().getByRole('link', { name: 'Messages' }));
  await screen.findByRole('heading', { name: 'Messages' });
  // An effect, which may run after the page is seen.
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  expect(document.title).toBe('Messages · Mon Bazar');
});

test.each([
  ['/rien', 1],
  ['/categorie/rien', 1],
  ['/favoris', 0],
  ['/contact', 0],
])('the page %s of a small screen has %i search fields', async (at, count) => {
  setWindowWidth(390);
  showSite({ at });
  await within(screen.getByRole('main')).findByRole('heading', { level: 1 });
  expect(screen.queryAllByRole('search')).toHaveLength(count);
});

test('the skip link, first of all, leads to the content', async () => {
  showSite();
  await userEvent.tab();
  const skip = screen.getByRole('link', { name: 'Aller au contenu' });
  expect(skip).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
});

test('the bottom bar marks the page it leads to', () => {
  setWindowWidth(390);
  showSite({ at: '/favoris' });
  expect(
    bottomBar()
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Accueil', 'Rechercher', 'Déposer', 'Messages', 'Favoris']);
  expect(bottomBar().getByRole('link', { current: 'page' })).toHaveTextContent('Favoris');
});

test('the footer shows the year of the clock, and links that work', async () => {
  showSite({ now: Date.UTC(2031, 5, 1) });
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByText('© 2031 Mon Bazar')).toBeVisible();
  expect(footer.getByRole('link', { name: 'Immobilier' })).toHaveAttribute('href', '/categorie/immobilier/accueil');
  expect(footer.getByRole('link', { name: 'Par e-mail' })).toHaveAttribute(
    'href',
    expect.stringContaining(encodeURIComponent(window.location.origin)),
  );
});

describe('The side menu', () => {
  const open = async () => {
    await userEvent.click(header().getByRole('button', { name: 'Ouvrir le menu' }));
    return within(await screen.findByRole('dialog'));
  };

  it('signing in from the menu comes back to the page', async () => {
    showSite({ at: '/a-propos' });
    const menu = await open();
    expect(menu.getByRole('heading', { name: 'Menu' })).toBeVisible();
    expect(menu.getByRole('link', { name: /^Se connecter/ })).toHaveAttribute('href', '/auth?next=%2Fa-propos');
    expect(menu.queryByRole('button', { name: 'Se déconnecter' })).toBeNull();
  });

  it('Escape closes the menu and restores the focus', async () => {
    showSite();
    await open();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(header().getByRole('button', { name: 'Ouvrir le menu' })).toHaveFocus();
  });

  it('the menu closes when a link is followed', async () => {
    const { address } = showSite();
    const menu = await open();
    await userEvent.click(menu.getByRole('link', { name: 'À propos' }));
    await waitFor(() => expect(address()).toBe('/a-propos'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('greets the signed-in person, and confirms that they have signed out', async () => {
    showSite({ profile: aProfile({ displayName: 'Camille' }) });
    const menu = await open();
    expect(menu.getByRole('heading', { name: 'Bonjour Camille' })).toBeVisible();
    expect(menu.getByRole('link', { name: /^Mes annonces/ })).toBeVisible();
    expect(menu.queryByRole('link', { name: /^Administration/ })).toBeNull();
    await userEvent.click(menu.getByRole('button', { name: 'Se déconnecter' }));
    expect(await screen.findByText(/Votre session est fermée/)).toBeVisible();
  });

  it('the menu shows the administration to admins', async () => {
    const { emitProfile } = showSite();
    act(() => emitProfile(aProfile({ role: 'super_admin' })));
    const menu = await open();
    expect(menu.getByRole('link', { name: 'Administration Gérer le site' })).toHaveAttribute('href', '/admin');
  });
});
