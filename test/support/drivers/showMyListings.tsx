import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { vi } from 'vitest';
import type { ListingBuyers } from '../../../src/application/listings/ListingBuyers';
import type { BackendResult } from '../../../src/application/shared/BackendResult';
import type { PhotoRepository } from '../../../src/application/listings/PhotoRepository';
import type { UserProfile } from '../../../src/domain/account/UserProfile';
import type { Conversation } from '../../../src/domain/messaging/Conversation';
import type { Listing } from '../../../src/domain/listings/Listing';
import type { ListingDraft } from '../../../src/domain/listings/draft/ListingDraft';
import { OngoingPublication } from '../../../src/presentation/listings/posting/queue/OngoingPublication';
import { QueuedListingViewModel } from '../../../src/presentation/listings/posting/queue/QueuedListingViewModel';
import { queuedListingViewModel } from '../../../src/presentation/listings/posting/queue/viewModels';
import { InMemoryPublicationQueue } from '../inMemory/listings/InMemoryPublicationQueue';
import type { Restriction } from '../../../src/domain/moderation/Restriction';
import type { Deal } from '../../../src/domain/reviews/Deal';
import { failure, success } from '../../../src/domain/shared/Result';
import { MyListingsScreen } from '../../../src/presentation/listings/owner/MyListingsScreen';
import { MyListingsViewModel } from '../../../src/presentation/listings/owner/MyListingsViewModel';
import { ReviewViewModel } from '../../../src/presentation/reviews/ReviewViewModel';
import { reviewViewModel } from '../../../src/presentation/reviews/viewModels';
import { NotifyContext, type ToastContent } from '../../../src/presentation/shared/notices/notify';
import { SessionViewModel } from '../../../src/presentation/shared/session/SessionViewModel';
import { ViewModelContext } from '../../../src/presentation/shared/useViewModel';
import { NOON } from '../builders/aListing';
import { aListingDisplay } from '../doubles/aListingDisplay';
import { aProfile } from '../builders/aPosting';
import { aViewModelSource, given, givenRestriction } from '../doubles/aViewModelSource';
import { someDeals, someOwnerSteps, somePendingDeletions } from '../doubles/someOwnerSteps';
import { memoryDrafts } from '../doubles/memoryDrafts';
import { someViews } from '../builders/someViews';
import { InMemoryListingRepository } from '../inMemory/listings/InMemoryListingRepository';
import { InMemoryUserRepository } from '../inMemory/account/InMemoryUserRepository';
import {
  buyersViewModel,
  deletionQueueViewModel,
  listingActionsViewModel,
  myListingsViewModel,
} from '../../../src/presentation/listings/viewModels';
import { listingDisplay, sessionViewModel } from '../../../src/presentation/shared/viewModels';

interface Circumstances {
  readonly at?: string;
  readonly listings?: readonly Listing[];
  readonly profile?: UserProfile | null;
  readonly views?: Readonly<Record<string, number>>;
  readonly favourites?: Readonly<Record<string, number>>;
  /** About any of them. */
  readonly asking?: readonly Conversation[];
  readonly deals?: Readonly<Record<string, string>>;
  readonly photos?: Pick<PhotoRepository, 'remove'>;
  /** Whether what stands beside the listings can be read, each time that it is asked for. */
  readonly answers?: () => boolean;
  /** Waits to be published. */
  readonly draft?: ListingDraft | null;
  readonly restriction?: Restriction | null;
}

/** Claire’s list of her listings, over stubs. */
export function showMyListings(circumstances: Circumstances = {}) {
  const {
    at = '/account/annonces',
    listings = [],
    profile = aProfile({ uid: 'claire' }),
    views = {},
    favourites = {},
    asking = [],
    deals = {},
    photos,
    answers = () => true,
    draft = null,
    restriction = null,
  } = circumstances;
  const stored = new InMemoryListingRepository(
    listings,
    new InMemoryUserRepository(...(profile === null ? [] : [profile])),
  );
  const known = someDeals(deals);
  const assign = vi.fn<ListingBuyers['assign']>((deal) => known.assign(deal));
  const answering: ListingBuyers = {
    ...known,
    assign,
    of: async (ids) => (answers() ? known.of(ids) : failure('offline')),
  };
  const owner = someOwnerSteps(stored, somePendingDeletions(), asking, answering, photos);
  const reviews: ConstructorParameters<typeof ReviewViewModel>[0] = {
    dealOf: async (listingId) => success(dealOf(stored.stored(listingId), await known.of([listingId]))),
    write: async () => failure('no-deal'),
  };
  const session = new SessionViewModel({ subscribe: () => () => undefined, signOut: () => Promise.resolve(success()) });
  session.show(profile);
  const notify = vi.fn<(notice: ToastContent) => void>();
  const counts = { countsOf: async () => (answers() ? success(favourites) : failure('offline' as const)) };
  const viewModel = new MyListingsViewModel(
    session,
    stored,
    someViews(views),
    counts,
    owner.move,
    owner.steps,
    owner.removals,
    owner.time,
  );
  const queue = new InMemoryPublicationQueue();
  if (draft !== null) queue.add('claire', draft.id);
  const ongoing = new OngoingPublication();
  const queuedListing = new QueuedListingViewModel(session, queue, { of: () => draft }, ongoing);
  const source = aViewModelSource(
    given(buyersViewModel, () => owner.buyers),
    given(queuedListingViewModel, () => queuedListing),
    given(listingDisplay, () => aListingDisplay()),
    given(myListingsViewModel, () => viewModel),
    given(listingActionsViewModel, () => owner.steps),
    given(deletionQueueViewModel, () => owner.removals),
    given(sessionViewModel, () => session),
    givenRestriction(restriction),
    given(reviewViewModel, () => new ReviewViewModel(reviews, memoryDrafts(), { now: () => NOON })),
  );
  let address = '';
  let state: unknown = null;
  function Address() {
    const location = useLocation();
    address = location.pathname + location.search;
    state = location.state;
    return null;
  }
  render(
    <ViewModelContext value={source}>
      <NotifyContext value={notify}>
        <MemoryRouter initialEntries={[at]}>
          <Address />
          <Routes>
            <Route path="/account/annonces" element={<MyListingsScreen />} />
            <Route path="*" element={<p>Ailleurs</p>} />
          </Routes>
        </MemoryRouter>
      </NotifyContext>
    </ViewModelContext>,
  );
  return { ...owner, queue, stored, notify, assign, viewModel, address: () => address, state: () => state };
}

/** As it is stored: of a sold listing alone. */
function dealOf(listing: Listing | undefined, buyers: BackendResult<ReadonlyMap<string, string>>): Deal | null {
  const buyerId = listing !== undefined && buyers.ok ? buyers.value.get(listing.id) : undefined;
  if (listing?.state !== 'sold' || buyerId === undefined) return null;
  const { id: listingId, ownerId: sellerId, title, updatedAt: soldAt } = listing;
  return { listingId, title, sellerId, buyerId, soldAt, reviewedAt: {} };
}

/** The titles that « Mes annonces » shows, from top to bottom. */
export const shownTitles = () =>
  screen.queryAllByRole('article').map((card) => within(card).getAllByRole('heading')[0]?.textContent);

/** Chooses one of the other actions on a listing that « Mes annonces » shows. */
export async function chooseAction(title: string, action: string): Promise<void> {
  await userEvent.click(
    within(screen.getByRole('group', { name: `Actions sur «\u00a0${title}\u00a0»` })).getByRole('button', {
      name: 'Autres actions',
    }),
  );
  await userEvent.click(screen.getByRole('menuitem', { name: action }));
}
