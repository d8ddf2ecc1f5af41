import { aNewPhone } from '../../support/builders/aNewPhone';
import { card, cardLink, cards, main, wholeTotal } from '../../support/drivers/e2e/e2eSite';
import { signInByPhone, signInWithNumber } from '../../support/drivers/e2e/e2eFirebase';
import { aJpeg, aPng } from '../../support/drivers/e2e/e2ePictures';
import { lamp, POST, publish, publishButton, titleField, writeListing } from '../../support/drivers/e2e/e2ePosting';
import { expect, test } from '../../support/drivers/e2e/e2ePeople';

test('what Camille posts with photos comes into Karim’s open search, and is found by its price and after a reload (§1.3 “post ads”)', async ({
  newPerson,
}) => {
  const [camille, karim] = [await newPerson(), await newPerson()];
  await signInByPhone(karim, 'Karim', '/recherche?q=zorglub');
  expect(await wholeTotal(karim)).toBe(0);

  // Of a person who has no account yet: another test reads the profile of the Camille of the demo.
  await signInWithNumber(camille, aNewPhone().value, POST);
  await writeListing(camille, lamp, [await aJpeg(camille, 'face.jpg', 'orange'), aPng('dos.png', [20, 90, 200])]);
  await publish(camille, lamp);

  await expect(cardLink(karim, lamp.title)).toBeVisible();
  const picture = card(karim, lamp.title).getByRole('img').first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await cardLink(karim, lamp.title).click();
  await expect(main(karim).getByText('1 / 2')).toBeVisible();
  await karim.goto('/recherche?q=lampes+zorglub&prix_min=40&prix_max=50&tri=prix');
  await expect(cards(karim)).toHaveCount(1);
  await karim.reload();
  await expect(cards(karim)).toHaveCount(1);
});

test('a new person who loses the network right after signing in publishes once when the network is back', async ({
  newPerson,
}) => {
  const [seller, visitor] = [await newPerson(), await newPerson()];
  const chair = { ...lamp, title: 'Chaise barbatruc empilable bleue', product: 'Chaise' };
  await visitor.goto('/recherche?q=barbatruc');
  expect(await wholeTotal(visitor)).toBe(0);
  await signInWithNumber(seller, '+33639980075', POST);
  await writeListing(seller, chair);

  await seller.context().setOffline(true);
  await publishButton(seller).click();
  await expect(main(seller).getByText(/votre annonce partira d’elle-même/)).toBeVisible();
  await expect(titleField(seller)).toHaveValue(chair.title);
  await seller.context().setOffline(false);
  await expect(seller.getByRole('heading', { level: 1, name: chair.title })).toBeVisible();

  await expect(cardLink(visitor, chair.title)).toHaveCount(1);
  await visitor.reload();
  await expect(cards(visitor)).toHaveCount(1);
});
