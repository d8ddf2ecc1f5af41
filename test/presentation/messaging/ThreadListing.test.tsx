import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { Listing } from '../../../src/domain/listings/Listing';
import { ThreadListing } from '../../../src/presentation/messaging/ThreadListing';
import { ViewModelContext } from '../../../src/presentation/shared/useViewModel';
import { listingDisplay } from '../../../src/presentation/shared/viewModels';
import { aListing } from '../../support/builders/aListing';
import { aListingDisplay } from '../../support/doubles/aListingDisplay';
import { aViewModelSource, given } from '../../support/doubles/aViewModelSource';

const show = (listing: Listing, uid: string) =>
  render(
    <ViewModelContext value={aViewModelSource(given(listingDisplay, () => aListingDisplay()))}>
      <MemoryRouter>
        <ThreadListing listing={listing} uid={uid} />
      </MemoryRouter>
    </ViewModelContext>,
  );

test('a conversation about a request says that its price is a budget', () => {
  show(aListing({ kind: 'wanted', price: { kind: 'amount', euros: 80 } }), 'claire');
  expect(screen.getByText('Budget : 80 €')).toBeVisible();
});

test.each([
  ['taken down by a moderator', 'refused', 'Retirée'],
  ['paused', 'paused', 'Hors ligne'],
] as const)('buyer and seller read the same word for a listing that is %s', (_what, state, word) => {
  for (const uid of ['claire', 'karim']) {
    const { unmount } = show(aListing({ state }), uid);
    expect(screen.getByText(word)).toBeVisible();
    unmount();
  }
});
