import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { aDraft } from '../../../support/builders/aDraft';
import { aListing } from '../../../support/builders/aListing';
import { showMyListings } from '../../../support/drivers/showMyListings';

const waiting = /sera publiée dès que le réseau sera revenu/;

test('a listing that waits for the network is named above the others, with the way to its form', () => {
  showMyListings({ listings: [aListing()], draft: aDraft({ title: ' Vélo pliant ' }) });
  expect(screen.getByText('Votre annonce « Vélo pliant » sera publiée dès que le réseau sera revenu.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'La voir ou annuler l’envoi' })).toHaveAttribute('href', '/deposer-annonce');
});

test('only the first tab names a listing that waits for the network', async () => {
  showMyListings({ listings: [aListing()], draft: aDraft() });
  await userEvent.click(screen.getByRole('link', { name: 'En ligne, 1 annonce' }));
  expect(screen.queryByText(waiting)).toBeNull();
});

test('a listing that another tab has published waits no more', () => {
  const { queue } = showMyListings({ draft: aDraft() });
  expect(screen.getByText(waiting)).toBeVisible();
  act(() => queue.inOtherTab().remove('claire'));
  expect(screen.queryByText(waiting)).toBeNull();
});
