import {
  approve,
  askToCorrect,
  correct,
  expectOnline,
  expectOutcome,
  postReported,
  postToCorrect,
  readAndAppeal,
  readAnswer,
  removeLamp,
  reportLamp,
  restoreLamp,
} from '../support/drivers/e2eModeration';
import { POST } from '../support/drivers/e2ePosting';
import { enterThisTab } from '../support/drivers/e2eSite';
import { test } from '../support/drivers/e2eTest';

// Four people of one browser: its database belongs to it, so that two browsers could not meet. On Firebase they do.
test('a listing is reported, removed with reasons, appealed for and restored by another admin, all by keyboard', async ({
  page: seller,
  context,
}) => {
  test.slow();
  await enterThisTab(seller, 'Camille', POST);
  const address = await postReported(seller);
  const reporter = await context.newPage();
  await enterThisTab(reporter, 'Karim', '/');
  await reportLamp(reporter, address);
  const admin = await context.newPage();
  await enterThisTab(admin, 'Admin', '/');
  await removeLamp(admin);
  await readAndAppeal(seller);
  await expectOutcome(reporter, 'Une mesure a été prise');
  const otherAdmin = await context.newPage();
  await enterThisTab(otherAdmin, 'Inès', '/');
  await restoreLamp(admin, otherAdmin);
  await readAnswer(seller, await context.newPage(), address);
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
  await enterThisTab(admin, 'Admin', '/');
  await askToCorrect(admin, address);
  await correct(seller, 'Lampe tirlipimpon corrigée');
  await approve(admin, 'Lampe tirlipimpon corrigée');
  await expectOnline(seller, await context.newPage(), address, 'Lampe tirlipimpon corrigée');
});
