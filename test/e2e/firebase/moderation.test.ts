import { test, type Browser, type Page } from '@playwright/test';
import { signInByPhone, signInWithNumber } from '../../support/drivers/e2eFirebase';
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
} from '../../support/drivers/e2eModeration';
import { POST } from '../../support/drivers/e2ePosting';

/** Of people whom no other test knows: tests run side by side, and each would read the other’s codes. */
const [seller, reporter, corrector] = ['+33639980073', '+33639980074', '+33639980079'];

test('a listing is reported, removed with reasons, appealed for and restored by another admin, each in a browser of their own', async ({
  browser,
}) => {
  test.slow();
  const camille = await pageIn(browser);
  await signInWithNumber(camille, seller, POST);
  const address = await postReported(camille);
  const karim = await pageIn(browser);
  await signInWithNumber(karim, reporter, '/');
  await reportLamp(karim, address);
  const admin = await pageIn(browser);
  await signInByPhone(admin, 'Admin');
  await removeLamp(admin);
  await readAndAppeal(camille);
  await expectOutcome(karim, 'Une mesure a été prise');
  const ines = await pageIn(browser);
  await signInByPhone(ines, 'Inès');
  await restoreLamp(admin, ines);
  await readAnswer(camille, await pageIn(browser), address);
  await expectOutcome(karim, 'Aucune suite');
});

test('a listing is found by its address, corrected by its owner, found among those in review and put online', async ({
  browser,
}) => {
  test.slow();
  const owner = await pageIn(browser);
  await signInWithNumber(owner, corrector, POST);
  const address = await postToCorrect(owner);
  const admin = await pageIn(browser);
  await signInByPhone(admin, 'Admin');
  await askToCorrect(admin, address);
  await correct(owner, 'Lampe tirlipimpon corrigée');
  await approve(admin, 'Lampe tirlipimpon corrigée');
  await expectOnline(owner, await pageIn(browser), address, 'Lampe tirlipimpon corrigée');
});

async function pageIn(browser: Browser): Promise<Page> {
  return (await browser.newContext()).newPage();
}
