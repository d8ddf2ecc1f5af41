import type { Page } from '@playwright/test';
import { expect, test } from '../../support/drivers/e2e/e2ePeople';
import {
  appealWarning,
  askAndBeThreatened,
  closeCase,
  conversationOutcome,
  discussed,
  expectOpening,
  openSealed,
  overturnWarning,
  postDiscussed,
  reportConversation,
  warnAuthor,
} from '../../support/drivers/e2e/e2eConversation';
import {
  followLinkSentTo,
  linkIn,
  onlyMailTo,
  signInByPhone,
  signInWithNumber,
} from '../../support/drivers/e2e/e2eFirebase';
import { followNotice, readNotice, sendNotice } from '../../support/drivers/e2e/e2eNotice';
import {
  approve,
  askToCorrect,
  correct,
  corrected,
  decisionsOf,
  expectOnline,
  expectOutcome,
  expectPhotosRestored,
  expectPhotosWithdrawn,
  noticed,
  photoOf,
  postReported,
  postToCorrect,
  readAndAppeal,
  readAnswer,
  removeLamp,
  reportLamp,
  restoreLamp,
} from '../../support/drivers/e2e/e2eModeration';
import { deviceChoice } from '../../support/drivers/e2e/e2eNotifications';
import { POST } from '../../support/drivers/e2e/e2ePosting';
import { approveForbidden, forbidden, forbidWord, postForbidden } from '../../support/drivers/e2e/e2eSettings';
import { byEmail, createAccount, giveName } from '../../support/drivers/e2e/e2eSignIn';
import { main } from '../../support/drivers/e2e/e2eSite';
import {
  answerAgain,
  appealFromBanner,
  askAndReport,
  expectBanner,
  expectNoAnswer,
  overturn,
  postLamp,
  restrict,
} from '../../support/drivers/e2e/e2eRestriction';
import { aSubscription } from '../../support/pushes/aSubscription';
import { lastPushTo, stubSubscription } from '../../support/pushes/e2ePush';

/** Of people whom no other test knows: tests run side by side, and each would read the other’s codes. */
const [seller, noticedSeller] = ['+33639980073', '+33639980081'];
const reporter = { email: 'renaud@exemple.fr', password: 'quatre chevaux gris' };
const corrector = { email: 'corinne@exemple.fr', password: 'quatre chevaux bruns' };
const [restricted, asker] = ['+33639980083', '+33639980084'];
const [threatener, buyer] = ['+33639980085', '+33639980086'];
const forbiddenSeller = '+33639980087';

// One after the other: all have the same admins.
test.describe.configure({ mode: 'default' });

test('a listing is reported, removed with reasons, appealed for and restored by another admin, of which its seller learns by notifications and the reporter by one e-mail', async ({
  newPerson,
  request,
}) => {
  test.slow();
  const phone = aSubscription(`e2e-decisions-${Date.now()}`);
  const camille = await newPerson({ permissions: ['notifications'], serviceWorkers: 'allow' });
  await stubSubscription(camille, phone.device);
  await signInWithNumber(camille, seller, '/account#notifications', /\/account/);
  await deviceChoice(camille).click();
  await expect(deviceChoice(camille)).toBeChecked();
  await camille.goto(POST);
  const address = await postReported(camille);
  const photo = await photoOf(camille);
  const karim = await newPerson();
  await signUp(karim, reporter, '/');
  await reportLamp(karim, address);
  const admin = await newPerson();
  await signInByPhone(admin, 'Admin');
  await removeLamp(admin);
  const taken = phone.read(await lastPushTo(phone.device, 1));
  expect(taken).toMatchObject({ title: 'Une décision de modération vous concerne', path: '/account#decisions' });
  await readAndAppeal(camille);
  const mail = await onlyMailTo(reporter.email);
  expect(mail.text).toContain('nous avons pris une mesure');
  expect(linkIn(mail, 'Voir mes signalements')).toMatch(/\/account#decisions$/);
  await expectOutcome(karim, 'Une mesure a été prise');
  const ines = await newPerson();
  await signInByPhone(ines, 'Inès');
  await expectPhotosWithdrawn(ines, address);
  expect((await request.get(photo, { maxRetries: 2 })).status()).toBe(403);
  await restoreLamp(admin, ines);
  await expectPhotosRestored(ines, address);
  expect((await request.get(photo, { maxRetries: 2 })).status()).toBe(200);
  const judged = phone.read(await lastPushTo(phone.device, 2));
  expect(judged).toMatchObject({ title: expect.stringMatching(/ est annulée$/), tag: taken.tag });
  await readAnswer(camille, await newPerson(), address);
  await expectOutcome(karim, 'Aucune suite');
  expect(await onlyMailTo(reporter.email)).toEqual(mail);
});

test('a listing is found by its address, its owner learns by e-mail what to correct, and it is found among those in review and put online', async ({
  newPerson,
}) => {
  test.slow();
  const owner = await newPerson();
  await signUp(owner, corrector, POST);
  const address = await postToCorrect(owner);
  const admin = await newPerson();
  await signInByPhone(admin, 'Admin');
  await askToCorrect(admin, address);
  const mail = await onlyMailTo(corrector.email);
  expect(mail.subject).toContain(`Votre annonce «\u00a0${corrected.title}\u00a0» est retirée du site jusqu’à ce que`);
  const elsewhere = await newPerson();
  await elsewhere.goto(linkIn(mail, 'Lire la décision ou la contester'));
  await main(elsewhere).getByRole('link', { name: 'Se connecter' }).click();
  await byEmail(elsewhere, corrector);
  await expect(elsewhere).toHaveURL('/account#decisions');
  await expect(decisionsOf(elsewhere).getByText(`Annonce à corriger : « ${corrected.title} »`)).toBeVisible();
  await correct(owner, 'Lampe tirlipimpon corrigée');
  await approve(admin, 'Lampe tirlipimpon corrigée');
  await expectOnline(owner, await newPerson(), address, 'Lampe tirlipimpon corrigée');
});

test('a super_admin forbids a word, a listing with it waits for a review with its reason, and is put online', async ({
  newPerson,
}) => {
  test.slow();
  const ines = await newPerson();
  await signInByPhone(ines, 'Inès');
  await forbidWord(ines);
  const seller = await newPerson();
  await signInWithNumber(seller, forbiddenSeller, POST);
  const address = await postForbidden(seller);
  await approveForbidden(ines);
  await expectOnline(seller, await newPerson(), address, forbidden.title);
});

test('a visitor without account reports a listing, and learns by the reference what becomes of it, each in a browser of their own', async ({
  newPerson,
}) => {
  test.slow();
  const camille = await newPerson();
  await signInWithNumber(camille, noticedSeller, POST);
  const address = await postReported(camille, noticed);
  const visitor = await newPerson();
  const followUp = await sendNotice(visitor, address);
  const admin = await newPerson();
  await signInByPhone(admin, 'Admin');
  await readNotice(admin);
  await removeLamp(admin, noticed);
  await readAndAppeal(camille, noticed);
  await followNotice(visitor, followUp, 'Une mesure a été prise');
  const ines = await newPerson();
  await signInByPhone(ines, 'Inès');
  await restoreLamp(admin, ines, noticed);
  await readAnswer(camille, await newPerson(), address);
  await followNotice(await newPerson(), followUp, 'Aucune suite');
});

test('a reported person is restricted for a week, sees why on every page, appeals, and writes again once it is overturned, each by keyboard in a browser of their own', async ({
  newPerson,
}) => {
  test.slow();
  const camille = await newPerson();
  await signInWithNumber(camille, restricted, POST);
  const address = await postLamp(camille);
  const karim = await newPerson();
  await signInWithNumber(karim, asker, '/');
  const uid = await askAndReport(karim, address);
  const admin = await newPerson();
  await signInByPhone(admin, 'Admin');
  await restrict(admin, uid);
  await expectBanner(camille);
  await expectNoAnswer(camille);
  await appealFromBanner(camille);
  const ines = await newPerson();
  await signInByPhone(ines, 'Inès');
  await overturn(ines);
  await answerAgain(camille, /./);
  // Who signs in by telephone has no name yet; it is their only report.
  await expectOutcome(karim, 'Aucune suite', { title: 'Utilisateur' });
});

test('a conversation is reported, opened by a written reason, read and decided about, and its author warned, each by keyboard in a browser of their own', async ({
  newPerson,
}) => {
  test.slow();
  const camille = await newPerson();
  await signInWithNumber(camille, threatener, POST);
  const address = await postDiscussed(camille);
  const karim = await newPerson();
  await signInWithNumber(karim, buyer, '/');
  await askAndBeThreatened(karim, camille, address);
  await reportConversation(karim);
  const admin = await newPerson();
  await signInByPhone(admin, 'Admin');
  await openSealed(admin);
  await warnAuthor(admin);
  await closeCase(admin);
  await expectOpening(admin);
  await appealWarning(camille);
  const ines = await newPerson();
  await signInByPhone(ines, 'Inès');
  await overturnWarning(ines, camille);
  await expectOutcome(karim, conversationOutcome, discussed);
});

/** Creates an account, whose address is confirmed. */
async function signUp(page: Page, person: typeof reporter, next: string): Promise<void> {
  await page.goto(`/auth?next=${encodeURIComponent(next)}`);
  await createAccount(page, person);
  await followLinkSentTo(person.email);
  await main(page).getByRole('button', { name: 'J’ai ouvert le lien' }).click();
  await giveName(page, 'Sacha');
  await expect(page).toHaveURL(next);
}
