import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { ThreadListing } from '../../../src/presentation/messaging/ThreadListing';
import { ViewModelContext } from '../../../src/presentation/shared/useViewModel';
import { listingDisplay } from '../../../src/presentation/shared/viewModels';
import { aListing } from '../../support/builders/aListing';
import { aListingDisplay } from '../../support/doubles/aListingDisplay';
import { aViewModelSource, given } from '../../support/doubles/aViewModelSource';

test.each([
  ['taken down by a moderator', 'refused', 'Retirée'],
  ['paused', 'paused', 'Hors ligne'],
] as const)('buyer and seller read the same word for a listing that is %s', (_what, state, word) => {
  for (const uid of ['claire', 'karim']) {
    const { unmount } = render(
      <ViewModelContext value={aViewModelSource(given(listingDisplay, () => aListingDisplay()))}>
        <MemoryRouter>
          <ThreadListing listing={aListing({ state })} uid={uid} />
        </MemoryRouter>
      </ViewModelContext>,
    );
    expect(screen.getByText(word)).toBeVisible();
    unmount();
  }
});
