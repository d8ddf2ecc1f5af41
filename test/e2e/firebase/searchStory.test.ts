import { expect, test } from '@playwright/test';
import { expectAccessible } from '../../support/drivers/e2e/e2eAxe';
import { applicationStarted, cards, main, wholeTotal } from '../../support/drivers/e2e/e2eSite';

for (const width of [360, 1280])
  test(`a buyer finds a bicycle by a sentence, widens the search by a chip, sees it on the map and reads what such things cost, at ${width} px`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    await main(page)
      .getByRole('combobox', { name: 'Rechercher une annonce' })
      .fill('vélo à moins de 150 € près de Lyon');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/recherche\?q=v%C3%A9lo&prix_max=150&lieu=69123%7ELyon/);
    const chips = page.getByRole('list', { name: 'Filtres en place' }).getByRole('link');
    await expect(chips).toHaveText([/^Lyon, 30\skm$/, /150\s€/, 'Tout effacer']);
    const few = await wholeTotal(page);
    await chips.filter({ hasText: /^Lyon/ }).press('Enter');
    await expect(page).toHaveURL('/recherche?q=v%C3%A9lo&prix_max=150');
    await expect.poll(() => wholeTotal(page)).toBeGreaterThan(few);
    await expect(cards(page).first()).toContainText(/vélo/i);

    await main(page).getByRole('button', { name: 'Carte' }).filter({ visible: true }).press('Enter');
    await expect(page).toHaveURL('/recherche?q=v%C3%A9lo&prix_max=150&vue=carte');
    const map = main(page).getByRole('group', { name: 'Carte des résultats' });
    await expect(map.getByRole('list', { name: 'Étiquettes de prix' }).getByRole('button').first()).toBeVisible();
    await expectAccessible(page, 'the map of results on Firebase');
    await page.goBack();
    await expect(map).toBeHidden();

    await page.goto('/annonce/demo-perceuse-filaire-a-nettoyer');
    await applicationStarted(page);
    await page.mouse.move(width / 2, 300);
    await expect(main(page).getByText(/^Prix très bas\s: prudence$/)).toBeVisible();
    await expect(main(page).getByRole('link', { name: /^D’après \d+ annonces comparables/ })).toBeVisible();
  });
