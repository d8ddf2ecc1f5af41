import { expect, test } from '../../support/drivers/e2e/e2ePeople';
import { expectAccessible } from '../../support/drivers/e2e/e2eAxe';
import { followLinkSentTo, linkIn, onlyMailTo, signInByPhone } from '../../support/drivers/e2e/e2eFirebase';
import { askSeller, openThread, sendMessage, thread } from '../../support/drivers/e2e/e2eMessages';
import { createAccount, giveName } from '../../support/drivers/e2e/e2eSignIn';
import { notificationChoice } from '../../support/drivers/e2e/e2eNotifications';
import { main } from '../../support/drivers/e2e/e2eSite';

const person = { email: 'lea@exemple.fr', password: 'quatre chevaux blancs' };
const listing = {
  title: 'Xiaomi Redmi Note 12 gris, double SIM, grande autonomie',
  address: '/annonce/demo-redmi-note-12',
};

test('a person who was answered while away is notified by e-mail, answers by its link, and stops such e-mails by another link', async ({
  newPerson,
}) => {
  test.slow();
  const [lea, karim] = [await newPerson(), await newPerson()];
  await lea.goto('/auth?next=%2Faccount');
  await createAccount(lea, person);
  await followLinkSentTo(person.email);
  await main(lea).getByRole('button', { name: 'J’ai ouvert le lien' }).click();
  await giveName(lea, 'Léa');
  await expect(lea).toHaveURL('/account');
  await askSeller(lea, listing.address, 'Bonjour, est-ce encore disponible ?');
  await lea.goto('/aide');

  await signInByPhone(karim, 'Karim', '/messages');
  await openThread(karim, listing.title, /Bonjour, est-ce encore disponible/);
  await sendMessage(karim, 'Oui, passez quand vous voulez.');
  const mail = await onlyMailTo(person.email);
  expect(mail.subject).toBe(`Karim vous a écrit au sujet de «\u00a0${listing.title}\u00a0»`);
  expect(mail.text).toContain('Oui, passez quand vous voulez.');

  await lea.goto(linkIn(mail, 'Lire et répondre'));
  await expect(thread(lea).getByText('Oui, passez quand vous voulez.')).toBeVisible();
  await sendMessage(lea, 'Merci, à ce soir.');
  await expect(thread(karim).getByText('Merci, à ce soir.')).toBeVisible();

  await lea.goto(linkIn(mail, 'Ne plus recevoir ces e-mails'));
  const stop = main(lea).getByRole('button', { name: 'Ne plus recevoir ces e-mails' });
  await expect(stop).toBeVisible();
  await expectAccessible(lea, 'the page of an unsubscribe link');
  await stop.click();
  await expect(main(lea).getByRole('status')).toHaveText(/^C’est fait/);
  await main(lea).getByRole('link', { name: 'Notifications' }).click();
  await expect(notificationChoice(lea, 'Par e-mail', 'Nouveaux messages')).not.toBeChecked();
});
