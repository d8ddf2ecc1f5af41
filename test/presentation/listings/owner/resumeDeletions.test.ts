import { expect, test } from 'vitest';
import { resumeDeletions } from '../../../../src/presentation/listings/owner/resumeDeletions';
import { UnfinishedRemovals } from '../../../../src/presentation/listings/owner/UnfinishedRemovals';
import type { ViewModelKey } from '../../../../src/presentation/shared/viewModelKey';
import { aListing } from '../../../support/builders/aListing';
import { aViewModelSource, given } from '../../../support/doubles/aViewModelSource';
import { someOwnerSteps, somePendingDeletions } from '../../../support/doubles/someOwnerSteps';
import { InMemoryListingRepository } from '../../../support/inMemory/listings/InMemoryListingRepository';
import { unfinishedRemovals } from '../../../../src/presentation/listings/owner/viewModels';
import { deletionQueueViewModel } from '../../../../src/presentation/listings/viewModels';

/** The site of someone signed in, with what this browser has still to delete. */
async function come(uid: string, pending = somePendingDeletions()) {
  const stored = new InMemoryListingRepository([aListing({ ownerId: 'claire' })]);
  const { removals, time } = someOwnerSteps(stored, pending);
  const known = aViewModelSource(
    given(deletionQueueViewModel, () => removals),
    given(unfinishedRemovals, () => new UnfinishedRemovals(pending)),
  );
  const asked: ViewModelKey<unknown>[] = [];
  const factoryOf: typeof known.factoryOf = (key) => {
    asked.push(key);
    return known.factoryOf(key);
  };
  await resumeDeletions({ viewModels: { factoryOf }, uid });
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
