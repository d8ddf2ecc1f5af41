import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { act } from 'react';
import { success } from '../../../../src/domain/shared/Result';
import { showSite } from '../../../support/drivers/showSite';

type Circumstances = Parameters<typeof showSite>[0];

async function openQuickSearch(circumstances: Circumstances = {}) {
  const site = showSite(circumstances);
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  const search = within(await screen.findByRole('dialog', { name: 'Recherche rapide' }));
  const field = search.getByRole('combobox', { name: /^Que cherchez-vous/ });
  return { ...site, search, field };
}

test('the quick search opens from the header with the focus in its field', async () => {
  showSite();
  await userEvent.click(within(screen.getByRole('banner')).getByRole('button', { name: /^Que cherchez-vous/ }));
  const field = await screen.findByRole('combobox', { name: /^Que cherchez-vous/ });
  expect(field).toHaveFocus();
});

test.each([
  ['K alone', { key: 'k' }],
  ['Control and another key', { key: 'j', ctrlKey: true }],
  ['Control, Shift and K', { key: 'K', ctrlKey: true, shiftKey: true }],
])('%s does not open it', (_, keys) => {
  showSite();
  fireEvent.keyDown(document.body, keys);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('Enter goes to the results and remembers the search', async () => {
  const { address, field, searches } = await openQuickSearch();
  await userEvent.type(field, '  vélo & co{Enter}');
  await waitFor(() => expect(address()).toBe('/recherche?q=v%C3%A9lo+%26+co'));
  expect(searches.all()).toEqual(['vélo & co']);
});

test('an empty search simply closes', async () => {
  const { address, search } = await openQuickSearch();
  await userEvent.click(search.getByRole('button', { name: 'Rechercher' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(address()).toBe('/aide');
});

test('a click on a recent search runs it', async () => {
  const { address, search } = await openQuickSearch({ recent: ['canapé', 'vélo'] });
  expect(search.getByRole('heading', { name: 'Recherches récentes' })).toBeVisible();
  await userEvent.click(search.getByRole('button', { name: 'vélo' }));
  await waitFor(() => expect(address()).toBe('/recherche?q=v%C3%A9lo'));
});

test('the recent searches can be forgotten', async () => {
  const { search, searches } = await openQuickSearch({ recent: ['canapé', 'vélo'] });
  await userEvent.click(search.getByRole('button', { name: "Effacer l'historique" }));
  expect(search.queryByText('Recherches récentes')).toBeNull();
  expect(searches.all()).toEqual([]);
});

test('browsers without voice search show no microphone button', async () => {
  const { search } = await openQuickSearch();
  expect(search.queryByRole('button', { name: 'Rechercher à la voix' })).toBeNull();
});

test('what the microphone understands is written into the field', async () => {
  let understand: (text: string | null) => void = () => undefined;
  const stop = vi.fn();
  const voice = {
    isSupported: true,
    listen: (onEnd: typeof understand) => {
      understand = onEnd;
      return stop;
    },
  };
  const { field, search } = await openQuickSearch({ voice });
  await userEvent.click(search.getByRole('button', { name: 'Rechercher à la voix' }));
  expect(search.getByRole('button', { name: 'Arrêter l’écoute' })).toBeVisible();
  act(() => understand('vélo'));
  expect(field).toHaveValue('vélo');
  expect(field).toHaveFocus();
});

test('suggestions show while typing, and a picked one is searched and remembered', async () => {
  const suggest = () => Promise.resolve(success([{ text: 'guitare folk', categoryId: 'instruments' }]));
  const { address, field, searches } = await openQuickSearch({ recent: ['canapé'], search: { suggest } });
  expect(screen.queryByRole('listbox')).toBeNull();
  await userEvent.type(field, 'guit');
  await userEvent.click(await screen.findByRole('option', { name: /^guitare folk/ }));
  await waitFor(() => expect(address()).toBe('/recherche?q=guitare+folk&categorie=instruments'));
  expect(searches.all()).toEqual(['guitare folk', 'canapé']);
});
