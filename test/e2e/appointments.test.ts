import { expectAccessible } from '../support/drivers/e2eAxe';
import { askAboutDress, openAboutDress } from '../support/drivers/e2eDress';
import { press } from '../support/drivers/e2eKeyboard';
import { propose, thread, writeAppointment } from '../support/drivers/e2eMessages';
import { expect, test } from '../support/drivers/e2eTest';

test('an appointment is withdrawn before it is answered, and another one cancelled after both had agreed, by keyboard alone', async ({
  page: camille,
  context,
}) => {
  test.slow();
  const karim = await askAboutDress(context);
  await writeAppointment(karim, 'Gare de Lyon, hall 1');
  await expectAccessible(karim, 'the proposal of an appointment');
  await karim.keyboard.press('Enter');

  await press(karim, thread(karim).getByRole('button', { name: 'Retirer la proposition' }), 'Enter');
  const question = karim.getByRole('dialog', { name: 'Retirer cette proposition de rendez-vous ?' });
  await expect(question).toContainText('Camille ne pourra plus y répondre.');
  await expectAccessible(karim, 'the question before a proposal is withdrawn');
  await karim.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(thread(karim).getByText('Proposé, en attente de réponse')).toBeVisible();
  await press(karim, thread(karim).getByRole('button', { name: 'Retirer la proposition' }), 'Enter');
  await press(karim, question.getByRole('button', { name: 'Retirer la proposition' }), 'Enter');
  await expect(thread(karim).getByText('Proposition retirée', { exact: true })).toBeVisible();
  await propose(karim, 'Place Bellecour, au pied de la statue');

  await openAboutDress(camille);
  await expect(thread(camille).getByText('Proposition retirée', { exact: true })).toBeVisible();
  await press(camille, thread(camille).getByRole('button', { name: 'Accepter' }), 'Enter');
  await expect(thread(karim).getByText('Confirmé', { exact: true })).toBeVisible();

  await press(camille, thread(camille).getByRole('button', { name: 'Annuler le rendez-vous' }), 'Enter');
  const sure = camille.getByRole('dialog', { name: 'Annuler ce rendez-vous ?' });
  await expectAccessible(camille, 'the question before an appointment is cancelled');
  await press(camille, sure.getByRole('button', { name: 'Annuler le rendez-vous' }), 'Enter');
  await expect(thread(camille).getByText('Vous avez annulé ce rendez-vous')).toBeVisible();

  await karim.bringToFront();
  await expect(thread(karim).getByText('Rendez-vous annulé par Camille', { exact: true })).toBeVisible();
  await expect(thread(karim).getByRole('button', { name: 'Ajouter à mon agenda' })).toBeHidden();
});
