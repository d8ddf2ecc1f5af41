import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ListingSearch } from '../../../src/application/search/ListingSearch';
import { success } from '../../../src/domain/shared/Result';
import { aListing } from '../../support/builders/aListing';
import { someResults } from '../../support/builders/aSearch';
import { showSearchScreen } from './showSearchScreen';

function find() {
  return vi.fn<ListingSearch['search']>(() => Promise.resolve(success(someResults([aListing()]))));
}

const nantesChip = () => screen.findByRole('link', { name: /Nantes, 30.km/ });

beforeEach(() => sessionStorage.clear());

test('a town beside a thing becomes a chip, and is a word in quotes once the chip is removed', async () => {
  const search = find();
  const page = await showSearchScreen('/recherche?q=vélo nantes', { search: { search } });
  await waitFor(() => expect(page.address()).toMatch(/^\/recherche\?q=vélo&lieu=44109~Nantes/));
  await userEvent.click(await nantesChip());
  expect(page.address()).toBe('/recherche?q=vélo "nantes"');
  await waitFor(() => expect(search).toHaveBeenCalledTimes(2));
  expect(search.mock.calls.map(([{ criteria }]) => criteria.query)).toEqual(['vélo', 'vélo "nantes"']);
});

test('the word of a town comes back when its chip is removed after another filter was added', async () => {
  const page = await showSearchScreen('/recherche?q=vélo nantes', { search: { search: find() } });
  await nantesChip();
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Avec photo/ }));
  await waitFor(() => expect(page.address()).toMatch(/^\/recherche\?q=vélo&photo=1&lieu=44109/));
  await userEvent.click(await nantesChip());
  expect(page.address()).toBe('/recherche?q=vélo "nantes"&photo=1');
});

test('a town in quotes is searched as a word when its address is opened', async () => {
  const search = find();
  const page = await showSearchScreen('/recherche?q=vélo "nantes"', { search: { search } });
  await waitFor(() => expect(search).toHaveBeenCalledOnce());
  expect(page.address()).toBe('/recherche?q=vélo "nantes"');
});

test('a place that a word leads to leaves nothing behind when its chip is removed', async () => {
  const page = await showSearchScreen('/recherche?q=vélo à Nantes', { search: { search: find() } });
  await waitFor(() => expect(page.address()).toMatch(/^\/recherche\?q=vélo&lieu=44109~Nantes/));
  await userEvent.click(await nantesChip());
  expect(page.address()).toBe('/recherche?q=vélo');
});
