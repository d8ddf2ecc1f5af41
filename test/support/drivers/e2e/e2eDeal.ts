import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { ofPerson } from '../../../../src/presentation/shared/prepositionMessages';
import type { Person } from './e2eInput';
import { byKeyboard } from './e2eKeyboard';
import { askSeller, openThread, thread } from './e2eMessages';
import { enterThisTab, main } from './e2eSite';

/** The title of a listing of Camille’s. */
export const dress = 'Robe de cortège fille rose, 10 ans, portée une fois';

/** One of the two people of a sale. */
export interface Side extends Person {
  readonly name: string;
  readonly uid: string;
}

const praise = 'Conforme à l’annonce, remise à l’heure.';
const thanks = 'Acheteur ponctuel et sympathique.';

/** Of two people of the demo, who share a browser. */
export function demoSides(camille: Page, karim: Page): { readonly seller: Side; readonly buyer: Side } {
  return {
    seller: { page: camille, name: 'Camille', uid: 'demo-camille', by: byKeyboard },
    buyer: { page: karim, name: 'Karim', uid: 'demo-karim', by: byKeyboard },
  };
}

/** In a tab of his own, Karim asks Camille about the dress, by keyboard alone. */
export async function askAboutDress(context: BrowserContext): Promise<Page> {
  const karim = await context.newPage();
  await enterThisTab(karim, 'Karim', '/conditions-utilisation');
  await askSeller(karim, '/annonce/demo-robe-cortege-fille-rose', 'Bonjour, toujours disponible ?');
  return karim;
}

/** Camille signs in and opens what Karim has written about the dress, by keyboard alone. */
export async function openAboutDress(camille: Page): Promise<void> {
  await camille.bringToFront();
  await enterThisTab(camille, 'Camille', '/conditions-utilisation');
  await openThread(camille, dress);
}

/** In the conversation, the buyer wants to withdraw the proposal that waits for an answer; what they are asked. */
export async function askToWithdraw({ page, by }: Side, seller: Side): Promise<Locator> {
  await by.press(page, thread(page).getByRole('button', { name: 'Retirer la proposition' }));
  const question = page.getByRole('dialog', { name: 'Retirer cette proposition de rendez-vous ?' });
  await expect(question).toContainText(`${seller.name} ne pourra plus y répondre.`);
  return question;
}

/** Asked so, the buyer keeps the proposal, and withdraws it when they are asked again. */
export async function keepThenWithdraw(buyer: Side, seller: Side, question: Locator): Promise<void> {
  const { page, by } = buyer;
  await by.leave(page, question.getByRole('button', { name: 'La garder' }));
  await expect(question).toBeHidden();
  await expect(thread(page).getByText('Proposé, en attente de réponse')).toBeVisible();
  await askToWithdraw(buyer, seller);
  await by.press(page, question.getByRole('button', { name: 'Retirer la proposition' }));
  await expectWithdrawn(buyer);
}

export async function expectWithdrawn({ page }: Side): Promise<void> {
  await expect(thread(page).getByText('Proposition retirée', { exact: true })).toBeVisible();
}

/** In the conversation, the seller accepts the proposal, and the buyer sees it. */
export async function acceptAppointment({ page, by }: Side, buyer: Side): Promise<void> {
  await by.press(page, thread(page).getByRole('button', { name: 'Accepter' }));
  await expect(thread(buyer.page).getByText('Confirmé', { exact: true })).toBeVisible();
}

/** In the list of their listings, the seller reserves the listing for the only person who has asked, then sells it to them. */
export async function reserveThenSell({ page, by }: Side, title: string): Promise<void> {
  await page.goto('/account/annonces');
  const actions = main(page).getByRole('group', { name: new RegExp(title) });
  for (const action of ['Marquer comme réservée', 'Marquer comme vendue']) {
    await by.press(page, actions.getByRole('button', { name: action }));
    await by.press(page, page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }));
  }
}

/** Where they have just sold, the seller reviews the buyer; nobody reads it yet. */
export async function reviewBuyer(seller: Side, buyer: Side): Promise<void> {
  const { page } = seller;
  await review(seller, buyer, thanks);
  await expect(main(page).getByText(/^Vous avez laissé votre avis .* Il paraîtra/)).toBeVisible();
  await page.goto(`/profil/${buyer.uid}`);
  await expect(page.getByText(`${buyer.name} n’a pas encore d’avis.`)).toBeVisible();
}

/** From the conversation about the listing, the buyer reviews the seller, and reads it on their profile. */
export async function reviewSeller(buyer: Side, seller: Side, title: string): Promise<void> {
  const { page, by } = buyer;
  await page.bringToFront();
  await openThread(page, title, /./, by);
  await review(buyer, seller, praise);
  await page.goto(`/profil/${seller.uid}`);
  await expect(page.getByText(praise)).toBeVisible();
  await expect(page.getByText('Achat vérifié sur Mon Bazar')).toBeVisible();
}

/** The seller now reads both reviews, and answers the buyer’s. */
export async function answerReview({ page, by, name, uid }: Side, buyer: Side): Promise<void> {
  await page.bringToFront();
  await page.goto(`/profil/${buyer.uid}`);
  await expect(page.getByText(thanks)).toBeVisible();
  await page.goto(`/profil/${uid}`);
  await by.press(page, page.getByRole('button', { name: 'Répondre' }));
  await by.write(page, page.getByRole('textbox', { name: 'Votre réponse, visible de tous' }), 'Merci à vous !');
  await by.press(page, page.getByRole('button', { name: 'Publier la réponse' }));
  await expect(main(page).getByText(`Réponse ${ofPerson(name)}`)).toBeVisible();
}

/** Fills in and sends the form. */
async function review({ page, by }: Side, other: Side, text: string): Promise<void> {
  await by.press(page, main(page).getByRole('button', { name: `Laisser un avis sur ${other.name}` }));
  const dialog = page.getByRole('dialog', { name: `Laisser un avis sur ${other.name}` });
  await by.choose(
    page,
    dialog.getByRole('radio', { name: /^5 étoiles/ }),
    dialog.getByRole('radio', { name: /^4 étoiles/ }),
  );
  await by.write(page, dialog.getByRole('textbox', { name: 'Votre avis' }), text);
  await by.press(page, dialog.getByRole('button', { name: 'Publier l’avis' }));
  const done = page.getByRole('dialog', { name: 'Merci pour votre avis' });
  await by.press(page, done.getByRole('button', { name: 'Fermer' }));
  await expect(done).toBeHidden();
}
