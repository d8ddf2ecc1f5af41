import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import '../../src/presentation/account/AccountScreen';
import '../../src/presentation/contact/ContactScreen';
import '../../src/presentation/favourites/FavouritesScreen';
import '../../src/presentation/listings/browsing/CategoryScreen';
import '../../src/presentation/listings/browsing/PropertyScreen';
import '../../src/presentation/listings/owner/MyListingsScreen';
import '../../src/presentation/listings/posting/PostListingScreen';
import '../../src/presentation/messaging/MessagesScreen';
import '../../src/presentation/search/SearchScreen';
import { configureSite } from './configureSite';
import { openConfiguration } from '../../src/domain/maintenance/AppConfiguration';
import { beginInEmptyBrowser, closeSite, openEmbeddedSite } from './openEmbeddedSite';
import { asAdmin, asKarim, asTimePasses } from './siteSteps';

beginInEmptyBrowser();

/** A search that has not answered yet. */
class SilentWorker extends EventTarget {
  postMessage(): void {}
  terminate(): void {}
}
vi.stubGlobal('Worker', SilentWorker);

/** The page at an address, which the layout of the site surrounds. */
async function expectPage(at: string, heading: string | RegExp): Promise<void> {
  await openEmbeddedSite({ at });
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible());
  expect(screen.getByRole('contentinfo')).toBeInTheDocument();
  await closeSite();
}

test('§2.1 “| / | Home, browse |”', async () => {
  await expectPage('/', 'Les bonnes affaires sont au coin de la rue');
});

test('§2.2 “| /recherche?q={query} | Search results for the query |”', async () => {
  await expectPage('/recherche?q=velo', /velo/);
});

test('§2.3 “| /deposer-annonce | Post an ad |”', async () => {
  await expectPage('/deposer-annonce', 'Déposer une annonce');
});

test('§2.4 “| /messages | Conversations |”', () => expectPage('/messages', 'Messages'));
test('§2.5 “| /favoris | Saved ads |”', () => expectPage('/favoris', 'Favoris'));
test('§2.6 “| /account | Profile and settings |”', () => expectPage('/account', 'Mon compte'));
test('§2.7 “| /account/annonces | My ads |”', () => expectPage('/account/annonces', 'Mes annonces'));
test('§2.8 “| /auth | Sign in |”', () => expectPage('/auth', 'Se connecter'));
test('§2.9 “| /admin | Admin panel |”', async () => {
  await openEmbeddedSite({ at: '/admin' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Administration' })).toBeVisible();
});

test('§2.11 “| /a-propos, /contact, /aide, /conditions-utilisation | Informational pages |”', async () => {
  await expectPage('/a-propos', 'À propos');
  await expectPage('/contact', 'Contact');
  await expectPage('/aide', 'Aide');
  await expectPage('/conditions-utilisation', 'Conditions d’utilisation');
});

test('§2.12 “| /categorie/vehicules, /categorie/immobilier/accueil, /categorie/multimedia, /categorie/maison | Category pages |”', async () => {
  await expectPage('/categorie/vehicules', 'Véhicules');
  await expectPage('/categorie/immobilier/accueil', 'Immobilier');
  await expectPage('/categorie/multimedia', 'Multimédia');
  await expectPage('/categorie/maison', 'Maison');
});

test.each([
  ['/admin', 'Administration'],
  ['/admin/maintenance', 'Administration de la maintenance'],
  ['/admin/connexion', 'Se connecter'],
])('§2.13 “All /admin routes skip the maintenance gate.”: %s', async (at, heading) => {
  await configureSite({ ...openConfiguration, maintenance: true });
  await openEmbeddedSite({ at });
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
});

test.each([
  ['/account', 'Mon compte'],
  ['/account/annonces', 'Mes annonces'],
  ['/messages', 'Messages'],
  ['/favoris', 'Favoris'],
  ['/deposer-annonce', 'Déposer une annonce'],
])(
  '§1.3 “Signed-in users can post ads, exchange messages, keep favourites, manage their account and their own ads.” and §6.2 “| Signed-in user | Account, own ads, messages, favourites, post ads |”: %s',
  async (at, heading) => {
    const { time } = await openEmbeddedSite({ ...asKarim, at });
    await asTimePasses(time, () => {
      expect(localStorage.getItem('mbz_profile')).toContain('Karim');
      expect(screen.getByRole('heading', { level: 1, name: new RegExp(`^${heading}`) })).toBeVisible();
    });
    expect(screen.queryByRole('link', { name: /^Se connecter/ })).toBeNull();
  },
);

test('§6.3 “admin routes”: an admin is led from the panel to the administration of the maintenance', async () => {
  const { time } = await openEmbeddedSite({ ...asAdmin, at: '/admin' });
  await asTimePasses(time, () =>
    expect(screen.getByRole('link', { name: /^Maintenance/ })).toHaveAttribute('href', '/admin/maintenance'),
  );
});
