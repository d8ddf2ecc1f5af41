import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ListingSearch } from '../../../src/application/search/ListingSearch';
import { success } from '../../../src/domain/shared/Result';
import { someResults } from '../../support/builders/aSearch';
import { bicycle, finding, showSearchScreen } from './showSearchScreen';

beforeEach(() => sessionStorage.clear());

test('the button « Autour de moi » searches around the nearest commune', async () => {
  const page = await showSearchScreen('/recherche', { search: { search: finding([bicycle]) } });
  await userEvent.click(await screen.findByRole('button', { name: 'Autour de moi' }));
  await waitFor(() => expect(page.address()).toContain('lieu=44109~Nantes'));
});

test('words are remembered when they are searched, not when a page is opened or come back to', async () => {
  const { recentSearches } = await showSearchScreen('/recherche?q=velo', { search: { search: finding([bicycle]) } });
  expect(recentSearches.all()).toEqual([]);
  const field = screen.getByRole('combobox', { name: 'Rechercher une annonce' });
  await userEvent.clear(field);
  await userEvent.type(field, 'canapé{Enter}');
  expect(recentSearches.all()).toEqual(['canapé']);
});

test('a sentence becomes words and chips, is searched once, and is remembered as it was typed', async () => {
  const search = finding([bicycle], { total: 1 });
  const page = await showSearchScreen('/recherche?q=vélo à moins de 1 500 € près de Nantes', { search: { search } });
  expect(await screen.findByText('1 annonce')).toBeVisible();
  expect(page.address()).toBe('/recherche?q=vélo&prix_max=1500&lieu=44109~Nantes~44000~47.2184~-1.5536');
  expect(screen.getByRole('link', { name: /Nantes/ })).toBeVisible();
  expect(screen.getByRole('link', { name: /1\s500\s€/ })).toBeVisible();
  expect(vi.mocked(search).mock.calls.map(([{ criteria }]) => criteria.query)).toEqual(['vélo']);
});

test('the typed words « autour de moi » become the place of the person, and Back leads to the page before', async () => {
  const page = await showSearchScreen('/recherche?q=canapé', { search: { search: finding([bicycle]) } });
  const field = screen.getByRole('combobox', { name: 'Rechercher une annonce' });
  await userEvent.clear(field);
  await userEvent.type(field, 'vélo à moins de 10 km de chez moi{Enter}');
  await waitFor(() =>
    expect(page.address()).toBe('/recherche?q=vélo&lieu=44109~Nantes~44000~47.2184~-1.5536&rayon=10'),
  );
  expect(screen.queryByRole('button', { name: 'Autour de moi' })).toBeNull();
  await page.back();
  expect(page.address()).toBe('/recherche?q=canapé');
});

test('a link that says « autour de moi » offers the place of the person, and locates them on a click only', async () => {
  const page = await showSearchScreen('/recherche?q=vélo autour de moi', { search: { search: finding([bicycle]) } });
  await waitFor(() => expect(page.address()).toBe('/recherche?q=vélo'));
  const results = within(screen.getByRole('heading', { level: 1 }).closest<HTMLElement>('.results') ?? document.body);
  await userEvent.click(await results.findByRole('button', { name: 'Autour de moi' }));
  await waitFor(() => expect(page.address()).toBe('/recherche?q=vélo&lieu=44109~Nantes~44000~47.2184~-1.5536'));
});

test('what is left when a chip is removed stays words', async () => {
  const page = await showSearchScreen('/recherche?q=vélo moins de 300 € près de Nantes', {
    search: { search: finding([bicycle]) },
  });
  await userEvent.click(await screen.findByRole('link', { name: /300\s€/ }));
  expect(page.address()).toBe('/recherche?q=vélo&lieu=44109~Nantes~44000~47.2184~-1.5536');
  expect(screen.queryByRole('link', { name: /300\s€/ })).toBeNull();
});

test('a query with a number that is no filter is searched as it is', async () => {
  const search = finding([bicycle], { total: 1 });
  const page = await showSearchScreen('/recherche?q=iphone 13', { search: { search } });
  expect(await screen.findByText('1 annonce')).toBeVisible();
  expect(page.address()).toBe('/recherche?q=iphone 13');
});

test('a commune among the words of a search that finds nothing is proposed as its place', async () => {
  const search = vi.fn<ListingSearch['search']>(({ criteria }) =>
    Promise.resolve(success(someResults([], { total: criteria.place === undefined ? 0 : 2 }))),
  );
  const page = await showSearchScreen('/recherche?q=maillot nantes', { search: { search } });
  await userEvent.click(
    await screen.findByRole('link', { name: 'Chercher «\u00a0maillot\u00a0» jusqu’à 30\u00a0km autour de Nantes' }),
  );
  expect(page.address()).toBe('/recherche?q=maillot&lieu=44109~Nantes~44000~47.2184~-1.5536');
});
