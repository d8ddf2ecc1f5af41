import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { success } from '../../../../src/domain/shared/Result';
import { aListing } from '../../../support/builders/aListing';
import { someCounts, someResults } from '../../../support/builders/aSearch';
import { showSearchScreen } from '../showSearchScreen';

const seniorities = { any: 9, 3: 7, 12: 4, 36: 0 };
const search = () => Promise.resolve(success(someResults([aListing()], { counts: someCounts({ seniorities }) })));

test('the seniority of the seller is one of a few, each with its number of results, and has a chip', async () => {
  const page = await showSearchScreen('/recherche?q=velo', {
    search: { search },
  });
  const choices = within(await screen.findByRole('group', { name: 'Ancienneté du vendeur' }));
  expect(choices.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
    'Indifférente99 annonces',
    'Plus de 3\u00a0mois77 annonces',
    'Plus d’1\u00a0an44 annonces',
    'Plus de 3\u00a0ans00 annonce',
  ]);
  await userEvent.click(choices.getByRole('radio', { name: /^Plus d’1\san/ }));
  expect(page.address()).toBe('/recherche?q=velo&anciennete=12');
  await userEvent.click(screen.getByRole('link', { name: /^Retirer le filtre Membre depuis plus d’1\san$/ }));
  expect(page.address()).toBe('/recherche?q=velo');
  expect(choices.getByRole('radio', { name: /^Indifférente/ })).toBeChecked();
  await page.back();
  expect(choices.getByRole('radio', { name: /^Plus d’1\san/ })).toBeChecked();
});
