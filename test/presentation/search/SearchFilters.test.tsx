import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import type { ListingSearch } from '../../../src/application/search/ListingSearch';
import { noCriteria } from '../../../src/domain/search/criteria/SearchCriteria';
import { success } from '../../../src/domain/shared/Result';
import { someCounts, someResults } from '../../support/builders/aSearch';
import { bicycle, finding, showSearchScreen } from './showSearchScreen';

beforeEach(() => sessionStorage.clear());

test('a filter is ticked into the address, and Back takes it away', async () => {
  const search = finding([bicycle], { counts: someCounts({ withPhoto: 12 }) });
  const page = await showSearchScreen('/recherche?q=velo', { search: { search } });
  const box = await screen.findByRole('checkbox', { name: /^Avec photo\s*12 annonces$/ });
  await userEvent.click(box);
  expect(page.address()).toBe('/recherche?q=velo&photo=1');
  expect(box).toBeChecked();
  await page.back();
  expect(page.address()).toBe('/recherche?q=velo');
  expect(box).not.toBeChecked();
});

test('the words of a search are looked for in titles only, and reserved listings hidden, where that is ticked', async () => {
  const search = finding([bicycle], { counts: someCounts({ notReserved: 11 }) });
  const page = await showSearchScreen('/recherche?q=velo', { search: { search } });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Titre seulement' }));
  await userEvent.click(screen.getByRole('checkbox', { name: /^Masquer les annonces réservées\s*11 annonces$/ }));
  expect(page.address()).toBe('/recherche?q=velo&titre=1&sans_reservees=1');
  expect(search).toHaveBeenLastCalledWith({
    criteria: { ...noCriteria, query: 'velo', titleOnly: true, hideReserved: true },
    limit: 24,
  });
  await userEvent.click(screen.getByRole('link', { name: 'Retirer le filtre Sans les réservées' }));
  expect(page.address()).toBe('/recherche?q=velo&titre=1');
});

test('without words, titles only are no choice, except to take it away', async () => {
  await showSearchScreen('/recherche', { search: { search: finding([bicycle]) } });
  expect(await screen.findByRole('checkbox', { name: /^Avec photo/ })).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: 'Titre seulement' })).toBeNull();
  cleanup();
  await showSearchScreen('/recherche?titre=1', { search: { search: finding([bicycle]) } });
  expect(await screen.findByRole('checkbox', { name: 'Titre seulement' })).toBeChecked();
});

test('two filters ticked in a row both hold', async () => {
  const page = await showSearchScreen('/recherche?categorie=voitures', { search: { search: finding([bicycle]) } });
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Diesel/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /^Essence/ }));
  await userEvent.click(screen.getByRole('radio', { name: /^Professionnels/ }));
  expect(page.address()).toBe('/recherche?categorie=voitures&vendeur=pro&f_fuel=diesel,essence');
});

test('a chip names each filter, and takes it away', async () => {
  const page = await showSearchScreen(
    '/recherche?categorie=voitures&prix_min=1000&prix_max=5000&f_fuel=diesel,gpl&livraison=1',
    { search: { search: finding([bicycle]) } },
  );
  const chips = within(await screen.findByRole('list', { name: 'Filtres en place' }));
  expect(chips.getAllByRole('link').map((chip) => chip.textContent)).toEqual([
    'Voitures',
    'Prix\u00a0: 1\u202f000\u00a0€ – 5\u202f000\u00a0€',
    'Diesel',
    'GPL',
    'Livraison possible',
    'Tout effacer',
  ]);
  await userEvent.click(chips.getByRole('link', { name: 'Retirer le filtre Diesel' }));
  expect(page.address()).toBe('/recherche?categorie=voitures&prix_min=1000&prix_max=5000&livraison=1&f_fuel=gpl');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  await userEvent.click(chips.getByRole('link', { name: 'Tout effacer' }));
  expect(page.address()).toBe('/recherche');
});

test('a price being typed is one entry of the history, however many digits it has', async () => {
  const page = await showSearchScreen('/recherche?q=velo', { search: { search: finding([bicycle]) } });
  const maximum = within(await screen.findByRole('group', { name: 'Prix' })).getByLabelText('Maximum');
  await userEvent.type(maximum, '1');
  await waitFor(() => expect(page.address()).toBe('/recherche?q=velo&prix_max=1'));
  await userEvent.type(maximum, '50{Enter}');
  expect(page.address()).toBe('/recherche?q=velo&prix_max=150');
  await page.back();
  expect(page.address()).toBe('/recherche?q=velo');
  expect(maximum).toHaveValue('');
});

test.each([
  ['cent', '', 'Écrivez un nombre, en chiffres.'],
  ['300', '200', 'Le minimum dépasse le maximum.'],
])('the range « %s » to « %s » stays as typed, with its problem', async (minimum, maximum, sentence) => {
  const page = await showSearchScreen('/recherche?q=velo', { search: { search: finding([bicycle]) } });
  const price = within(await screen.findByRole('group', { name: 'Prix' }));
  await userEvent.type(price.getByLabelText('Minimum'), minimum);
  if (maximum !== '') await userEvent.type(price.getByLabelText('Maximum'), maximum);
  await userEvent.tab();
  expect(price.getByText(sentence)).toBeVisible();
  expect(price.getByLabelText('Minimum')).toHaveValue(minimum);
  expect(price.getByLabelText(maximum === '' ? 'Minimum' : 'Maximum')).toBeInvalid();
  expect(page.address()).not.toContain('prix_max');
});

test('a commune limits the search to its surroundings and allows sorting by distance', async () => {
  const page = await showSearchScreen('/recherche?q=velo', { search: { search: finding([bicycle]) } });
  await userEvent.type(await screen.findByRole('combobox', { name: 'Commune' }), 'nant');
  await userEvent.click(await screen.findByRole('option', { name: /Nantes/ }));
  expect(page.address()).toBe('/recherche?q=velo&lieu=44109~Nantes~44000~47.2184~-1.5536');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Rayon' }), '100');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Trier par' }), 'Distance');
  expect(page.address()).toMatch(/&rayon=100&tri=distance$/);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('« velo », autour de Nantes');
});

test('categories are links with their counts', async () => {
  const counts = someCounts({ categories: { velos: 7, voitures: 5 } });
  const page = await showSearchScreen('/recherche?q=velo&famille=vehicules', {
    search: { search: finding([bicycle], { counts }) },
  });
  const tree = within(await screen.findByRole('navigation', { name: 'Catégorie' }));
  expect(await tree.findByRole('link', { name: /^Véhicules/ })).toHaveTextContent('12');
  await userEvent.click(tree.getByRole('link', { name: /^Vélos\s*7 annonces$/ }));
  expect(page.address()).toBe('/recherche?q=velo&categorie=velos');
  expect(tree.getByRole('link', { name: /^Vélos/ })).toHaveAttribute('aria-current', 'true');
});

test('no filter shows a count while listings may be missing', async () => {
  await showSearchScreen('/recherche?q=velo', { search: { search: finding([], { complete: false }) } });
  expect(await screen.findByRole('checkbox', { name: 'Avec photo' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Véhicules' })).toBeVisible();
  expect(screen.queryByText(/^\d+ annonce/)).toBeNull();
});

test('the drawer of a small screen does not announce « Aucune annonce » while the search goes on', async () => {
  await showSearchScreen('/recherche?q=velo', { search: { search: finding([], { complete: false }) }, width: 360 });
  await userEvent.click(screen.getByRole('button', { name: 'Filtres' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Filtres' }));
  expect(drawer.getByRole('button', { name: 'Voir les annonces' })).toBeVisible();
  expect(drawer.queryByText(/^(Aucune|\d+) annonce/)).toBeNull();
});

test('a drawer holds the filters on a small screen, and all its changes are undone by one Back', async () => {
  const search: ListingSearch['search'] = ({ criteria }) =>
    Promise.resolve(success(someResults([bicycle], { total: criteria.delivery ? 2 : 42 })));
  const page = await showSearchScreen('/recherche?q=velo&photo=1', { search: { search }, width: 360 });
  await userEvent.click(screen.getByRole('button', { name: 'Filtres (1)' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Filtres' }));
  expect(drawer.getByRole('button', { name: 'Voir 42 annonces' })).toBeVisible();
  await userEvent.click(drawer.getByRole('checkbox', { name: /^Livraison/ }));
  await userEvent.click(await drawer.findByRole('radio', { name: /^Offres(?! et)/ }));
  await userEvent.click(await drawer.findByRole('button', { name: 'Voir 2 annonces' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(page.address()).toBe('/recherche?q=velo&type=offre&photo=1&livraison=1');
  await page.back();
  expect(page.address()).toBe('/recherche?q=velo&photo=1');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('Back closes the drawer and undoes what was done in it; « Tout effacer » leaves the words', async () => {
  const page = await showSearchScreen('/recherche?q=velo&photo=1', {
    search: { search: finding([bicycle]) },
    width: 360,
  });
  await userEvent.click(screen.getByRole('button', { name: 'Filtres (1)' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Filtres' }));
  await userEvent.click(drawer.getByRole('button', { name: 'Tout effacer' }));
  expect(page.address()).toBe('/recherche?q=velo');
  await page.back();
  expect(page.address()).toBe('/recherche?q=velo&photo=1');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
