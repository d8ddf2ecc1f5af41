import { expectAccessible } from '../support/drivers/e2e/e2eAxe';
import { composer, send, sendAndWithdraw, sendPhotos, thread } from '../support/drivers/e2e/e2eMessages';
import { aJpeg } from '../support/drivers/e2e/e2ePictures';
import { chooseDemoPerson, main, signIn, signOut } from '../support/drivers/e2e/e2eSite';
import { expect, test } from '../support/drivers/e2e/e2eTest';

/** Camille’s. */
const bicycle = '/annonce/demo-velo-enfant-14-pouces-jaune';
const THREAD = '/messages/demo-velo-enfant-14-pouces-jaune~demo-karim';

test('a visitor writes, signs in and finds the words again; the seller hears in both tabs, and answers an offer once', async ({
  page,
  context,
}) => {
  await page.goto(bicycle);
  await main(page).getByRole('link', { name: 'Envoyer un message' }).filter({ visible: true }).click();
  await composer(page).fill('Bonjour, roule-t-il encore ?');
  await main(page).getByRole('link', { name: 'Se connecter pour envoyer' }).click();
  await chooseDemoPerson(page, 'Karim');
  await expect(page).toHaveURL(THREAD);
  await expect(composer(page)).toHaveValue('Bonjour, roule-t-il encore ?');
  await main(page).getByRole('button', { name: 'Envoyer', exact: true }).dblclick();
  await expect(thread(page).getByText(/· Envoyé$/)).toBeVisible();
  await main(page).getByRole('button', { name: 'Faire une offre' }).click();
  await main(page).getByRole('textbox', { name: 'Votre offre, en euros' }).fill('30');
  await page.keyboard.press('Enter');
  await expect(thread(page).getByRole('listitem')).toHaveCount(2);

  await signOut(page);
  await signIn(page, 'Camille', '/aide');
  const other = await context.newPage();
  await other.goto('/messages');
  await page.bringToFront();
  await expect(page).toHaveTitle(/^\(2\) /);
  await page.getByRole('link', { name: 'Messages, 2 non lus' }).click();
  await main(page).getByRole('navigation').getByRole('link', { name: /Karim/ }).click();
  await thread(page).getByRole('button', { name: 'Accepter' }).dblclick();
  await expect(thread(page).getByText(/^Offre de 30\s€ acceptée$/)).toHaveCount(1);
  await expect(main(other).getByText(/Offre de 30\s€ acceptée/)).toBeVisible();
  await expect(other).toHaveTitle(/^Messages/);
  await expect(thread(page).getByRole('listitem')).toHaveCount(3);
  await sendAndWithdraw(page, 'Venez au 3, rue des Lilas');
  await expect(main(other).getByText('Vous\u00a0: Message retiré')).toBeVisible();
  await expect(main(other).getByText(/rue des Lilas/)).toBeHidden();
});

test('the thread on a phone restores a draft after a reload, sends a photo, blocks both sides and acknowledges a report; axe finds nothing', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, 'Karim', THREAD);
  await composer(page).fill('Payez par virement sur FR76 3000 6000 0112 3456 7890 189');
  await expect(main(page).getByText(/informations sensibles/)).toBeVisible();
  await page.reload();
  await expect(composer(page)).toHaveValue(/virement/);
  await main(page).getByRole('button', { name: 'Envoyer', exact: true }).click();
  await page.locator('input[type=file]').setInputFiles(await aJpeg(page, 'roue.jpg', 'orange'));
  const preview = page.getByRole('dialog', { name: 'Envoyer cette photo' });
  const seen = preview.getByRole('img', { name: 'roue.jpg' });
  await expect.poll(() => seen.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expectAccessible(page, 'the preview of a photo');
  await preview.getByRole('button', { name: 'Envoyer' }).click();
  const photo = thread(page).getByRole('img', { name: 'Photo que vous avez envoyée' });
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expectAccessible(page, 'a conversation');
  await main(page).getByRole('link', { name: 'Retour aux conversations' }).click();
  await expect(page).toHaveURL('/messages');
  await expectAccessible(page, 'the list');

  await signOut(page);
  await signIn(page, 'Camille', THREAD);
  await expect(thread(page).getByText(/un numéro de compte/)).toBeVisible();
  const choose = async (option: RegExp) => {
    await main(page).getByRole('button', { name: 'Options de la conversation' }).click();
    await page.getByRole('menuitem', { name: option }).click();
  };
  await choose(/^Signaler/);
  const report = page.getByRole('dialog', { name: 'Signaler cette conversation' });
  await report.getByRole('radio', { name: /^Arnaque/ }).check();
  await expectAccessible(page, 'the report');
  await report.getByRole('button', { name: 'Signaler', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('status')).toContainText('Nous en accusons réception');
  await page.getByRole('button', { name: 'Fermer' }).click();
  await choose(/^Bloquer/);
  await page.getByRole('dialog').getByRole('button', { name: 'Bloquer', exact: true }).click();
  await expect(main(page).getByText('Vous avez bloqué Karim.')).toBeVisible();

  await signOut(page);
  await signIn(page, 'Karim', THREAD);
  await send(page, 'Vous êtes là ?');
  await expect(thread(page).getByText(/n’a pas pu être remis/)).toBeVisible();
  await thread(page).getByRole('button', { name: 'Supprimer' }).click();
  await expect(thread(page).getByText('Vous êtes là ?')).toBeHidden();
});

test('five thousand messages open at once, and are read back page by page without moving what is read', async ({
  page,
}) => {
  await signIn(page, 'Karim', THREAD);
  await send(page, 'Premier message');
  await expect(thread(page).getByText(/· Envoyé$/)).toBeVisible();
  await page.evaluate(storeMessages, { conversationId: 'demo-velo-enfant-14-pouces-jaune~demo-karim', count: 5000 });
  await page.reload();
  await expect(thread(page).getByText('Message 5000', { exact: true })).toBeInViewport();
  expect(await thread(page).getByRole('listitem').count()).toBeLessThan(100);
  const scroller = thread(page);
  const top = () => scroller.evaluate((box) => box.scrollHeight - box.clientHeight + box.scrollTop);
  for (const text of ['Message 4950', 'Message 4900', 'Message 4850']) {
    await scroller.evaluate((box) => box.scrollTo(0, -box.scrollHeight));
    await expect(scroller.getByText(text, { exact: true })).toBeAttached();
  }
  // What stood at the top is still in sight, with older messages above it once they have come.
  await expect.poll(top).toBeGreaterThan(0);
  expect(await thread(page).getByRole('listitem').count()).toBeLessThan(400);
});

/** Writes a long history straight into the database, as years would have. Runs in the page. */
async function storeMessages({
  conversationId,
  count,
}: {
  readonly conversationId: string;
  readonly count: number;
}): Promise<void> {
  const settled = <Value>(request: IDBRequest<Value>) =>
    new Promise<Value>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(new Error(String(request.error)));
    });
  const database = await settled(indexedDB.open('mon-bazar'));
  const messages = database.transaction('messages', 'readwrite').objectStore('messages');
  const start = Date.now() + 1000;
  let last: IDBRequest = messages.count();
  for (let index = 1; index <= count; index += 1) {
    const id = `m${index}`;
    last = messages.put({
      id,
      key: `${conversationId}/${id}`,
      conversationId,
      authorId: index % 3 === 0 ? 'demo-camille' : 'demo-karim',
      sentAt: start + index,
      content: { kind: 'text', text: `Message ${index}` },
    });
  }
  await settled(last);
  database.close();
}

test('a photo, photos to send and the proposal of an appointment are closed by Back on a phone, and the conversation stays', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, 'Karim', THREAD);
  await send(page, 'Bonjour, voici la roue.');
  await page.locator('input[type=file]').setInputFiles(await aJpeg(page, 'roue.jpg', 'orange'));
  await expect(page.getByRole('dialog', { name: 'Envoyer cette photo' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(THREAD);
  await sendPhotos(page, await aJpeg(page, 'roue.jpg', 'orange'));
  await thread(page).getByRole('button', { name: 'Agrandir la photo' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(THREAD);
  await main(page).getByRole('button', { name: 'Proposer un rendez-vous' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Lieu' }).fill('Place du Ralliement');
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(THREAD);
  await expect(main(page).getByRole('button', { name: 'Proposer un rendez-vous' })).toBeFocused();
});

test('a report and the question before a person is blocked are closed by Back on a phone, and the conversation stays', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, 'Karim', THREAD);
  await send(page, 'Bonjour, roule-t-il encore ?');
  for (const [choice, title] of [
    ['Signaler', 'Signaler cette conversation'],
    ['Bloquer Camille', 'Bloquer Camille'],
  ] as const) {
    await main(page).getByRole('button', { name: 'Options de la conversation' }).click();
    await page.getByRole('menuitem', { name: choice }).click();
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL(THREAD);
  }
  await expect(composer(page)).toBeVisible();
});

test('suggested replies that go on out of sight fade also after the window has become wider', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 800 });
  await signIn(page, 'Karim', THREAD);
  const replies = main(page).getByRole('group', { name: 'Réponses rapides' });
  await expect(replies).toHaveAttribute('data-more-after');
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(main(page).getByRole('navigation', { name: 'Conversations' })).toBeVisible();
  expect(await replies.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeGreaterThan(0);
  await expect(replies).toHaveAttribute('data-more-after');
});

test('a printed conversation has all that was said, and no message field', async ({ page }) => {
  await signIn(page, 'Karim', THREAD);
  await send(page, Array.from({ length: 60 }, (_, index) => `Question ${index + 1}`).join('\n'));
  await expect(thread(page).getByText(/· Envoyé$/)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(composer(page)).toBeHidden();
  const cutOff = () => thread(page).evaluate(({ clientHeight, scrollHeight }) => scrollHeight - clientHeight);
  // Browsers round both.
  await expect.poll(cutOff).toBeLessThanOrEqual(1);
});
