import { expectAccessible } from '../support/drivers/e2e/e2eAxe';
import { expectOutcome } from '../support/drivers/e2e/e2eModeration';
import { POST } from '../support/drivers/e2e/e2ePosting';
import {
  answerAgain,
  appealFromBanner,
  askAndReport,
  caseOfPerson,
  close,
  expectBanner,
  expectListingsPaused,
  expectNoAnswer,
  overturn,
  postLamp,
  restrict,
  resumeLamp,
  searchInVain,
} from '../support/drivers/e2e/e2eRestriction';
import { enterThisTab } from '../support/drivers/e2e/e2eSite';
import { test } from '../support/drivers/e2e/e2eTest';

// Four people of one browser: its database belongs to it, so that two browsers could not meet. On Firebase they do.
test('a reported person is restricted for a week, sees why on every page, appeals, and writes again once it is overturned, all by keyboard', async ({
  page: seller,
  context,
}) => {
  test.slow();
  await enterThisTab(seller, 'Camille', POST);
  const address = await postLamp(seller);
  const reporter = await context.newPage();
  await enterThisTab(reporter, 'Karim', '/conditions-utilisation');
  const uid = await askAndReport(reporter, address);
  const admin = await context.newPage();
  await enterThisTab(admin, 'Admin', caseOfPerson(uid));
  await restrict(admin, uid);
  await expectAccessible(admin, 'the case of a person');
  await expectBanner(seller);
  await expectAccessible(seller, 'a page of a restricted person');
  await expectNoAnswer(seller);
  await appealFromBanner(seller);
  const otherAdmin = await context.newPage();
  await enterThisTab(otherAdmin, 'Inès', '/admin/reclamations');
  await overturn(otherAdmin);
  await answerAgain(seller, /Karim/);
  await expectOutcome(reporter, 'Aucune suite', { title: 'Camille' });
});

test('a reported account is closed, its listings leave the search, and both come back once the decision is overturned', async ({
  page: seller,
  context,
}) => {
  test.slow();
  await enterThisTab(seller, 'Camille', POST);
  const address = await postLamp(seller);
  const reporter = await context.newPage();
  await enterThisTab(reporter, 'Karim', '/conditions-utilisation');
  const uid = await askAndReport(reporter, address);
  const admin = await context.newPage();
  await enterThisTab(admin, 'Admin', caseOfPerson(uid));
  await close(admin, uid);
  await expectBanner(seller, 'Fermeture du compte', /^Votre compte est fermé depuis le /);
  await expectAccessible(seller, 'a page of a person whose account is closed');
  await expectListingsPaused(admin, uid);
  await expectAccessible(admin, 'the case of a closed account');
  await expectNoAnswer(seller);
  await searchInVain(reporter);
  await appealFromBanner(seller);
  const otherAdmin = await context.newPage();
  await enterThisTab(otherAdmin, 'Inès', '/admin/reclamations');
  await overturn(otherAdmin);
  await answerAgain(seller, /Karim/);
  await resumeLamp(seller);
});
