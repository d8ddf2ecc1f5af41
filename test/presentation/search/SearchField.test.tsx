import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { success } from '../../../src/domain/shared/Result';
import { showSearchScreen } from './showSearchScreen';

const suggest = (text: string) =>
  Promise.resolve(success([{ text: `${text}lo` }, { text: `${text}lo pliant`, categoryId: 'velos' }]));

function field(): HTMLElement {
  return screen.getByRole('combobox', { name: 'Rechercher une annonce' });
}

function options() {
  return within(screen.getByRole('listbox', { name: 'Suggestions de recherche' }));
}

test('completions show while typing, and picking one searches it in its category', async () => {
  const page = await showSearchScreen('/recherche', { search: { suggest } });
  await userEvent.type(field(), 'vé');
  expect(await screen.findByRole('option', { name: 'vélo pliant dans Vélos' })).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(field()).toHaveAttribute('aria-activedescendant', options().getByRole('option', { selected: true }).id);
  await userEvent.keyboard('{Enter}');
  expect(page.address()).toBe('/recherche?q=vélo pliant&categorie=velos');
  expect(field()).toHaveValue('vélo pliant');
  expect(field()).toHaveAttribute('aria-expanded', 'false');
});

test('Enter searches what is typed, with the filters that stand', async () => {
  const page = await showSearchScreen('/recherche?photo=1', { search: { suggest } });
  await userEvent.type(field(), ' vélo {Enter}');
  expect(page.address()).toBe('/recherche?q=vélo&photo=1');
});

test('arrows go round by the text itself, and Escape closes', async () => {
  await showSearchScreen('/recherche', { search: { suggest } });
  await userEvent.type(field(), 'vé');
  await screen.findByRole('listbox');
  await userEvent.keyboard('{ArrowUp}');
  expect(options().getAllByRole('option')[1]).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{ArrowDown}');
  expect(options().queryByRole('option', { selected: true })).toBeNull();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(field()).toHaveValue('vé');
});

test('an empty field proposes the recent searches, and searches nothing by itself', async () => {
  const page = await showSearchScreen('/recherche', { recent: ['canapé', 'vélo'] });
  await userEvent.click(field());
  await waitFor(() =>
    expect(
      options()
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['canapé', 'vélo']),
  );
  await userEvent.keyboard('{Enter}');
  expect(page.address()).toBe('/recherche');
  await userEvent.click(field());
  await userEvent.click(options().getByRole('option', { name: 'canapé' }));
  expect(page.address()).toBe('/recherche?q=canapé');
});

test('the words can be cleared, and the search goes on without them', async () => {
  const page = await showSearchScreen('/recherche?q=vélo&photo=1');
  await userEvent.click(screen.getByRole('button', { name: 'Effacer la recherche' }));
  expect(field()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(page.address()).toBe('/recherche?photo=1');
});

test('Back shows the words of the search come back to', async () => {
  const page = await showSearchScreen('/recherche?q=vélo');
  await userEvent.clear(field());
  await userEvent.type(field(), 'canapé{Enter}');
  await page.back();
  expect(field()).toHaveValue('vélo');
});
