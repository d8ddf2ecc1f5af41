import { render } from '@testing-library/react';
import { MemoryRouter, parsePath, Route, Routes, useLocation } from 'react-router-dom';
import { vi } from 'vitest';
import type { ListingCard } from '../../../src/domain/listings/Listing';
import type { Restriction } from '../../../src/domain/moderation/Restriction';
import { PostListingScreen } from '../../../src/presentation/listings/posting/PostListingScreen';
import { OngoingPublication } from '../../../src/presentation/listings/posting/queue/OngoingPublication';
import { ongoingPublication } from '../../../src/presentation/listings/posting/queue/viewModels';
import { NotifyContext, type ToastContent } from '../../../src/presentation/shared/notices/notify';
import { ViewModelContext } from '../../../src/presentation/shared/useViewModel';
import { aPosting } from '../builders/aPosting';
import { aViewModelSource, given, givenRestriction } from '../doubles/aViewModelSource';
import { postingFields } from '../doubles/postingFields';
import { postListingViewModel } from '../../../src/presentation/listings/viewModels';

/** The whole screen over stubs; `others`: what a search for comparable listings finds. */
export function showPosting(
  at = '/deposer-annonce',
  changes: Parameters<typeof aPosting>[0] = {},
  state: unknown = null,
  others: readonly ListingCard[] = [],
  restriction: Restriction | null = null,
) {
  URL.createObjectURL = (file) => `blob:${file instanceof File ? file.name : ''}`;
  URL.revokeObjectURL = () => undefined;
  const posting = aPosting(changes);
  const notify = vi.fn<(notice: ToastContent) => void>();
  const ongoing = new OngoingPublication();
  const source = aViewModelSource(
    given(ongoingPublication, () => ongoing),
    given(postListingViewModel, () => posting.viewModel),
    givenRestriction(restriction),
    ...postingFields(others),
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
  return { ...posting, ongoing, notify, container, address: () => address };
}
