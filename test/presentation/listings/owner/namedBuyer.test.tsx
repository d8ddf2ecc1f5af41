import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { aConversation } from '../../../support/builders/aConversation';
import { aListing } from '../../../support/builders/aListing';
import { showMyListings } from '../../../support/drivers/showMyListings';

test('a listing that was reserved is sold to the same person, unless the owner names another one', async () => {
  const asking = [aConversation({ buyer: { uid: 'karim', name: 'Karim', unread: 0, receivedAt: null, readAt: null } })];
  const { assign } = showMyListings({
    listings: [aListing({ state: 'reserved' })],
    asking,
    deals: { velo: 'karim' },
  });
  await screen.findByText('Réservée pour Karim');
  await userEvent.click(screen.getByRole('button', { name: 'Marquer comme vendue' }));
  await screen.findByRole('dialog');
  expect(assign).toHaveBeenCalledExactlyOnceWith({ listingId: 'velo', ownerId: 'claire', buyerId: 'karim' });
});

test('a listing that is reserved goes to nobody before the owner has named them', async () => {
  const asking = [aConversation({ buyer: { uid: 'karim', name: 'Karim', unread: 0, receivedAt: null, readAt: null } })];
  const { assign } = showMyListings({ listings: [aListing()], asking, deals: { velo: 'karim' } });
  await userEvent.click(screen.getByRole('button', { name: 'Marquer comme réservée' }));
  await screen.findByRole('dialog');
  expect(assign).not.toHaveBeenCalled();
});
