import { expect, type Locator, type Page } from '@playwright/test';
import { press } from './e2eKeyboard';
import { askSeller, composer, openThread, sendMessage, sentMessages, thread } from './e2eMessages';
import {
  appealAgainst,
  appealOf,
  overturnAppeal,
  reportHarassment,
  takeDecision,
  writeReasons,
  type Reasons,
} from './e2eModeration';
import { lamp, publish, writeListing } from './e2ePosting';
import { expectToast, main, reach } from './e2eSite';

/** What the restricted person sells. Tests run side by side on one server: its title has a word that no other test searches for. */
const sold = { ...lamp, title: 'Lampe ratapoil à abat-jour plissé' };

const reasons: Reasons = {
  facts: 'Des messages répétés demandent un paiement par mandat avant toute remise.',
  reference: 'Règles de diffusion',
  explanation: 'Demander un paiement irréversible avant la remise est contraire aux règles.',
};
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

/** Another person asks about it, then reports the seller, by keyboard alone; the uid of the seller. */
export async function askAndReport(reporter: Page, address: string): Promise<string> {
  await reporter.bringToFront();
  await askSeller(reporter, address, question);
  await reporter.goto(address);
  await press(reporter, main(reporter).locator('a[href^="/profil/"]').filter({ visible: true }).first(), 'Enter');
  await expect(reporter).toHaveURL(/\/profil\//);
  await press(reporter, main(reporter).getByRole('button', { name: 'Signaler cette personne' }), 'Enter');
  await reportHarassment(reporter);
  return new URL(reporter.url()).pathname.replace('/profil/', '');
}

/** The address of the case of a person. */
export function caseOfPerson(uid: string): string {
  return `/admin/signalements/person~${uid}`;
}

/** An admin, who is signed in, restricts the person for as long as their points recommend, by keyboard alone. */
export async function restrict(admin: Page, uid: string): Promise<void> {
  await admin.bringToFront();
  await reach(admin, caseOfPerson(uid));
  await press(admin, main(admin).getByRole('button', { name: 'Suivre le barème' }), 'Enter');
  await expect(main(admin).getByRole('radio', { name: /^Restreindre le compte/ })).toBeChecked();
  await expect(main(admin).getByRole('textbox', { name: 'Durée en jours' })).toHaveValue('7');
  await decide(admin, 'Restriction', /^Votre compte est restreint jusqu’au /);
}

/** An admin, who is signed in, closes the account of the person. */
export async function close(admin: Page, uid: string): Promise<void> {
  await admin.bringToFront();
  await reach(admin, caseOfPerson(uid));
  await main(admin)
    .getByRole('radio', { name: /^Fermer le compte/ })
    .check();
  await decide(admin, 'Fermeture du compte', 'Votre compte est fermé, sans limite de durée.');
}

/** The case says that no listing is online any more; the admin goes on with what an interruption has left. */
export async function expectListingsPaused(admin: Page, uid: string): Promise<void> {
  await admin.bringToFront();
  await admin.goto(caseOfPerson(uid));
  const resume = main(admin).getByRole('button', { name: 'Mettre ces annonces en pause' });
  const done = main(admin).getByText('Aucune annonce n’est en ligne.');
  await expect(resume.or(done)).toBeVisible();
  if (await resume.isVisible()) await resume.click();
  await expect(done).toBeVisible();
}

/** Writes the reasons, reads the preview and takes the decision, by keyboard alone. */
async function decide(admin: Page, name: string, effect: string | RegExp): Promise<void> {
  await writeReasons(admin, reasons);
  await press(admin, main(admin).getByText('Ce que lira la personne concernée'), 'Enter');
  await expect(main(admin).getByText(effect)).toBeVisible();
  await expectToast(admin, `Décision prise : ${name}, «`, () => takeDecision(admin));
}

/** A visitor does not find the lamp. */
export async function searchInVain(visitor: Page): Promise<void> {
  await visitor.bringToFront();
  await visitor.goto('/recherche?q=ratapoil');
  await expect(visitor.getByRole('heading', { name: 'Rien ne correspond exactement à votre recherche' })).toBeVisible();
  await expect(visitor.getByText(sold.title)).toHaveCount(0);
}

/** Once the account is open again, its owner puts the lamp online. */
export async function resumeLamp(person: Page): Promise<void> {
  await person.bringToFront();
  await person.goto('/account/annonces?etat=en-pause');
  const own = main(person).getByRole('listitem').filter({ hasText: sold.title });
  // Leaving the page before it is done would interrupt it.
  await expectToast(person, 'L’annonce est de nouveau en ligne', () =>
    own.getByRole('button', { name: 'Remettre en ligne' }).click(),
  );
  await person.goto('/account/annonces?etat=en-ligne');
  await expect(main(person).getByRole('listitem').filter({ hasText: sold.title })).toBeVisible();
}

/** The decision, which can be undone for some seconds, comes into the account of the person; then the banner is on the home page. */
export async function expectBanner(
  person: Page,
  title = 'Restriction du compte',
  text = /^Votre compte est restreint jusqu’au /,
): Promise<void> {
  await person.bringToFront();
  await person.goto('/account#decisions');
  await expect(main(person).getByText(title)).toBeVisible();
  await person.goto('/');
  await expect(bannerOf(person).getByText(text)).toBeVisible();
}

/** In the conversation, they read that they may not write, where the message field was. */
export async function expectNoAnswer(person: Page): Promise<void> {
  await person.goto('/messages');
  await press(person, main(person).getByRole('navigation').getByRole('link').filter({ hasText: sold.title }), 'Enter');
  await expect(thread(person).getByText(question)).toBeVisible();
  await expect(main(person).getByText('Vous ne pouvez pas envoyer de message.')).toBeVisible();
  await expect(composer(person)).toBeHidden();
}

/** From the banner, they read why and appeal, by keyboard alone. */
export async function appealFromBanner(person: Page): Promise<void> {
  await press(person, bannerOf(person).getByRole('link', { name: 'Lire la décision ou la contester' }), 'Enter');
  await expect(person).toHaveURL('/account#decisions');
  await appealAgainst(person, reasons, appeal);
}

/** Another admin than the one who decided overturns the restriction, by keyboard alone. */
export async function overturn(otherAdmin: Page): Promise<void> {
  await otherAdmin.bringToFront();
  await reach(otherAdmin, '/admin/reclamations');
  await overturnAppeal(otherAdmin, appealOf(otherAdmin, appeal), answer);
}

/** The banner goes without a reload, and they answer, by keyboard alone. */
export async function answerAgain(person: Page, reporterName: RegExp): Promise<void> {
  await person.bringToFront();
  await expect(bannerOf(person)).toBeHidden();
  await openThread(person, sold.title, reporterName);
  await sendMessage(person, reply);
  await expect(sentMessages(person)).toBeVisible();
  await expect(composer(person)).toHaveValue('');
}

function bannerOf(page: Page): Locator {
  return page.getByRole('complementary', { name: 'Restriction de votre compte' });
}
