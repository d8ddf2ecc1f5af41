import { render } from '@testing-library/react';
import { MemoryRouter, parsePath, Route, Routes, useLocation } from 'react-router-dom';
import { vi } from 'vitest';
import { FindUsualPrice } from '../../../src/application/search/FindUsualPrice';
import type { ListingCard } from '../../../src/domain/listings/Listing';
import { success } from '../../../src/domain/shared/Result';
import { UsualPriceViewModel } from '../../../src/presentation/listings/display/UsualPriceViewModel';
import { PostListingScreen } from '../../../src/presentation/listings/posting/PostListingScreen';
import { NotifyContext, type Notice } from '../../../src/presentation/shared/notices/notify';
import { PlaceFieldViewModel } from '../../../src/presentation/shared/places/PlaceFieldViewModel';
import { ViewModelContext } from '../../../src/presentation/shared/useViewModel';
import { aCommune } from '../builders/aCommune';
import { aListingDisplay } from '../doubles/aListingDisplay';
import { aPosting } from '../builders/aPosting';
import { someResults } from '../builders/aSearch';
import { aListingSearch } from '../doubles/aListingSearch';
import { aViewModelSource, given } from '../doubles/aViewModelSource';
import { draftUsualPriceViewModel, postListingViewModel } from '../../../src/presentation/listings/viewModels';
import { listingDisplay, placeFieldViewModel } from '../../../src/presentation/shared/viewModels';

/** The whole screen over stubs, at a step of it; `others`: what a search for comparable listings finds. */
export function showPosting(
  at = '/deposer-annonce',
  changes: Parameters<typeof aPosting>[0] = {},
  state: unknown = null,
  others: readonly ListingCard[] = [],
) {
  const posting = aPosting(changes);
  const notify = vi.fn<(notice: Notice) => void>();
  const directory = {
    find: () => Promise.resolve(success([aCommune()])),
    nearest: () => Promise.resolve(success(aCommune())),
  };
  const source = aViewModelSource(
    given(postListingViewModel, () => posting.viewModel),
    given(
      draftUsualPriceViewModel,
      () => new UsualPriceViewModel(new FindUsualPrice(aListingSearch(() => success(someResults(others))))),
    ),
    given(listingDisplay, () => aListingDisplay()),
    given(placeFieldViewModel, () => new PlaceFieldViewModel(directory)),
  );
  let address = '';
  function Address() {
    const { pathname, search, hash } = useLocation();
    address = pathname + search + decodeURIComponent(hash);
    return null;
  }
  const { container } = render(
    <ViewModelContext value={source}>
      <NotifyContext value={notify}>
        <MemoryRouter initialEntries={[{ ...parsePath(at), state }]}>
          <Address />
          <Routes>
            <Route path="/deposer-annonce" element={<PostListingScreen />} />
            <Route path="*" element={<p>Ailleurs</p>} />
          </Routes>
        </MemoryRouter>
      </NotifyContext>
    </ViewModelContext>,
  );
  return { ...posting, notify, container, address: () => address };
}
