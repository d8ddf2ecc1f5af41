import { expectAccessible } from '../support/drivers/e2e/e2eAxe';
import {
  acceptAppointment,
  askAboutDress,
  askToWithdraw,
  demoSides,
  expectWithdrawn,
  keepThenWithdraw,
  openAboutDress,
} from '../support/drivers/e2e/e2eDeal';
import { press } from '../support/drivers/e2e/e2eKeyboard';
import { propose, thread, writeAppointment } from '../support/drivers/e2e/e2eMessages';
import { expect, test } from '../support/drivers/e2e/e2eTest';

test('an appointment is withdrawn before it is answered, and another one cancelled after both had agreed, by keyboard alone', async ({
  page: camille,
  context,
}) => {
  test.slow();
  const karim = await askAboutDress(context);
  const { seller, buyer } = demoSides(camille, karim);
  await writeAppointment(karim, 'Gare de Lyon, hall 1');
  await expectAccessible(karim, 'the proposal of an appointment');
  await karim.keyboard.press('Enter');

  const question = await askToWithdraw(buyer, seller);
  await expectAccessible(karim, 'the question before a proposal is withdrawn');
  await keepThenWithdraw(buyer, seller, question);
  await propose(karim, 'Place Bellecour, au pied de la statue');

  await openAboutDress(camille);
  await expectWithdrawn(seller);
  await acceptAppointment(seller, buyer);

  await press(camille, thread(camille).getByRole('button', { name: 'Annuler le rendez-vous' }), 'Enter');
  const sure = camille.getByRole('dialog', { name: 'Annuler ce rendez-vous ?' });
  await expectAccessible(camille, 'the question before an appointment is cancelled');
  await press(camille, sure.getByRole('button', { name: 'Annuler le rendez-vous' }), 'Enter');
  await expect(thread(camille).getByText('Vous avez annulé ce rendez-vous')).toBeVisible();

  await karim.bringToFront();
  await expect(thread(karim).getByText('Rendez-vous annulé par Camille', { exact: true })).toBeVisible();
  await expect(thread(karim).getByRole('button', { name: 'Ajouter à mon agenda' })).toBeHidden();
});
