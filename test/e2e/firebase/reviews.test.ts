import type { Page } from '@playwright/test';
import { expect, test } from '../../support/drivers/e2e/e2ePeople';
import { fallbackDisplayName } from '../../../src/domain/account/UserProfile';
import { ofPerson } from '../../../src/presentation/shared/prepositionMessages';
import { aNewPhone } from '../../support/builders/aNewPhone';
import {
  acceptAppointment,
  answerReview,
  askToWithdraw,
  expectWithdrawn,
  keepThenWithdraw,
  reserveThenSell,
  reviewBuyer,
  reviewSeller,
  type Side,
} from '../../support/drivers/e2e/e2eDeal';
import { signInWithNumber } from '../../support/drivers/e2e/e2eFirebase';
import type { InputMethod } from '../../support/drivers/e2e/e2eInput';
import { byKeyboard } from '../../support/drivers/e2e/e2eKeyboard';
import { askSeller, openThread, propose } from '../../support/drivers/e2e/e2eMessages';
import { aPhone, byTouch } from '../../support/drivers/e2e/e2ePhone';
import { lamp, POST, publish, writeListing } from '../../support/drivers/e2e/e2ePosting';
import { main } from '../../support/drivers/e2e/e2eSite';

/** Of which no other test speaks. */
const sold = { ...lamp, title: 'Lampe patatras à pied de bois' };

test('the two sides of a sale, one by keyboard and one by touch on a phone, agree on when to meet and review each other, each in a browser of their own', async ({
  newPerson,
}) => {
  test.slow();
  const camille = await newPerson();
  await signInWithNumber(camille, aNewPhone().value, POST);
  await writeListing(camille, sold);
  await publish(camille, sold);
  const address = new URL(camille.url()).pathname;

  const karim = await newPerson(aPhone);
  await signInWithNumber(karim, aNewPhone().value, address);
  const profile = main(karim).locator('a[href^="/profil/"]').first();
  const seller = side(camille, (await profile.getAttribute('href')) ?? '', byKeyboard);
  await askSeller(karim, address, 'Bonjour, toujours disponible ?', byTouch);
  const buyer = side(karim, karim.url(), byTouch);
  await propose(karim, 'Gare de Lyon, hall 1', byTouch);
  await keepThenWithdraw(buyer, seller, await askToWithdraw(buyer, seller));
  await propose(karim, 'Place Bellecour, au pied de la statue', byTouch);

  await openThread(camille, sold.title);
  await expectWithdrawn(seller);
  await acceptAppointment(seller, buyer);
  await reserveThenSell(seller, sold.title);
  await reviewBuyer(seller, buyer);
  await reviewSeller(buyer, seller, sold.title);
  await answerReview(seller, buyer);
  await karim.reload();
  await expect(main(karim).getByText(`Réponse ${ofPerson(seller.name)}`)).toBeVisible();
});

/** Whoever signs in by telephone is called by their uid, with which `address` ends, until they say their name. */
function side(page: Page, address: string, by: InputMethod): Side {
  const uid = /[^/~]+$/.exec(address)?.[0] ?? '';
  return { page, name: fallbackDisplayName(uid), uid, by };
}
