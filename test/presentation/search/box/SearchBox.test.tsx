import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { success } from '../../../../src/domain/shared/Result';
import { showSearchScreen } from '../showSearchScreen';

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

test('a category is proposed first, and picking it shows its listings', async () => {
  const page = await showSearchScreen('/recherche?q=canapé', { search: { suggest } });
  await userEvent.clear(field());
  await userEvent.type(field(), 'vélos');
  await userEvent.click(await screen.findByRole('option', { name: 'Vélos' }));
  expect(page.address()).toBe('/categorie/vehicules/velos');
});

test('the words around a large town are proposed, and picking them searches there', async () => {
  const page = await showSearchScreen('/recherche', { search: { suggest } });
  await userEvent.type(field(), 'vélo près de nantes');
  await userEvent.click(await screen.findByRole('option', { name: 'vélo autour de Nantes' }));
  expect(page.address()).toBe('/recherche?q=vélo&lieu=44109~Nantes~44000~47.2184~-1.5536');
});

test('the place of the results changes them at once, with what has been typed', async () => {
  const page = await showSearchScreen('/recherche?photo=1');
  await userEvent.type(field(), 'vélo');
  await userEvent.click(screen.getByRole('button', { name: 'Lieu\u00a0: Toute la France' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Lieu' }));
  await userEvent.click(await panel.findByRole('button', { name: 'Autour de moi' }));
  await waitFor(() => expect(page.address()).toBe('/recherche?q=vélo&photo=1&lieu=44109~Nantes~44000~47.2184~-1.5536'));
  await userEvent.selectOptions(panel.getByRole('combobox', { name: 'Rayon' }), '10');
  await userEvent.click(panel.getByRole('button', { name: 'Valider le lieu' }));
  expect(page.address()).toBe('/recherche?q=vélo&photo=1&lieu=44109~Nantes~44000~47.2184~-1.5536&rayon=10');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: 'Lieu\u00a0: Nantes, 10\u00a0km' })).toHaveFocus();
});

test('without JavaScript the form keeps the filters and the place', async () => {
  await showSearchScreen('/recherche?q=vélo&photo=1&lieu=44109~Nantes~44000~47.2184~-1.5536&rayon=10');
  const form = field().closest('form') ?? document.createElement('form');
  expect(form).toHaveAttribute('action', '/recherche');
  expect([...new FormData(form)]).toEqual([
    ['q', 'vélo'],
    ['photo', '1'],
    ['lieu', '44109~Nantes~44000~47.2184~-1.5536'],
    ['rayon', '10'],
  ]);
});
