import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { OwnerPanel } from '../../../../src/presentation/listings/page/OwnerPanel';
import {
  buyersViewModel,
  deletionQueueViewModel,
  listingActionsViewModel,
} from '../../../../src/presentation/listings/viewModels';
import { listingDisplay } from '../../../../src/presentation/shared/viewModels';
import { ViewModelContext } from '../../../../src/presentation/shared/useViewModel';
import { aListing } from '../../../support/builders/aListing';
import { aListingDisplay } from '../../../support/doubles/aListingDisplay';
import { aViewModelSource, given } from '../../../support/doubles/aViewModelSource';
import { someOwnerSteps } from '../../../support/doubles/someOwnerSteps';
import { InMemoryListingRepository } from '../../../support/inMemory/listings/InMemoryListingRepository';

test('the owner of a sold listing reads that searches leave it out, then until when it can come back, as on their list', async () => {
  const sold = aListing({ state: 'sold' });
  const owner = someOwnerSteps(new InMemoryListingRepository([sold]));
  const source = aViewModelSource(
    given(buyersViewModel, () => owner.buyers),
    given(deletionQueueViewModel, () => owner.removals),
    given(listingActionsViewModel, () => owner.steps),
    given(listingDisplay, () => aListingDisplay()),
  );
  render(
    <ViewModelContext value={source}>
      <MemoryRouter>
        <OwnerPanel listing={sold} />
      </MemoryRouter>
    </ViewModelContext>,
  );
  const note = await screen.findByText('Elle n’apparaît plus dans les recherches.');
  const wayBack = screen.getByText(/^Si l’affaire ne se fait pas/);
  expect(note.compareDocumentPosition(wayBack)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
