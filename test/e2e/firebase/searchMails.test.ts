import { expect, test } from '../../support/drivers/e2e/e2ePeople';
import { followLinkSentTo, linkIn, onlyMailTo, signInWithNumber } from '../../support/drivers/e2e/e2eFirebase';
import { lamp, POST, publish, writeListing } from '../../support/drivers/e2e/e2ePosting';
import { createAccount, giveName } from '../../support/drivers/e2e/e2eSignIn';
import { notificationChoice } from '../../support/drivers/e2e/e2eNotifications';
import { main, wholeTotal } from '../../support/drivers/e2e/e2eSite';

const person = { email: 'nora@exemple.fr', password: 'quatre chevaux noirs' };
const listing = { ...lamp, title: 'Lampe farfadet en verre vert' };

test('a person is notified by e-mail of a new listing of a saved search, opens it by its link, and stops such e-mails by another link', async ({
  newPerson,
}) => {
  const [nora, seller] = [await newPerson(), await newPerson()];
  await nora.goto('/auth?next=%2Frecherche%3Fq%3Dfarfadet');
  await createAccount(nora, person);
  await followLinkSentTo(person.email);
  await main(nora).getByRole('button', { name: 'J’ai ouvert le lien' }).click();
  await giveName(nora, 'Nora');
  await expect(nora).toHaveURL('/recherche?q=farfadet');
  expect(await wholeTotal(nora)).toBe(0);
  await main(nora).getByRole('button', { name: 'Enregistrer cette recherche' }).click();
  await nora.keyboard.press('Enter');
  await expect(main(nora).getByText('Recherche enregistrée', { exact: true })).toBeVisible();
  await nora.goto('/aide');

  await signInWithNumber(seller, '+33639980090', POST);
  await writeListing(seller, listing);
  await publish(seller, listing);
  const mail = await onlyMailTo(person.email);
  expect(mail.subject).toBe('1\u00a0nouvelle annonce pour «\u00a0farfadet\u00a0»');
  await nora.goto(linkIn(mail, listing.title));
  await expect(main(nora).getByRole('heading', { level: 1, name: listing.title })).toBeVisible();

  await nora.goto(linkIn(mail, 'Ne plus recevoir ces e-mails'));
  await main(nora).getByRole('button', { name: 'Ne plus recevoir ces e-mails' }).click();
  await expect(main(nora).getByRole('status')).toHaveText(/^C’est fait/);
  await main(nora).getByRole('link', { name: 'Notifications' }).click();
  await expect(notificationChoice(nora, 'Par e-mail', 'Recherches enregistrées')).not.toBeChecked();
  await expect(notificationChoice(nora, 'Par e-mail', 'Nouveaux messages')).toBeChecked();
});
