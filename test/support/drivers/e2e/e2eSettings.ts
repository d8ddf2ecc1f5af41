import { expect, type Page } from '@playwright/test';
import { press, typeInto } from './e2eKeyboard';
import { takeDecision } from './e2eModeration';
import { lamp, publishButton, writeListing } from './e2ePosting';
import { expectToast, main, reach } from './e2eSite';

/** A listing with a forbidden word, which no other test writes. */
export const forbidden = { ...lamp, title: 'Lampe à Zigouigoüi' };
const word = 'zigouigoui';
const reason = `À relire : contient « ${word} »`;

/** A super_admin forbids the word, by keyboard alone, and reads in the journal that they did. */
export async function forbidWord(superAdmin: Page): Promise<void> {
  await superAdmin.bringToFront();
  await reach(superAdmin, '/admin');
  await press(superAdmin, superAdmin.getByRole('navigation').getByRole('link', { name: 'Réglages' }), 'Enter');
  await typeInto(superAdmin, main(superAdmin).getByRole('textbox', { name: 'Mots à ajouter' }), 'Zigouigoui');
  await press(superAdmin, main(superAdmin).getByRole('button', { name: 'Ajouter' }), 'Enter');
  await expect(main(superAdmin).getByRole('list', { name: 'Mots interdits' }).getByText(word)).toBeVisible();
  await typeInto(
    superAdmin,
    main(superAdmin).getByRole('textbox', { name: 'Titre ou texte d’une annonce' }),
    forbidden.title,
  );
  await expect(main(superAdmin).getByText(`L’annonce serait relue : elle contient « ${word} ».`)).toBeVisible();
  await press(superAdmin, superAdmin.getByRole('navigation').getByRole('link', { name: 'Journal' }), 'Enter');
  const entry = main(superAdmin).getByRole('listitem').filter({ hasText: 'Mots interdits ajoutés' }).first();
  await expect(entry.getByText(`« ${word} »`)).toBeVisible();
}

/** The seller writes a listing with the word, reads that it will be reviewed, and sends it; its address. */
export async function postForbidden(seller: Page): Promise<string> {
  await seller.bringToFront();
  await writeListing(seller, forbidden);
  await expect(
    main(seller).getByText(`Votre annonce sera relue avant de paraître, car elle contient « ${word} ».`),
  ).toBeVisible();
  await expectToast(seller, 'Votre annonce est envoyée : elle sera relue avant de paraître', () =>
    publishButton(seller).click(),
  );
  await expect(seller).toHaveURL(/\/annonce\//);
  return new URL(seller.url()).pathname;
}

/** The super_admin finds it among the listings in review, reads why, and puts it online, by keyboard alone. */
export async function approveForbidden(superAdmin: Page): Promise<void> {
  await superAdmin.bringToFront();
  await press(superAdmin, superAdmin.getByRole('navigation').getByRole('link', { name: /^Annonces/ }), 'Enter');
  const found = main(superAdmin).getByRole('link', { name: forbidden.title });
  await expect(found.getByText(reason)).toBeVisible();
  await press(superAdmin, found, 'm');
  await expect(main(superAdmin).getByRole('heading', { level: 2, name: forbidden.title })).toBeFocused();
  await expect(main(superAdmin).getByText(reason).last()).toBeVisible();
  await expect(main(superAdmin).getByRole('radio', { name: /^Mettre en ligne/ })).toBeChecked();
  await takeDecision(superAdmin);
  await expect(found).toHaveCount(0);
}
