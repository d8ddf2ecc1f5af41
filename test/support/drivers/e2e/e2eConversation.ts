import { expect, type Locator, type Page } from '@playwright/test';
import { arrowTo, press, typeInto } from './e2eKeyboard';
import { askSeller, openThread, sendMessage, sentMessages, thread } from './e2eMessages';
import {
  appealAgainst,
  appealOf,
  decideFor,
  decisionsOf,
  overturnAppeal,
  reportHarassment,
  returnToList,
  takeDecision,
  type Reasons,
} from './e2eModeration';
import { lamp, publish, writeListing } from './e2ePosting';
import { expectToast, main, reach } from './e2eSite';

/** What they write about. Tests run side by side on one server: its title has a word that no other test searches for. */
export const discussed = { ...lamp, title: 'Lampe saperlipopette à huile' };

const question = 'Bonjour, la lampe est-elle encore à vendre ?';
const threat = 'Répondez tout de suite, ou je viens vous trouver.';
const why = 'Le signalement parle de menaces, que seuls les messages montrent.';
const reasons: Reasons = {
  facts: 'Un message menace la personne de venir la trouver.',
  reference: 'Règles de diffusion',
  explanation: 'Menacer quelqu’un par message est contraire à nos règles.',
};
const appeal = 'C’était une plaisanterie, et nous en avons ri ensemble depuis.';
const answer = 'Après une nouvelle lecture, l’avertissement est retiré.';

/** What the reporter of a conversation reads, whatever is decided about who has written in it. */
export const conversationOutcome = 'Conversation examinée';

/** A person publishes the lamp; its address. */
export async function postDiscussed(seller: Page): Promise<string> {
  await seller.bringToFront();
  await writeListing(seller, discussed);
  await publish(seller, discussed);
  return new URL(seller.url()).pathname;
}

/** Another person asks, and the seller answers with a threat, by keyboard alone. */
export async function askAndBeThreatened(buyer: Page, seller: Page, address: string): Promise<void> {
  await buyer.bringToFront();
  await askSeller(buyer, address, question);
  await seller.bringToFront();
  await openThread(seller, discussed.title);
  await expect(thread(seller).getByText(question)).toBeVisible();
  await sendMessage(seller, threat);
  await expect(sentMessages(seller)).toBeVisible();
}

/** The buyer reads it and reports the conversation from its menu, by keyboard alone. */
export async function reportConversation(buyer: Page): Promise<void> {
  await buyer.bringToFront();
  await expect(thread(buyer).getByText(threat)).toBeVisible();
  await press(buyer, main(buyer).getByRole('button', { name: 'Options de la conversation' }), 'Enter');
  await arrowTo(buyer, buyer.getByRole('menuitem', { name: 'Signaler' }));
  await buyer.keyboard.press('Enter');
  await reportHarassment(buyer);
}

/** An admin finds it in the queue, sealed, opens it by a reason, and reads who has written what, by keyboard alone. */
export async function openSealed(admin: Page): Promise<void> {
  await admin.bringToFront();
  await reach(admin, '/admin');
  await press(admin, main(admin).getByRole('link', { name: 'Examiner les signalements' }), 'Enter');
  await press(admin, caseLink(admin), 'Enter');
  await expect(main(admin).getByRole('heading', { level: 2, name: 'La conversation est scellée' })).toBeVisible();
  await expect(main(admin).getByText(threat)).toHaveCount(0);
  await typeInto(admin, main(admin).getByRole('textbox', { name: 'Motif de l’ouverture' }), why);
  await press(admin, main(admin).getByRole('button', { name: 'Ouvrir la conversation' }), 'Enter');
  await expect(main(admin).getByText(/^Vous avez ouvert cette conversation\./)).toBeFocused();
  const shown = main(admin).getByRole('list', { name: 'Messages, du plus ancien au plus récent' });
  await expect(shown.getByRole('listitem')).toHaveText([new RegExp(question.replace('?', '\\?')), new RegExp(threat)]);
  await expect(shown.getByRole('listitem').nth(1)).toContainText('côté vente');
}

/** From the messages to the case of who has written them: a warning with reasons, by keyboard alone. */
export async function warnAuthor(admin: Page): Promise<void> {
  const cases = main(admin).getByRole('navigation', { name: 'Dossiers des deux personnes' });
  await press(admin, cases.getByRole('link').nth(1), 'Enter');
  await expect(main(admin).getByText('Une décision serait prise de votre propre initiative.')).toBeVisible();
  await press(admin, main(admin).getByRole('radio', { name: /^Sans suite/ }), 'ArrowDown');
  await expect(main(admin).getByRole('radio', { name: /^Avertir la personne/ })).toBeChecked();
  await expectToast(admin, 'Décision prise : Avertissement, «', () => decideFor(admin, reasons));
}

/** Back in the queue, the conversation is still open to this admin, who closes its case, by keyboard alone. */
export async function closeCase(admin: Page): Promise<void> {
  await returnToList(admin, /^Signalements/);
  await press(admin, caseLink(admin), 'v');
  await expect(main(admin).getByText(threat)).toBeVisible();
  await expectToast(admin, `Décision prise : Sans suite, « ${discussed.title} »`, () => takeDecision(admin));
}

/** The journal has the opening with its reason. */
export async function expectOpening(admin: Page): Promise<void> {
  await press(admin, admin.getByRole('navigation').getByRole('link', { name: /^Journal/ }), 'Enter');
  const entries = main(admin).getByRole('list', { name: 'Entrées du journal' }).getByRole('listitem');
  await expect(entries.filter({ hasText: why }).getByText('Ouverture')).toBeVisible();
}

/** The seller reads why they are warned, and appeals, by keyboard alone. */
export async function appealWarning(seller: Page): Promise<void> {
  await seller.bringToFront();
  await seller.goto('/account#decisions');
  await expect(decisionsOf(seller).getByText('Avertissement')).toBeVisible();
  await appealAgainst(seller, reasons, appeal);
}

/** Another admin overturns the warning, and the seller reads so without a reload. */
export async function overturnWarning(otherAdmin: Page, seller: Page): Promise<void> {
  await otherAdmin.bringToFront();
  await reach(otherAdmin, '/admin/reclamations');
  await overturnAppeal(otherAdmin, appealOf(otherAdmin, appeal), answer);
  await seller.bringToFront();
  await expect(decisionsOf(seller).getByText(answer)).toBeVisible();
}

function caseLink(admin: Page): Locator {
  return main(admin).getByRole('list', { name: 'Dossiers ouverts' }).getByRole('link', { name: discussed.title });
}
