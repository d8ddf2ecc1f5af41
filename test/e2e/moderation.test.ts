import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessible } from '../support/drivers/e2e/e2eAxe';
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
} from '../support/drivers/e2e/e2eConversation';
import { followNotice, readNotice, sendNotice } from '../support/drivers/e2e/e2eNotice';
import {
  approve,
  askToCorrect,
  caseOf,
  correct,
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
} from '../support/drivers/e2e/e2eModeration';
import { POST } from '../support/drivers/e2e/e2ePosting';
import { approveForbidden, forbidden, forbidWord, postForbidden } from '../support/drivers/e2e/e2eSettings';
import { enterThisTab, main } from '../support/drivers/e2e/e2eSite';
import { expect, test } from '../support/drivers/e2e/e2eTest';

// Four people of one browser: its database belongs to it, so that two browsers could not meet. On Firebase they do.
test('a listing is reported, removed with reasons, appealed for and restored by another admin, all by keyboard', async ({
  page: seller,
  context,
}) => {
  test.slow();
  await enterThisTab(seller, 'Camille', POST);
  const address = await postReported(seller);
  const reporter = await context.newPage();
  await enterThisTab(reporter, 'Karim', address);
  await reportLamp(reporter, address);
  const admin = await context.newPage();
  await enterThisTab(admin, 'Admin', '/admin');
  await removeLamp(admin);
  await readAndAppeal(seller);
  await expectOutcome(reporter, 'Une mesure a été prise');
  const otherAdmin = await context.newPage();
  await enterThisTab(otherAdmin, 'Inès', caseOf(address));
  await expectPhotosWithdrawn(otherAdmin, address);
  const ownPage = await context.newPage();
  await enterThisTab(ownPage, 'Camille', address);
  await expect(main(ownPage).getByRole('img', { name: 'Photo indisponible' })).toBeVisible();
  await restoreLamp(admin, otherAdmin);
  await expectPhotosRestored(otherAdmin, address);
  await readAnswer(seller, await context.newPage(), address);
  await photoOf(await openedIn(context, address));
  await expectOutcome(reporter, 'Aucune suite');
});

test('a listing is found by its address, corrected by its owner, found among those in review and put online', async ({
  page: seller,
  context,
}) => {
  test.slow();
  await enterThisTab(seller, 'Camille', POST);
  const address = await postToCorrect(seller);
  const admin = await context.newPage();
  await enterThisTab(admin, 'Admin', '/admin/annonces');
  await askToCorrect(admin, address);
  await correct(seller, 'Lampe tirlipimpon corrigée');
  await approve(admin, 'Lampe tirlipimpon corrigée');
  await expectOnline(seller, await context.newPage(), address, 'Lampe tirlipimpon corrigée');
});

test('a super_admin forbids a word, a listing with it waits for a review with its reason, and is put online', async ({
  page: seller,
  context,
}) => {
  test.slow();
  await enterThisTab(seller, 'Camille', POST);
  const superAdmin = await context.newPage();
  await enterThisTab(superAdmin, 'Inès', '/admin');
  await forbidWord(superAdmin);
  await superAdmin.goto('/admin/reglages');
  await main(superAdmin).getByRole('checkbox').check();
  await expectAccessible(superAdmin, 'the settings of the moderation');
  const address = await postForbidden(seller);
  await approveForbidden(superAdmin);
  await expectOnline(seller, await context.newPage(), address, forbidden.title);
});

test('a visitor without account reports a listing, and learns by the reference what becomes of it, all by keyboard', async ({
  page: seller,
  context,
}) => {
  test.slow();
  await enterThisTab(seller, 'Camille', POST);
  const address = await postReported(seller, noticed);
  const visitor = await context.newPage();
  const followUp = await sendNotice(visitor, address);
  const admin = await context.newPage();
  await enterThisTab(admin, 'Admin', '/admin/signalements');
  await readNotice(admin);
  await removeLamp(admin, noticed);
  await readAndAppeal(seller, noticed);
  await followNotice(visitor, followUp, 'Une mesure a été prise');
  const otherAdmin = await context.newPage();
  await enterThisTab(otherAdmin, 'Inès', '/admin/reclamations');
  await restoreLamp(admin, otherAdmin, noticed);
  await readAnswer(seller, await context.newPage(), address);
  await followNotice(visitor, followUp, 'Aucune suite');
});

test('a conversation is reported, opened by a written reason, read and decided about, and its author warned, all by keyboard', async ({
  page: seller,
  context,
}) => {
  test.slow();
  await enterThisTab(seller, 'Camille', POST);
  const address = await postDiscussed(seller);
  const buyer = await context.newPage();
  await enterThisTab(buyer, 'Karim', '/conditions-utilisation');
  await askAndBeThreatened(buyer, seller, address);
  await reportConversation(buyer);
  const admin = await context.newPage();
  await enterThisTab(admin, 'Admin', '/admin');
  await openSealed(admin);
  await expectAccessible(admin, 'an opened conversation');
  await warnAuthor(admin);
  await closeCase(admin);
  await expectOpening(admin);
  await appealWarning(seller);
  const otherAdmin = await context.newPage();
  await enterThisTab(otherAdmin, 'Inès', '/admin/reclamations');
  await overturnWarning(otherAdmin, seller);
  await expectOutcome(buyer, conversationOutcome, discussed);
});

async function openedIn(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address);
  return page;
}
