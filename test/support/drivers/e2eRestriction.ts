import { expect, type Locator, type Page } from '@playwright/test';
import { composer, send, thread } from './e2eMessages';
import { lamp, publish, writeListing } from './e2ePosting';
import { main } from './e2eSite';

/** What the restricted person sells. Tests run side by side on one server: its title has a word that no other test searches for. */
const sold = { ...lamp, title: 'Lampe ratapoil à abat-jour plissé' };

const facts = 'Des messages répétés demandent un paiement par mandat avant toute remise.';
const reference = 'Règles de diffusion';
const explanation = 'Demander un paiement irréversible avant la remise est contraire aux règles.';
const appeal = 'Je n’ai demandé de mandat à personne, relisez mes messages.';
const answer = 'Après une nouvelle lecture, aucun message ne demande de mandat.';
const question = 'Bonjour, la lampe ratapoil est-elle encore là ?';
const reply = 'Oui, elle vous attend.';

/** A person publishes a lamp; its address. */
export async function postLamp(seller: Page): Promise<string> {
  await seller.bringToFront();
  await writeListing(seller, sold);
  await publish(seller, sold);
  return new URL(seller.url()).pathname;
}

/** Another person asks about it, then reports the seller; the uid of the seller. */
export async function askAndReport(reporter: Page, address: string): Promise<string> {
  await reporter.bringToFront();
  await reporter.goto(address);
  await main(reporter).getByRole('link', { name: 'Envoyer un message' }).filter({ visible: true }).click();
  await send(reporter, question);
  await expect(thread(reporter).getByText(/· (Envoyé|Reçu|Lu)$/)).toBeVisible();
  await reporter.goto(address);
  await main(reporter).locator('a[href^="/profil/"]').filter({ visible: true }).first().click();
  await expect(reporter).toHaveURL(/\/profil\//);
  await main(reporter).getByRole('button', { name: 'Signaler cette personne' }).click();
  const dialog = reporter.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Harcèlement' }).check();
  await dialog.getByRole('button', { name: 'Envoyer le signalement' }).click();
  await expect(dialog.getByRole('heading', { name: 'Merci, votre signalement est enregistré' })).toBeVisible();
  return new URL(reporter.url()).pathname.replace('/profil/', '');
}

/** An admin, who is signed in, restricts the person for as long as their points recommend. */
export async function restrict(admin: Page, uid: string): Promise<void> {
  await admin.bringToFront();
  await admin.goto(`/admin/signalements/person~${uid}`);
  await main(admin).getByRole('button', { name: 'Suivre le barème' }).click();
  await expect(main(admin).getByRole('radio', { name: /^Restreindre le compte/ })).toBeChecked();
  await expect(main(admin).getByRole('textbox', { name: 'Durée en jours' })).toHaveValue('7');
  await main(admin).getByRole('textbox', { name: 'Les faits' }).fill(facts);
  await main(admin).getByRole('textbox', { name: 'La règle' }).fill(reference);
  await main(admin).getByRole('textbox', { name: 'L’explication' }).fill(explanation);
  await main(admin).getByText('Ce que lira la personne concernée').click();
  await expect(main(admin).getByText(/^Votre compte est restreint jusqu’au /)).toBeVisible();
  await main(admin).getByRole('button', { name: 'Prendre cette décision' }).click();
  await expect(admin.getByText('Décision prise : Restriction, «')).toBeVisible();
}

/** The decision, which can be undone for some seconds, comes into the account of the person; then the banner is on the home page. */
export async function expectBanner(person: Page): Promise<void> {
  await person.bringToFront();
  await person.goto('/account#decisions');
  await expect(main(person).getByText('Restriction du compte')).toBeVisible();
  await person.goto('/');
  await expect(bannerOf(person).getByText(/^Votre compte est restreint jusqu’au /)).toBeVisible();
}

/** What they answer is refused with the end of the restriction, and stays. */
export async function answerInVain(person: Page, reporterName: RegExp): Promise<void> {
  await openThread(person, reporterName);
  await send(person, reply);
  await expect(
    thread(person)
      .getByRole('alert')
      .getByText(/Votre compte est restreint jusqu’au /),
  ).toBeVisible();
  await expect(thread(person).getByText(reply)).toBeVisible();
}

/** From the banner, they read why and appeal. */
export async function appealFromBanner(person: Page): Promise<void> {
  await bannerOf(person).getByRole('link', { name: 'Lire la décision ou la contester' }).click();
  await expect(person).toHaveURL('/account#decisions');
  const section = main(person).getByRole('region', { name: 'Décisions et signalements' });
  await section.getByRole('button', { name: /^Lire les motifs de la décision/ }).click();
  for (const text of [facts, reference, explanation]) await expect(section.getByText(text)).toBeVisible();
  await section.getByRole('textbox', { name: 'Pourquoi contestez-vous cette décision ?' }).fill(appeal);
  await section.getByRole('button', { name: 'Envoyer la réclamation' }).click();
  await expect(section.getByText('La réponse s’affichera ici.')).toBeVisible();
}

/** Another admin than the one who decided overturns the restriction. */
export async function overturn(otherAdmin: Page): Promise<void> {
  await otherAdmin.bringToFront();
  await otherAdmin.goto('/admin/reclamations');
  const article = main(otherAdmin).getByRole('article').filter({ hasText: appeal });
  await article.getByRole('textbox', { name: 'Réponse à la personne concernée' }).fill(answer);
  await article.getByRole('button', { name: 'Annuler la décision' }).click();
  await expect(otherAdmin.getByText(/^La décision sur «\s.*\s» est annulée\.$/)).toBeVisible();
}

/** The banner goes without a reload, and the answer that was refused is sent. */
export async function answerAgain(person: Page, reporterName: RegExp): Promise<void> {
  await person.bringToFront();
  await expect(bannerOf(person)).toBeHidden();
  await openThread(person, reporterName);
  await thread(person).getByRole('button', { name: 'Réessayer' }).click();
  await expect(thread(person).getByText(/· (Envoyé|Reçu|Lu)$/)).toBeVisible();
  await expect(composer(person)).toHaveValue('');
}

function bannerOf(page: Page): Locator {
  return page.getByRole('complementary', { name: 'Restriction de votre compte' });
}

/** The only conversation about the lamp, from the list of conversations. */
async function openThread(person: Page, reporterName: RegExp): Promise<void> {
  await person.goto('/messages');
  await main(person)
    .getByRole('navigation')
    .getByRole('link', { name: reporterName })
    .filter({ hasText: sold.title })
    .click();
  await expect(composer(person)).toBeVisible();
}
