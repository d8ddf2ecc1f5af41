import { expect } from '@playwright/test';
import { expectAccessible } from './e2eAxe';
import type { Person } from './e2eInput';
import { applicationStarted, cards, main, wholeTotal } from './e2eSite';

/**
 * Finds a bicycle by a sentence, widens the search by a chip, sees it on the map and comes back, then reads on a listing what such things cost.
 * `backend`: for the message of a failure.
 */
export async function findAndCompare({ page, by }: Person, backend: string): Promise<void> {
  await page.goto('/');
  const search = main(page).getByRole('search');
  await by.write(
    page,
    search.getByRole('combobox', { name: 'Rechercher une annonce' }),
    'vélo à moins de 150 € près de Lyon',
  );
  await by.submit(page, search.getByRole('button', { name: 'Rechercher', exact: true }));
  await expect(page).toHaveURL(/\/recherche\?q=v%C3%A9lo&prix_max=150&lieu=69123%7ELyon/);
  const chips = main(page).getByRole('list', { name: 'Filtres en place' }).getByRole('link');
  await expect(chips).toHaveText([/^Lyon, 30\skm$/, /150\s€/, 'Tout effacer']);
  const few = await wholeTotal(page);
  await by.press(page, chips.filter({ hasText: /^Lyon/ }));
  await expect(page).toHaveURL('/recherche?q=v%C3%A9lo&prix_max=150');
  await expect.poll(() => wholeTotal(page)).toBeGreaterThan(few);
  await expect(cards(page).first()).toContainText(/vélo/i);

  await by.press(page, main(page).getByRole('button', { name: 'Carte' }).filter({ visible: true }));
  await expect(page).toHaveURL('/recherche?q=v%C3%A9lo&prix_max=150&vue=carte');
  const map = main(page).getByRole('group', { name: 'Carte des résultats' });
  await expect(map.getByRole('list', { name: 'Étiquettes de prix' }).getByRole('button').first()).toBeVisible();
  await expectAccessible(page, `the map of results, ${backend}`);
  await page.goBack();
  await expect(map).toBeHidden();

  await page.goto('/annonce/demo-perceuse-filaire-a-nettoyer');
  await applicationStarted(page);
  await by.stir(page);
  await expect(main(page).getByText(/^Prix très bas\s: prudence$/)).toBeVisible();
  await expect(main(page).getByRole('link', { name: /^D’après \d+ annonces comparables/ })).toBeVisible();
}
