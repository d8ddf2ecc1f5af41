import { expect, test } from '../../support/drivers/e2e/e2ePeople';
import { aNewPhone } from '../../support/builders/aNewPhone';
import { expectAccessible } from '../../support/drivers/e2e/e2eAxe';
import { signInByPhone, signInWithNumber } from '../../support/drivers/e2e/e2eFirebase';
import { askSeller, openThread, sendMessage, thread } from '../../support/drivers/e2e/e2eMessages';
import { deliver, lastPushTo, stubSubscription } from '../../support/pushes/e2ePush';
import { lamp, POST, publish, writeListing } from '../../support/drivers/e2e/e2ePosting';
import { deviceChoice, notificationChoice } from '../../support/drivers/e2e/e2eNotifications';
import { main, signOut, wholeTotal } from '../../support/drivers/e2e/e2eSite';
import { waitUntilInstalled } from '../../support/installed/installedSite';
import { aSubscription } from '../../support/pushes/aSubscription';

test.use({ serviceWorkers: 'allow' });

const listing = {
  title: 'Xiaomi Redmi Note 12 gris, double SIM, grande autonomie',
  address: '/annonce/demo-redmi-note-12',
};

test('a person who has turned on notifications on this device is notified of each message, until they sign out', async ({
  newPerson,
}) => {
  test.slow();
  const [number, settings] = [aNewPhone().value, '/account#notifications'];
  const phone = aSubscription(`e2e-${Date.now()}`);
  const [lina, karim] = [await newPerson({ permissions: ['notifications'] }), await newPerson()];
  await stubSubscription(lina, phone.device);

  await signInWithNumber(lina, number, settings, /\/account/);
  await deviceChoice(lina).click();
  await expect(deviceChoice(lina)).toBeChecked();
  await expectAccessible(lina, 'the choice of notifications');
  await waitUntilInstalled(lina);
  await lina.reload();
  await expect(deviceChoice(lina)).toBeChecked();
  await askSeller(lina, listing.address, 'Bonjour, la batterie tient-elle encore ?');
  await lina.goto('/aide');

  await signInByPhone(karim, 'Karim', '/messages');
  await openThread(karim, listing.title, /la batterie tient-elle/);
  await sendMessage(karim, 'Oui, deux jours.');
  const first = phone.read(await lastPushTo(phone.device, 1));
  await sendMessage(karim, 'Elle est d’origine.');
  const second = phone.read(await lastPushTo(phone.device, 2));
  await expect
    .poll(await deliver(lina, first, second))
    .toEqual([{ title: 'Karim', body: `${listing.title}\nElle est d’origine.`, tag: second.path }]);

  await lina.goto(second.path);
  await expect(thread(lina).getByText('Elle est d’origine.')).toBeVisible();
  const other = { title: 'Inès', text: 'Bonjour', tag: 'autre', path: '/messages/autre', isLive: true };
  await expect.poll(await deliver(lina, second, other)).toEqual([{ title: 'Inès', body: 'Bonjour', tag: 'autre' }]);

  await signOut(lina);
  await signInWithNumber(lina, number, settings, /\/account/);
  await expect(deviceChoice(lina)).toBeVisible();
  await expect(deviceChoice(lina)).not.toBeChecked();
});

test('a person without an e-mail address is notified in the morning of a new listing of a saved search', async ({
  newPerson,
}) => {
  test.slow();
  const phone = aSubscription(`e2e-morning-${Date.now()}`);
  const [mia, seller] = [await newPerson({ permissions: ['notifications'] }), await newPerson()];
  await stubSubscription(mia, phone.device);
  await signInWithNumber(mia, aNewPhone().value, '/account#notifications', /\/account/);
  await deviceChoice(mia).click();
  await expect(deviceChoice(mia)).toBeChecked();
  await expect(notificationChoice(mia, /^Par notification/, 'Recherches enregistrées')).toBeChecked();
  await waitUntilInstalled(mia);
  await mia.goto('/recherche?q=gobelin');
  expect(await wholeTotal(mia)).toBe(0);
  await main(mia).getByRole('button', { name: 'Enregistrer cette recherche' }).click();
  await mia.keyboard.press('Enter');
  await expect(main(mia).getByText('Recherche enregistrée', { exact: true })).toBeVisible();
  // The page of the search would have looked at the new listing itself.
  await mia.goto('/aide');

  const found = { ...lamp, title: 'Lampe gobelin en verre bleu' };
  await signInWithNumber(seller, aNewPhone().value, POST);
  await writeListing(seller, found);
  await publish(seller, found);
  const push = phone.read(await lastPushTo(phone.device, 1));
  expect(push.text).toMatch(/^Lampe gobelin en verre bleu, /);
  await expect
    .poll(await deliver(mia, push))
    .toEqual([{ title: 'gobelin\u00a0: 1\u00a0nouvelle annonce', body: push.text, tag: 'savedSearches' }]);
  await mia.goto(push.path);
  await expect(main(mia).getByRole('link', { name: /Lampe gobelin/ })).toBeVisible();
});
