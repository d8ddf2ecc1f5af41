import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import type { Listing } from '../../../domain/listings/Listing';
import { listingVisibility } from '../../../domain/listings/lifecycle/listingVisibility';
import { Material } from '../../shared/controls/Material';
import { FailureNotice } from '../../shared/notices/FailureNotice';
import type { PreparedScreen } from '../../shared/page/PreparedScreen';
import { PageSection } from '../../shared/page/PageSection';
import { isServer } from '../../shared/page/isServer';
import { usePageReport } from '../../shared/page/pageReport';
import { PageTitle } from '../../shared/page/PageTitle';
import { useSession } from '../../shared/session/useSession';
import { useViewModel } from '../../shared/useViewModel';
import { paths } from '../../shared/paths';
import { listingDisplay } from '../../shared/viewModels';
import { listingViewModel } from '../viewModels';
import { ListingPage } from './ListingPage';
import { failedListing } from './messages';
import { ListingSkeleton } from '../display/ListingSkeleton';
import type { ListingViewModel } from './ListingViewModel';

// Hardly any visit sees it. While it is fetched, the frame of the screens shows that.
const AbsentListing = lazy(async () => ({ default: (await import('./AbsentListing')).AbsentListing }));
const OwnExpiredListing = lazy(async () => ({ default: (await import('./OwnExpiredListing')).OwnExpiredListing }));

const Screen = observer(function ListingScreen() {
  const { id = '' } = useParams();
  const viewModel = useViewModel(listingViewModel);
  const { attempt, listing, retry, status } = viewModel;
  useEffect(() => viewModel.start(id), [viewModel, id, attempt]);
  if (listing !== null) return <KnownListing listing={listing} viewModel={viewModel} />;
  if (status === 'loading' || status === 'ready') return <ListingSkeleton />;
  if (status === 'missing') return <AbsentListing why="missing" />;
  return (
    <PageSection>
      <PageTitle>{failedListing}</PageTitle>
      <FailureNotice failure={status} onRetry={retry} />
    </PageSection>
  );
});

const preparation: PreparedScreen<ListingViewModel> = {
  prepare: (viewModel, { params: { id = '' } }) => viewModel.start(id),
};

export const ListingScreen = Object.assign(Screen, preparation);

interface KnownListingProps {
  readonly listing: Listing;
  readonly viewModel: ListingViewModel;
}

const KnownListing = observer(function KnownListing({ listing, viewModel }: KnownListingProps) {
  const session = useSession();
  const display = useViewModel(listingDisplay);
  const viewerId = session.profile?.uid ?? null;
  const visibility = listingVisibility(listing, viewerId, display.now());
  const isShown = visibility !== 'hidden' && visibility !== 'expired';
  useCanonicalAddress(listing);
  const isSessionKnown = session.status !== 'unknown';
  const isOwn = listing.ownerId === viewerId;
  useEffect(() => {
    if (isShown && isSessionKnown && !isOwn) display.markSeen(listing.id);
  }, [display, isShown, isSessionKnown, isOwn, listing.id]);
  useEffect(() => {
    if (isShown && isSessionKnown) viewModel.countView(listing, viewerId);
  }, [viewModel, isShown, isSessionKnown, listing, viewerId]);
  // The owner may see it: wait until it is known who is signed in. Nobody is where a server renders.
  if (visibility === 'hidden' && session.status === 'unknown' && !isServer) return <ListingSkeleton />;
  if (visibility === 'hidden') return <AbsentListing why="hidden" similar={viewModel.similar} />;
  if (visibility === 'expired' && isOwn)
    return (
      <Suspense fallback={<ListingSkeleton />}>
        <Material>
          <OwnExpiredListing listing={listing} />
        </Material>
      </Suspense>
    );
  if (visibility === 'expired') return <AbsentListing why="expired" listing={listing} similar={viewModel.similar} />;
  return <ListingPage listing={listing} visibility={visibility} viewModel={viewModel} isOwn={isOwn} />;
});

/** Replaces an address whose slug is missing or out of date. */
function useCanonicalAddress(listing: Listing): void {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const canonical = paths.listing(listing);
  usePageReport(pathname === canonical ? {} : { movedTo: canonical });
  useEffect(() => {
    if (pathname !== canonical) void navigate({ pathname: canonical, search, hash }, { replace: true });
  }, [hash, navigate, pathname, canonical, search]);
}
