import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { aConversation } from '../../../support/builders/aConversation';
import { aListing } from '../../../support/builders/aListing';
import { aDeferred } from '../../../support/doubles/aDeferred';
import { showMyListings } from '../../../support/drivers/showMyListings';

const karim = aConversation({ buyer: { uid: 'karim', name: 'Karim', unread: 0, receivedAt: null, readAt: null } });

test('a listing that was reserved is sold to the same person, unless the owner names another one', async () => {
  const { assign } = showMyListings({
    listings: [aListing({ state: 'reserved' })],
    asking: [karim],
    deals: { velo: 'karim' },
  });
  await screen.findByText('Réservée pour Karim');
  await userEvent.click(screen.getByRole('button', { name: 'Marquer comme vendue' }));
  await screen.findByRole('dialog');
  expect(assign).toHaveBeenCalledExactlyOnceWith({ listingId: 'velo', ownerId: 'claire', buyerId: 'karim' });
});

test('a listing that is reserved goes to nobody before the owner has named them', async () => {
  const { assign } = showMyListings({ listings: [aListing()], asking: [karim], deals: { velo: 'karim' } });
  await userEvent.click(screen.getByRole('button', { name: 'Marquer comme réservée' }));
  await screen.findByRole('dialog');
  expect(assign).not.toHaveBeenCalled();
});

test('the owner may review the buyer once a sale that is slow to be stored is stored', async () => {
  const { assign, stored } = showMyListings({
    listings: [aListing({ state: 'reserved' })],
    asking: [karim],
    deals: { velo: 'karim' },
  });
  const change = stored.change.bind(stored);
  const sale = aDeferred<void>();
  vi.spyOn(stored, 'change').mockImplementation(async (id, step) => {
    await sale.promise;
    return change(id, step);
  });
  await screen.findByText('Réservée pour Karim');
  await userEvent.click(screen.getByRole('button', { name: 'Marquer comme vendue' }));
  await screen.findByText('Vendue à Karim');
  expect(screen.queryByRole('button', { name: 'Laisser un avis sur Karim' })).toBeNull();
  sale.resolve();
  await userEvent.click(await screen.findByRole('button', { name: 'Plus tard' }));
  await screen.findByRole('button', { name: 'Laisser un avis sur Karim' });
  expect(assign).toHaveBeenCalledOnce();
});

test('the owner may review a buyer whose name is slow to be stored once it is stored', async () => {
  const { assign } = showMyListings({ listings: [aListing({ state: 'reserved' })], asking: [karim] });
  const store = assign.getMockImplementation();
  const naming = aDeferred<void>();
  assign.mockImplementation(async (deal) => {
    await naming.promise;
    return store?.(deal) ?? expect.fail();
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Marquer comme vendue' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Enregistrer' }));
  await screen.findByText('Vendue à Karim');
  naming.resolve();
  await screen.findByRole('button', { name: 'Laisser un avis sur Karim' });
});

test('Back closes the question about the buyer, then the review, whose words are there when it is opened again', async () => {
  showMyListings({ listings: [aListing({ state: 'reserved' })], asking: [karim], deals: { velo: 'karim' } });
  await screen.findByText('Réservée pour Karim');
  await userEvent.click(screen.getByRole('button', { name: 'Marquer comme vendue' }));
  await screen.findByRole('dialog', { name: /^À qui va/ });
  await goBack();
  await userEvent.click(await screen.findByRole('button', { name: 'Laisser un avis sur Karim' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Votre avis' }), 'Ponctuel.');
  await goBack();
  await userEvent.click(screen.getByRole('button', { name: 'Laisser un avis sur Karim' }));
  expect(await screen.findByRole('textbox', { name: 'Votre avis' })).toHaveValue('Ponctuel.');
});

/** With the browser’s button, until no dialog is left. */
async function goBack(): Promise<void> {
  act(() => window.history.back());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}
