import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ListingSearch } from '../../../../src/application/search/ListingSearch';
import { failure, success } from '../../../../src/domain/shared/Result';
import { aListing } from '../../../support/builders/aListing';
import { someCounts, someResults } from '../../../support/builders/aSearch';
import { showSearchScreen } from '../../search/showSearchScreen';

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const counted = someCounts({ categories: { velos: 3, voitures: 1204 } });
const find = (counts: typeof counted | null = counted) =>
  vi.fn<ListingSearch['search']>(() => Promise.resolve(success(someResults([aListing()], { counts }))));
const open = (address: string, search = find(), width = 1280) =>
  showSearchScreen(address, { search: { search }, width });
const chips = () => within(screen.getByRole('navigation', { name: 'Sous-catégories' }));

test('a family shows its listings, and how many each of its categories holds', async () => {
  const search = find();
  await open('/categorie/vehicules', search);
  expect(screen.getByRole('heading', { level: 1, name: 'Véhicules' })).toBeVisible();
  expect(search.mock.calls.map(([{ criteria, limit }]) => [criteria.family, limit])).toEqual([['vehicules', 24]]);
  expect(await screen.findByRole('link', { name: 'Vélo de ville' })).toBeVisible();
  expect(chips().getByRole('link', { name: /^Vélos\s?3$/ })).toHaveAttribute('href', '/categorie/vehicules/velos');
  expect(chips().getByRole('link', { name: /^Nautisme\s?0$/ })).toBeVisible();
  expect(chips().getByRole('link', { name: 'Tout' })).toHaveAttribute('aria-current', 'page');
});

test('categories have no counts where the search gives none', async () => {
  await open('/categorie/vehicules', find(null));
  expect(await screen.findByRole('link', { name: 'Vélo de ville' })).toBeVisible();
  expect(chips().getByRole('link', { name: 'Vélos' })).toBeVisible();
});

test('a category is filtered and sorted on its own page, and Back undoes it', async () => {
  const page = await open('/categorie/vehicules/velos');
  expect(screen.queryByRole('navigation', { name: 'Catégorie' })).toBeNull();
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Livraison possible/ }));
  expect(page.address()).toBe('/categorie/vehicules/velos?livraison=1');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Trier par' }), 'Prix croissant');
  expect(page.address()).toBe('/categorie/vehicules/velos?livraison=1&tri=prix-croissant');
  expect(screen.getByRole('heading', { level: 1, name: 'Vélos' })).toBeVisible();
  await page.back();
  await page.back();
  expect(page.address()).toBe('/categorie/vehicules/velos');
});

test('another category of the family keeps the filters', async () => {
  const search = find();
  const page = await open('/categorie/vehicules?livraison=1', search);
  await userEvent.click(chips().getByRole('link', { name: /^Motos/ }));
  expect(page.address()).toBe('/categorie/vehicules/motos?livraison=1');
  expect(screen.getByRole('heading', { level: 1, name: 'Motos' })).toBeVisible();
  await waitFor(() =>
    expect(search.mock.lastCall?.[0].criteria).toMatchObject({ categoryId: 'motos', delivery: true }),
  );
});

test('the category is no filter of its own page, and « Tout effacer » stays on it', async () => {
  const page = await open('/categorie/vehicules/velos?photo=1&livraison=1');
  const active = within(screen.getByRole('list', { name: 'Filtres en place' }));
  expect(active.getAllByRole('link')).toHaveLength(3);
  await userEvent.click(active.getByRole('link', { name: 'Tout effacer' }));
  expect(page.address()).toBe('/categorie/vehicules/velos');
});

test('the drawer of a small screen counts the filters without the category, and clears them', async () => {
  const page = await open('/categorie/vehicules?photo=1', find(), 360);
  await userEvent.click(screen.getByRole('button', { name: 'Filtres (1)' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Filtres' }));
  await userEvent.click(drawer.getByRole('button', { name: 'Tout effacer' }));
  expect(page.address()).toBe('/categorie/vehicules');
});

test('words are searched within the category, on the results page', async () => {
  const page = await open('/categorie/vehicules/velos');
  await userEvent.type(screen.getByRole('combobox', { name: 'Rechercher une annonce' }), 'cargo{Enter}');
  expect(page.address()).toBe('/recherche?q=cargo&categorie=velos');
});

test('a failure is explained, and a retry may succeed', async () => {
  const search = find();
  search.mockResolvedValueOnce(failure('blocked'));
  await open('/categorie/maison', search);
  await userEvent.click(await screen.findByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByRole('link', { name: 'Vélo de ville' })).toBeVisible();
});

test('the family of property has a landing page', async () => {
  await open('/categorie/immobilier');
  expect(screen.getByText('landing page of property')).toBeVisible();
});

test('a category of property leads back to the landing page', async () => {
  await open('/categorie/immobilier/locations');
  expect(chips().getByRole('link', { name: 'Tout' })).toHaveAttribute('href', '/categorie/immobilier/accueil');
});

test.each(['/categorie/rien', '/categorie/maison/velos', '/categorie/maison/rien'])(
  'there is no page at %s',
  async (path) => {
    await open(path);
    expect(screen.getByText('no such page')).toBeVisible();
  },
);
