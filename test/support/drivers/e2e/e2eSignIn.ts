import { expect, type Page } from '@playwright/test';
import { main } from './e2eSite';

interface Person {
  readonly email: string;
  readonly password: string;
}

/** Signs in on the page where the person stands; a second step may follow. */
export async function byEmail(page: Page, { email, password }: Person): Promise<void> {
  await main(page).getByRole('tab', { name: 'Par e-mail' }).click();
  await main(page).getByLabel('Adresse e-mail').fill(email);
  await passwordField(page).fill(password);
  await main(page).getByRole('button', { name: 'Se connecter', exact: true }).click();
}

export async function createAccount(page: Page, { email, password }: Person): Promise<void> {
  await main(page).getByRole('tab', { name: 'Par e-mail' }).click();
  await main(page).getByRole('button', { name: 'Créer un compte' }).click();
  await main(page).getByLabel('Adresse e-mail').fill(email);
  await passwordField(page).fill(password);
  await main(page).getByRole('button', { name: 'Créer mon compte' }).click();
  await expect(main(page).getByRole('heading', { name: 'Confirmez votre adresse' })).toBeVisible();
}

/** Answers what a new account is asked once it is open. */
export async function giveName(page: Page, name: string): Promise<void> {
  const field = main(page).getByLabel('Prénom');
  await expect(field).toBeFocused();
  await field.fill(name);
  await main(page).getByRole('button', { name: 'Continuer' }).click();
}

/** On the account page. `codeSent` returns the code of the SMS. */
export async function turnSecondFactorOn(page: Page, phone: string, codeSent: () => Promise<string>): Promise<void> {
  const section = main(page).getByRole('region', { name: 'Vérification en deux étapes' });
  await section.getByRole('button', { name: 'Activer' }).click();
  await section.getByLabel('Numéro de téléphone mobile').fill(phone);
  await section.getByRole('button', { name: 'Recevoir un code' }).click();
  await expect(section.getByLabel('Code à 6 chiffres')).toBeVisible();
  await section.getByLabel('Code à 6 chiffres').fill(await codeSent());
  await section.getByRole('button', { name: 'Activer la vérification' }).click();
}

export async function enterSecondFactor(page: Page, code: string): Promise<void> {
  await page.getByLabel('Code à 6 chiffres').fill(code);
  await page.getByRole('button', { name: 'Vérifier' }).click();
}

/** What the toast of a demonstration says that a message would. */
export async function shownCode(page: Page): Promise<string> {
  const toast = page.getByText(/Démonstration, aucun (SMS|e-mail) n’a été envoyé.*\d{6}/);
  await expect(toast).toBeVisible();
  return /\d{6}/.exec(await toast.innerText())?.[0] ?? '';
}

function passwordField(page: Page) {
  return main(page).getByRole('textbox', { name: /^Mot de passe/ });
}
