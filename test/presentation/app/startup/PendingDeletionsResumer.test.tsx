import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PendingDeletionsResumer } from '../../../../src/presentation/app/startup/PendingDeletionsResumer';
import { UnfinishedRemovals } from '../../../../src/presentation/shared/cards/UnfinishedRemovals';
import { ViewModelContext } from '../../../../src/presentation/shared/useViewModel';
import type { ViewModelName } from '../../../../src/presentation/shared/ViewModels';
import { aListing } from '../../../support/builders/aListing';
import { aProfile } from '../../../support/builders/aPosting';
import { aSession } from '../../../support/builders/aSession';
import { aViewModelSource } from '../../../support/doubles/aViewModelSource';
import { someOwnerSteps, somePendingDeletions } from '../../../support/doubles/someOwnerSteps';
import { storedListings } from '../../../support/builders/storedListings';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The site of someone signed in, with what this browser has still to delete. */
async function come(uid: string, pending = somePendingDeletions()) {
  const { session } = aSession();
  session.show(aProfile({ uid }));
  const stored = storedListings(aListing({ ownerId: 'claire' }));
  const { removals, time } = someOwnerSteps(stored, pending);
  const known = aViewModelSource({
    removals: () => removals,
    session: () => session,
    unfinishedRemovals: () => new UnfinishedRemovals(pending),
  });
  const asked: ViewModelName[] = [];
  const factoryOf: typeof known.factoryOf = (name) => {
    asked.push(name);
    return known.factoryOf(name);
  };
  render(
    <ViewModelContext value={{ factoryOf }}>
      <PendingDeletionsResumer />
    </ViewModelContext>,
  );
  await act(() => vi.advanceTimersByTimeAsync(2000));
  await time.pass(0);
  return { asked, stored };
}

test('whoever has thrown nothing away never fetches what deletes listings', async () => {
  const { asked } = await come('claire');
  expect(asked).not.toContain('removals');
});

test('nor does whoever shares the browser with someone who has', async () => {
  const { asked } = await come('karim', somePendingDeletions({ listingId: 'velo', ownerId: 'claire', due: 0 }));
  expect(asked).not.toContain('removals');
});

test('what was thrown away in a tab closed too soon is deleted', async () => {
  const { stored } = await come('claire', somePendingDeletions({ listingId: 'velo', ownerId: 'claire', due: 0 }));
  expect(stored.changes).toEqual(['online > deleted']);
});
