import { expect, type Locator, type Page } from '@playwright/test';
import { DAY } from '../../../../src/domain/shared/Instant';
import { parisDay } from '../../../../src/domain/shared/parisTime';
import { byMouse } from './e2eInput';
import { byKeyboard } from './e2eKeyboard';
import { main } from './e2eSite';

/** The field to write a message in. */
export function composer(page: Page): Locator {
  return main(page).getByRole('textbox', { name: 'Votre message' });
}

/** What was said. */
export function thread(page: Page): Locator {
  return main(page).getByRole('region', { name: 'Fil de la conversation' });
}

/** Of one’s own messages, those that the server has: one whose reader is signed in elsewhere is received at once. */
export function sentMessages(page: Page): Locator {
  return thread(page).getByText(/· (Envoyé|Reçu|Lu)$/);
}

export async function send(page: Page, text: string, by = byMouse): Promise<void> {
  await by.write(page, composer(page), text);
  await by.submit(page, sendButton(page));
}

export function sendButton(page: Page): Locator {
  return main(page).getByRole('button', { name: 'Envoyer', exact: true });
}

/** Writes and sends to the person of the thread. */
export async function sendMessage(page: Page, text: string, by = byKeyboard): Promise<void> {
  await send(page, text, by);
  await expect(thread(page).getByText(text)).toBeVisible();
}

/** Sends a message and withdraws it: its text is in the field again. */
export async function sendAndWithdraw(page: Page, text: string, by = byMouse): Promise<void> {
  await send(page, text, by);
  const message = thread(page).getByRole('listitem').filter({ hasText: text });
  await by.press(page, message.getByRole('button', { name: 'Retirer ce message' }));
  await expect(thread(page).getByText('Message retiré', { exact: true })).toBeVisible();
  await expect(thread(page).getByText(text)).toBeHidden();
  await expect(composer(page)).toBeFocused();
  await expect(composer(page)).toHaveValue(text);
}

/** From the page of a listing, asks its seller and waits until that has arrived. */
export async function askSeller(page: Page, address: string, question: string, by = byKeyboard): Promise<void> {
  await page.goto(address);
  await by.press(page, main(page).getByRole('link', { name: 'Envoyer un message' }).filter({ visible: true }));
  await sendMessage(page, question, by);
  await expect(sentMessages(page)).toBeVisible();
}

/** Opens the only conversation about a listing of this title, from the list of conversations. */
export async function openThread(page: Page, title: string, name: RegExp = /./, by = byKeyboard): Promise<void> {
  await page.goto('/messages');
  const link = main(page).getByRole('navigation').getByRole('link', { name }).filter({ hasText: title });
  await by.press(page, link);
  await expect(composer(page)).toBeVisible();
}

/** Opens the proposal of an appointment and fills it in: tomorrow at half past two. */
export async function writeAppointment(page: Page, place: string, by = byKeyboard): Promise<void> {
  await by.press(page, main(page).getByRole('button', { name: 'Proposer un rendez-vous' }));
  const dialog = appointmentDialog(page);
  await dialog.getByLabel('Jour').fill(parisDay(Date.now() + DAY));
  await dialog.getByLabel('Heure').fill('14:30');
  await by.write(page, dialog.getByRole('textbox', { name: 'Lieu' }), place);
}

/** The same, and sends it. */
export async function propose(page: Page, place: string, by = byKeyboard): Promise<void> {
  await writeAppointment(page, place, by);
  await by.submit(page, appointmentDialog(page).getByRole('button', { name: 'Proposer' }));
  await expect(thread(page).getByText(place)).toBeVisible();
}

function appointmentDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Proposer un rendez-vous' });
}

type Pictures = Parameters<Locator['setInputFiles']>[0];

/** Chooses photos in a conversation and sends them from their preview. */
export async function sendPhotos(page: Page, pictures: Pictures): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(pictures);
  await page
    .getByRole('dialog', { name: /^Envoyer c/ })
    .getByRole('button', { name: 'Envoyer' })
    .click();
}
