import { expect, test } from '../../support/drivers/e2e/e2ePeople';
import { followLinkSentTo, linkIn, onlyMailTo, signInWithNumber } from '../../support/drivers/e2e/e2eFirebase';
import { lamp, POST, publish, writeListing } from '../../support/drivers/e2e/e2ePosting';
import { createAccount, giveName } from '../../support/drivers/e2e/e2eSignIn';
import { notificationChoice } from '../../support/drivers/e2e/e2eNotifications';
import { main } from '../../support/drivers/e2e/e2eSite';

const person = { email: 'paul@exemple.fr', password: 'quatre chevaux gris' };
const listing = { ...lamp, title: 'Lampe korrigan en cuivre rouge' };

test('a person is notified by e-mail of a favourite whose price has dropped, opens it by its link, and stops such e-mails by another link', async ({
  newPerson,
}) => {
  const [paul, seller] = [await newPerson(), await newPerson()];
  await paul.goto('/auth?next=%2Faide');
  await createAccount(paul, person);
  await followLinkSentTo(person.email);
  await main(paul).getByRole('button', { name: 'J’ai ouvert le lien' }).click();
  await giveName(paul, 'Paul');
  await expect(paul).toHaveURL('/aide');

  await seller.bringToFront();
  await signInWithNumber(seller, '+33639980091', POST);
  await writeListing(seller, listing);
  await publish(seller, listing);
  await paul.bringToFront();
  await paul.goto(new URL(seller.url()).pathname);
  await main(paul)
    .getByRole('button', { name: `Ajouter aux favoris : ${listing.title}` })
    .click();
  await paul.getByRole('navigation', { name: 'Raccourcis' }).getByRole('link', { name: 'Favoris' }).click();
  await expect(main(paul).getByRole('link', { name: listing.title })).toBeVisible();

  await seller.bringToFront();
  await seller.goto('/account/annonces');
  await main(seller)
    .getByRole('group', { name: `Actions sur « ${listing.title} »` })
    .getByRole('button', { name: 'Modifier le prix' })
    .click();
  await seller.getByLabel('Nouveau prix, en euros').fill('30');
  await main(seller).getByRole('button', { name: 'Enregistrer' }).click();
  const mail = await onlyMailTo(person.email);
  expect(mail.subject).toBe(`Le prix de «\u00a0${listing.title}\u00a0» a baissé`);
  expect(mail.text).toContain('30\u00a0€, au lieu de 45\u00a0€');
  await paul.bringToFront();
  await paul.goto(linkIn(mail, listing.title));
  await expect(main(paul).getByRole('heading', { level: 1, name: listing.title })).toBeVisible();

  await paul.goto(linkIn(mail, 'Ne plus recevoir ces e-mails'));
  await main(paul).getByRole('button', { name: 'Ne plus recevoir ces e-mails' }).click();
  await expect(main(paul).getByRole('status')).toHaveText(/^C’est fait/);
  await main(paul).getByRole('link', { name: 'Notifications' }).click();
  await expect(notificationChoice(paul, 'Par e-mail', 'Baisses de prix')).not.toBeChecked();
  await expect(notificationChoice(paul, 'Par e-mail', 'Recherches enregistrées')).toBeChecked();
});
