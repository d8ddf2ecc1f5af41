import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { failure, success } from '../../../src/domain/shared/Result';
import { AskedListingViewModel } from '../../../src/presentation/messaging/AskedListingViewModel';
import { FirstWords } from '../../../src/presentation/messaging/FirstWords';
import { askedListingViewModel, composerViewModel } from '../../../src/presentation/messaging/thread/viewModels';
import { ViewModelContext } from '../../../src/presentation/shared/useViewModel';
import { listingDisplay } from '../../../src/presentation/shared/viewModels';
import { aListing, NOON } from '../../support/builders/aListing';
import { aComposer } from '../../support/doubles/aComposer';
import { aListingDisplay } from '../../support/doubles/aListingDisplay';
import { aListingRepository } from '../../support/doubles/aListingRepository';
import { aViewModelSource, given } from '../../support/doubles/aViewModelSource';
import { anOpenThread } from '../../support/drivers/anOpenThread';
import { VirtualTime } from '../../support/time/VirtualTime';

/** The page on which a guest writes to the seller of a bicycle. */
function show() {
  const listings = aListingRepository();
  const source = aViewModelSource(
    given(askedListingViewModel, () => new AskedListingViewModel(listings)),
    given(composerViewModel, () => aComposer(anOpenThread(), new VirtualTime(NOON))),
    given(listingDisplay, () => aListingDisplay()),
  );
  render(
    <ViewModelContext value={source}>
      <MemoryRouter>
        <FirstWords listingId="velo" />
      </MemoryRouter>
    </ViewModelContext>,
  );
  return listings;
}

test('a guest sees which listing they write about', () => {
  const listings = show();
  expect(screen.queryByText('Cette annonce n’est plus disponible')).toBeNull();
  act(() => listings.emit(success(aListing({ title: 'Vélo de ville', price: { kind: 'amount', euros: 150 } }))));
  expect(screen.getByRole('link', { name: 'Vélo de ville' })).toHaveAttribute('href', '/annonce/velo/velo-de-ville');
  expect(screen.getByText('150 €')).toBeVisible();
  expect(screen.getByText('Annonce en ligne')).toBeVisible();
});

test.each([
  ['gone', success(null)],
  ['hidden', failure('denied' as const)],
])('a guest who writes about a listing that is %s reads so', (_, emitted) => {
  const listings = show();
  act(() => listings.emit(emitted));
  expect(screen.getByText('Cette annonce n’est plus disponible')).toBeVisible();
});

test('a listing that cannot be read for now is not said to be gone, and one that was seen stays', () => {
  const listings = show();
  act(() => listings.emit(failure('offline')));
  expect(screen.queryByText('Cette annonce n’est plus disponible')).toBeNull();
  act(() => listings.emit(success(aListing({ title: 'Vélo de ville' }))));
  act(() => listings.emit(failure('offline')));
  expect(screen.getByRole('link', { name: 'Vélo de ville' })).toBeVisible();
});
