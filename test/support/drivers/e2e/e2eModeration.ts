import { expect, type Locator, type Page } from '@playwright/test';
import { arrowTo, press, typeInto } from './e2eKeyboard';
import { aPng } from './e2ePictures';
import { lamp, publish, titleField, writeListing } from './e2ePosting';
import { expectToast, main, reach } from './e2eSite';

/** What is reported. Tests run side by side on one server: their titles have words that no other test searches for. */
export const reported = { ...lamp, title: 'Lampe turlututu à mandat cash' };
export const noticed = { ...lamp, title: 'Lampe chapeaupointu sans abat-jour' };

/** What an admin writes to the person concerned. */
export interface Reasons {
  readonly facts: string;
  readonly reference: string;
  readonly explanation: string;
}

const reasons: Reasons = {
  facts: 'L’annonce demande un mandat avant toute remise en main propre.',
  reference: 'Article 313-1 du Code pénal',
  explanation: 'Demander un paiement irréversible avant la remise est une manœuvre pour tromper.',
};
const appeal = 'Je remets la lampe en main propre et ne demande aucun mandat.';
const answer = 'Après une nouvelle lecture, rien ne demande un mandat : votre annonce est rétablie.';

/** The seller publishes the lamp, from the first step of the form; its address. */
export async function postReported(seller: Page, listing = reported): Promise<string> {
  await seller.bringToFront();
  await writeListing(seller, listing, [aPng('lampe.png', [200, 160, 60])]);
  await publish(seller, listing);
  return new URL(seller.url()).pathname;
}

/** Where the lamp’s photo is, on its page. */
export async function photoOf(seller: Page, { title } = reported): Promise<string> {
  const photo = main(seller).getByRole('img', { name: `${title}, photo 1 sur 1` });
  await expect(photo).toBeVisible();
  return (await photo.getAttribute('src')) ?? '';
}

/** The case of the removed lamp says that its photos are withdrawn, and shows them to an admin. */
export async function expectPhotosWithdrawn(admin: Page, address: string): Promise<void> {
  await admin.bringToFront();
  await reach(admin, caseOf(address));
  await expect(main(admin).getByText('Photos retirées')).toBeVisible();
  await press(admin, main(admin).getByRole('button', { name: 'Photo 1 sur 1' }), 'Enter');
  const enlarged = admin.getByRole('dialog').getByRole('img', { name: 'Photo 1 sur 1' });
  await expect(enlarged).toHaveJSProperty('complete', true);
  await expect(enlarged).not.toHaveJSProperty('naturalWidth', 0);
  await admin.keyboard.press('Escape');
}

/** The case of the restored lamp says that its photos are served again. The admin goes there without leaving the page, which restores them. */
export async function expectPhotosRestored(admin: Page, address: string): Promise<void> {
  await admin.bringToFront();
  await admin.keyboard.press('Control+k');
  await typeInto(admin, admin.getByRole('dialog', { name: 'Aller à…' }).getByRole('textbox'), address);
  await admin.keyboard.press('Enter');
  await expect(main(admin).getByText('Photos rétablies')).toBeVisible();
}

/** Of the address of a listing’s page. */
export function caseOf(address: string): string {
  return `/admin/signalements/listing~${address.split('/')[2]}`;
}

/** Reports the lamp as a scam, by keyboard alone. The reporter is signed in. */
export async function reportLamp(reporter: Page, address: string): Promise<void> {
  await reporter.bringToFront();
  await reach(reporter, address);
  await press(reporter, main(reporter).getByRole('button', { name: 'Signaler cette annonce' }), 'Enter');
  const dialog = reporter.getByRole('dialog');
  await press(reporter, dialog.getByRole('radio', { name: 'Arnaque ou tentative d’arnaque' }), 'Space');
  await typeInto(reporter, dialog.getByRole('textbox'), 'Il demande un mandat.');
  await press(reporter, dialog.getByRole('button', { name: 'Signaler', exact: true }), 'Enter');
  await expect(dialog.getByRole('heading', { name: 'Merci, votre signalement est enregistré' })).toBeVisible();
}

/** Finds the lamp in the queue and takes it offline with reasons, by keyboard alone. The admin is signed in. */
export async function removeLamp(admin: Page, { title } = reported): Promise<void> {
  await admin.bringToFront();
  await reach(admin, '/admin');
  await press(admin, main(admin).getByRole('link', { name: 'Examiner les signalements' }), 'Enter');
  await press(admin, main(admin).getByRole('link', { name: title }), 'r');
  await expect(main(admin).getByRole('heading', { name: title })).toBeFocused();
  await expect(main(admin).getByRole('radio', { name: /^Retirer l’annonce/ })).toBeChecked();
  await expectToast(admin, `Décision prise : Retrait, « ${title} »`, () => decideFor(admin, reasons));
}

/** The seller sees the listing taken offline, reads why and appeals, by keyboard alone. */
export async function readAndAppeal(seller: Page, { title } = reported): Promise<void> {
  await seller.bringToFront();
  await seller.goto('/account#decisions');
  const section = decisionsOf(seller);
  await expect(section.getByText(`Annonce retirée : « ${title} »`)).toBeVisible();
  await appealAgainst(seller, reasons, appeal);
}

/** The admin who decided may not judge; the other one restores the listing, by keyboard alone. */
export async function restoreLamp(admin: Page, otherAdmin: Page, { title } = reported): Promise<void> {
  await admin.bringToFront();
  await press(admin, admin.getByRole('navigation').getByRole('link', { name: /^Réclamations/ }), 'Enter');
  const own = appealOf(admin, title);
  await expect(
    own.getByText('Vous avez pris cette décision : un autre administrateur doit juger la réclamation.'),
  ).toBeVisible();
  await expect(own.getByRole('button', { name: 'Annuler la décision' })).toHaveCount(0);

  await otherAdmin.bringToFront();
  await reach(otherAdmin, '/admin/reclamations');
  await expect(appealOf(otherAdmin, title).getByText(appeal)).toBeVisible();
  await overturnAppeal(otherAdmin, appealOf(otherAdmin, title), answer);
}

/** The seller reads the answer without a reload, and the listing is online again. */
export async function readAnswer(seller: Page, visitor: Page, address: string): Promise<void> {
  await seller.bringToFront();
  await expect(decisionsOf(seller).getByText(answer)).toBeVisible();
  await visitor.bringToFront();
  await visitor.goto(address);
  await expect(main(visitor).getByRole('link', { name: 'Envoyer un message' }).filter({ visible: true })).toBeVisible();
}

/** What became of the report, in the reporter’s account. */
export async function expectOutcome(
  reporter: Page,
  outcome: string,
  { title }: { readonly title: string } = reported,
): Promise<void> {
  await reporter.bringToFront();
  // Where the page is there already, it is read again.
  await reporter.goto('about:blank');
  await reporter.goto('/account#decisions');
  const report = decisionsOf(reporter).getByRole('listitem').filter({ hasText: title });
  await expect(report.getByText(outcome)).toBeVisible();
}

/** What is corrected, with a word that no other test searches for. */
export const corrected = { ...lamp, title: 'Lampe tirlipimpon à corriger' };

const correction = 'Retirez du titre ce qui n’est pas l’objet, puis publiez de nouveau votre annonce.';

/** The seller publishes what is to be corrected; its address. */
export async function postToCorrect(seller: Page): Promise<string> {
  await seller.bringToFront();
  await writeListing(seller, corrected);
  await publish(seller, corrected);
  return new URL(seller.url()).pathname;
}

/** Finds a listing that nobody has reported by its address, and asks its owner to correct it, by keyboard alone. */
export async function askToCorrect(admin: Page, address: string): Promise<void> {
  await admin.bringToFront();
  await reach(admin, '/admin/annonces');
  const field = main(admin).getByRole('searchbox', { name: 'Identifiant ou adresse de l’annonce' });
  await typeInto(admin, field, new URL(address, admin.url()).href);
  await admin.keyboard.press('Enter');
  await press(admin, main(admin).getByRole('link', { name: corrected.title }), 'c');
  await expect(main(admin).getByRole('heading', { level: 2, name: corrected.title })).toBeFocused();
  await expect(main(admin).getByRole('radio', { name: /^Demander une correction/ })).toBeChecked();
  await expectToast(admin, `Décision prise : Correction demandée, « ${corrected.title} »`, () =>
    decideFor(admin, { facts: correction, reference: 'Règles de diffusion', explanation: correction }),
  );
}

/** The seller sees that a correction is asked for, changes the title and submits the listing again. */
export async function correct(seller: Page, title: string): Promise<void> {
  await seller.bringToFront();
  await seller.goto('/account/annonces?etat=refusees');
  const own = main(seller).getByRole('listitem').filter({ hasText: corrected.title });
  await own.getByRole('button', { name: 'Modifier', exact: true }).click();
  await titleField(seller).fill(title);
  await main(seller).getByRole('button', { name: 'Mettre à jour l’annonce' }).click();
  // Leaving the page before its address changes would leave the listing as it was.
  await expect(seller).toHaveURL(/\/annonce\//);
  await seller.goto('/account/annonces?etat=en-verification');
  await expect(main(seller).getByRole('listitem').filter({ hasText: title })).toBeVisible();
}

/** The admin finds it among the listings in review, sees what has changed and puts it online, by keyboard alone. */
export async function approve(admin: Page, title: string): Promise<void> {
  await admin.bringToFront();
  await returnToList(admin, /^Annonces/);
  await press(admin, main(admin).getByRole('link', { name: title }), 'm');
  await expect(main(admin).getByText('A changé depuis la dernière décision : titre.')).toBeVisible();
  await expect(main(admin).getByRole('radio', { name: /^Mettre en ligne/ })).toBeChecked();
  await takeDecision(admin);
  await expect(main(admin).getByRole('link', { name: title })).toHaveCount(0);
}

/** The owner sees the listing online as soon as the decision is stored, and then a visitor does. */
export async function expectOnline(seller: Page, visitor: Page, address: string, title: string): Promise<void> {
  await seller.bringToFront();
  await seller.goto('/account/annonces?etat=en-ligne');
  await expect(main(seller).getByRole('listitem').filter({ hasText: title })).toBeVisible();
  await visitor.bringToFront();
  await visitor.goto(address);
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

/** In the dialog of a report, reports harassment, by keyboard alone. */
export async function reportHarassment(reporter: Page): Promise<void> {
  const dialog = reporter.getByRole('dialog');
  await press(reporter, dialog.getByRole('radio', { name: 'Arnaque ou tentative d’arnaque' }), 'Space');
  await arrowTo(reporter, dialog.getByRole('radio', { name: 'Harcèlement' }));
  await expect(dialog.getByRole('radio', { name: 'Harcèlement' })).toBeChecked();
  await press(reporter, dialog.getByRole('button', { name: 'Signaler', exact: true }), 'Enter');
  await expect(dialog.getByRole('heading', { name: 'Merci, votre signalement est enregistré' })).toBeVisible();
}

/** Writes the reasons into the form of a case, by keyboard alone. */
export async function writeReasons(admin: Page, { facts, reference, explanation }: Reasons): Promise<void> {
  await rewrite(admin, main(admin).getByRole('textbox', { name: 'Les faits' }), facts);
  await rewrite(admin, main(admin).getByRole('textbox', { name: 'La règle' }), reference);
  await rewrite(admin, main(admin).getByRole('textbox', { name: 'L’explication' }), explanation);
}

/** As `writeReasons`, and takes the decision. */
export async function decideFor(admin: Page, reasons: Reasons): Promise<void> {
  await writeReasons(admin, reasons);
  await takeDecision(admin);
}

/** Takes the decision of the form by keyboard, and waits until what follows in the list has the focus. */
export async function takeDecision(admin: Page): Promise<void> {
  await press(admin, main(admin).getByRole('button', { name: 'Prendre cette décision' }), 'Enter');
  await expect(main(admin).locator('h1:focus, h2:focus')).toBeVisible();
}

/** Goes back to the list of the open case by keyboard, and waits until it has the focus: the case is beside the same list. */
export async function returnToList(admin: Page, name: RegExp): Promise<void> {
  const isOpen = (await main(admin).locator('[data-open]').count()) > 0;
  await press(admin, admin.getByRole('navigation').getByRole('link', { name }), 'Enter');
  if (isOpen) await expect(main(admin).getByRole('heading', { level: 1 })).toBeFocused();
}

/** On the page of their account, the person concerned reads the reasons of their only decision and appeals, by keyboard alone. */
export async function appealAgainst(
  person: Page,
  { facts, reference, explanation }: Reasons,
  text: string,
): Promise<void> {
  const section = decisionsOf(person);
  await press(person, section.getByRole('button', { name: /^Lire les motifs/ }), 'Enter');
  for (const reason of [facts, reference, explanation])
    await expect(section.getByText(reason, { exact: true })).toBeVisible();
  await typeInto(person, section.getByRole('textbox', { name: 'Pourquoi la contestez-vous ?' }), text);
  await press(person, section.getByRole('button', { name: 'Envoyer la réclamation' }), 'Enter');
  await expect(section.getByText('La réponse s’affichera ici.')).toBeVisible();
}

/** On the page of appeals, an admin overturns the decision of this article and reads so, by keyboard alone. */
export async function overturnAppeal(otherAdmin: Page, article: Locator, reply: string): Promise<void> {
  await typeInto(otherAdmin, article.getByRole('textbox', { name: 'Réponse à la personne concernée' }), reply);
  await expectToast(otherAdmin, '» est annulée', () =>
    press(otherAdmin, article.getByRole('button', { name: 'Annuler la décision' }), 'Enter'),
  );
}

export function decisionsOf(page: Page): Locator {
  return main(page).getByRole('region', { name: 'Décisions et signalements' });
}

/** The appeal that has this text, or is about what has this title. */
export function appealOf(page: Page, text: string): Locator {
  return main(page).getByRole('article').filter({ hasText: text });
}

/** Replaces the text of a field that is reached with Tab. */
async function rewrite(page: Page, field: Locator, text: string): Promise<void> {
  await press(page, field, 'ControlOrMeta+a');
  await page.keyboard.insertText(text);
  await expect(field).toHaveValue(text);
}
