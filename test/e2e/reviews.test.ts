import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../support/drivers/e2e/e2eAxe';
import {
  acceptAppointment,
  answerReview,
  askAboutDress,
  demoSides,
  dress,
  openAboutDress,
  reserveThenSell,
  reviewBuyer,
  reviewSeller,
} from '../support/drivers/e2e/e2eDeal';
import { press } from '../support/drivers/e2e/e2eKeyboard';
import { propose, thread } from '../support/drivers/e2e/e2eMessages';
import { expect, test } from '../support/drivers/e2e/e2eTest';

test('the two sides of a sale agree on when to meet and review each other by keyboard, and both reviews appear once both are written', async ({
  page: camille,
  context,
}) => {
  test.slow();
  const karim = await askAboutDress(context);
  const { seller, buyer } = demoSides(camille, karim);
  await propose(karim, 'Gare de Lyon, hall 1');

  await openAboutDress(camille);
  await acceptAppointment(seller, buyer);
  const calendar = camille.waitForEvent('download');
  await press(camille, thread(camille).getByRole('button', { name: 'Ajouter à mon agenda' }), 'Enter');
  expect(await readFile(await (await calendar).path(), 'utf8')).toContain('SUMMARY:Rendez-vous\u00a0: Robe');
  await reserveThenSell(seller, dress);
  await reviewBuyer(seller, buyer);
  await reviewSeller(buyer, seller, dress);
  await expectAccessible(karim, 'a profile with a review');
  await answerReview(seller, buyer);
});
