import { act, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PendingDeletionsResumer } from '../../../../src/presentation/app/startup/PendingDeletionsResumer';
import { UnfinishedRemovals } from '../../../../src/presentation/shared/cards/UnfinishedRemovals';
import { ViewModelContext } from '../../../../src/presentation/shared/useViewModel';
import type { ViewModelKey } from '../../../../src/presentation/shared/viewModelKey';
import { aListing } from '../../../support/builders/aListing';
import { aProfile } from '../../../support/builders/aPosting';
import { aSession } from '../../../support/builders/aSession';
import { aViewModelSource, given } from '../../../support/doubles/aViewModelSource';
import { someOwnerSteps, somePendingDeletions } from '../../../support/doubles/someOwnerSteps';
import { InMemoryListingRepository } from '../../../support/inMemory/listings/InMemoryListingRepository';
import { deletionQueueViewModel } from '../../../../src/presentation/listings/viewModels';
import { sessionViewModel, unfinishedRemovals } from '../../../../src/presentation/shared/viewModels';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The site of someone signed in, with what this browser has still to delete. */
async function come(uid: string, pending = somePendingDeletions()) {
  const { session } = aSession();
  session.show(aProfile({ uid }));
  const stored = new InMemoryListingRepository([aListing({ ownerId: 'claire' })]);
  const { removals, time } = someOwnerSteps(stored, pending);
  const known = aViewModelSource(
    given(deletionQueueViewModel, () => removals),
    given(sessionViewModel, () => session),
    given(unfinishedRemovals, () => new UnfinishedRemovals(pending)),
  );
  const asked: ViewModelKey<unknown>[] = [];
  const factoryOf: typeof known.factoryOf = (key) => {
    asked.push(key);
    return known.factoryOf(key);
  };
  render(
    <MemoryRouter>
      <ViewModelContext value={{ factoryOf }}>
        <PendingDeletionsResumer />
      </ViewModelContext>
    </MemoryRouter>,
  );
  await act(() => vi.advanceTimersByTimeAsync(2000));
  await time.pass(0);
  return { asked, stored };
}

test('the code that deletes listings is not loaded where nothing is pending', async () => {
  const { asked } = await come('claire');
  expect(asked).not.toContain(deletionQueueViewModel);
});

test('the code that deletes listings is not loaded for another person of the same browser', async () => {
  const { asked } = await come('karim', somePendingDeletions({ listingId: 'velo', ownerId: 'claire', due: 0 }));
  expect(asked).not.toContain(deletionQueueViewModel);
});

test('a deletion left pending by a closed tab is resumed', async () => {
  const { stored } = await come('claire', somePendingDeletions({ listingId: 'velo', ownerId: 'claire', due: 0 }));
  expect(stored.changes).toEqual(['online > deleted']);
});
