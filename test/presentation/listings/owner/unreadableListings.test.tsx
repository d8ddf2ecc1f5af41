import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { ListingRepository } from '../../../../src/application/listings/ListingRepository';
import { failure, success } from '../../../../src/domain/shared/Result';
import { aListing } from '../../../support/builders/aListing';
import { showMyListings } from '../../../support/drivers/showMyListings';
import { InMemoryListingRepository } from '../../../support/inMemory/listings/InMemoryListingRepository';

test('listings that cannot be read again stay, with the menu that is open on them', async () => {
  const velo = aListing();
  const followed = vi.spyOn(InMemoryListingRepository.prototype, 'subscribeToOwned');
  showMyListings({ listings: [velo] });
  const [, emit] = followed.mock.calls[0] as Parameters<ListingRepository['subscribeToOwned']>;
  followed.mockRestore();
  await userEvent.click(screen.getByRole('button', { name: 'Autres actions' }));
  act(() => emit(failure('unavailable')));
  expect(screen.getByRole('menuitem', { name: 'Supprimer' })).toBeInTheDocument();
  expect(screen.getByText('Réessayer')).toBeInTheDocument();
  act(() => emit(success([velo])));
  expect(screen.getByRole('menuitem', { name: 'Supprimer' })).toBeInTheDocument();
  expect(screen.queryByText('Réessayer')).toBeNull();
});
