import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { aDraft } from '../../../support/builders/aDraft';
import { someComparables } from '../../../support/builders/someComparables';
import { showPosting } from '../../../support/drivers/showPosting';

const details = '/deposer-annonce';
const usual = 'Prix habituel\u00a0: 98 à 130\u00a0€ (8 annonces comparables)';

test('the usual price is announced below the price, and one press takes its median over', async () => {
  const { writing } = showPosting(details, { storedDraft: aDraft({ price: '' }) }, null, someComparables());
  const take = await screen.findByRole('button', { name: 'Mettre 120\u00a0€' }, { timeout: 3000 });
  const announced = screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(announced).toContain(usual);
  await userEvent.click(take);
  expect(screen.getByRole('textbox', { name: 'Prix' })).toHaveValue('120');
  expect(writing.draft.price).toBe('120');
});

test('a draft without a category’s deciding field has no usual price until it is chosen', async () => {
  showPosting(details, { storedDraft: aDraft({ fields: { condition: 'bon-etat' } }) }, null, someComparables());
  expect(screen.queryByRole('button', { name: /^Mettre/ })).toBeNull();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Type/ }), 'Ville');
  expect(await screen.findByRole('button', { name: /^Mettre/ }, { timeout: 3000 })).toBeVisible();
});

test('a gift and a request have no usual price', async () => {
  const { writing } = showPosting(details, { storedDraft: aDraft() }, null, someComparables());
  await screen.findByRole('button', { name: /^Mettre/ }, { timeout: 3000 });
  await userEvent.click(screen.getByRole('radio', { name: 'Don' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Mettre/ })).toBeNull());
  writing.change({ priceKind: 'amount', kind: 'wanted' });
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Budget maximal' })).toBeVisible());
  expect(screen.queryByRole('button', { name: /^Mettre/ })).toBeNull();
});
