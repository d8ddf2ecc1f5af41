import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import type { UserProfile } from '../../../domain/account/UserProfile';
import type { Listing } from '../../../domain/listings/Listing';
import { caseTargetOf } from '../../../domain/moderation/ModerationCase';
import { waitingReason } from '../../../domain/listings/review/reviewReason';
import { useViewModel } from '../../shared/useViewModel';
import type { CaseQueueViewModel } from '../cases/CaseQueueViewModel';
import type { WorkList } from '../cases/WorkList';
import { SelectEntry } from '../decision/SelectEntry';
import { listingListViewModel, settingsViewModel } from '../desk/viewModels';
import { administrationPaths } from '../paths';
import { filterOf, listedGroupOf, listedGroups, type ListedGroup } from './listingFilters';
import { ListingColumns } from './ListingColumns';
import { ListingList } from './ListingList';
import { groupLabels, listingMessages as messages } from './listingMessages';
import { ListingSearchForm } from './ListingSearchForm';
import type { ReviewQueueViewModel } from './ReviewQueueViewModel';

interface ListingsScreenProps {
  readonly reviews: ReviewQueueViewModel;
  readonly queue: CaseQueueViewModel;
  readonly admin: UserProfile;
}

/** Listings in every state, those in review first, and the one that is examined. */
export const ListingsScreen = observer(function ListingsScreen({ reviews, queue, admin }: ListingsScreenProps) {
  const viewModel = useViewModel(listingListViewModel);
  const settings = useViewModel(settingsViewModel);
  const { listingId } = useParams();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const group = listedGroupOf(parameters.get('etat'));
  const searched = parameters.get('recherche') ?? '';
  useEffect(
    () => (searched === '' ? viewModel.start(filterOf(group)) : viewModel.search(searched)),
    [viewModel, group, searched],
  );
  const isReview = searched === '' && group === 'en-verification';
  useEffect(() => (isReview ? reviews.start() : undefined), [reviews, isReview]);
  useEffect(() => void settings.load(), [settings]);
  const reasonOf = (listing: Listing) => (settings.known === null ? null : waitingReason(listing, settings.known));
  const open = viewModel.listings.find(({ id }) => id === listingId);
  const reason = open === undefined ? null : reasonOf(open);
  const list = workListOf({ group, searched, reviews, queue });
  return (
    <ListingColumns
      title={messages.title}
      listingId={listingId}
      hasListings={viewModel.listings.length > 0}
      list={list}
      admin={admin}
      why={reason !== null && <p>{messages.waits(reason)}</p>}
    >
      <ListingSearchForm searched={searched} onSearch={(typed) => void navigate(addressOfSearch(typed))} />
      {searched === '' ? (
        <SelectEntry
          label={messages.state}
          value={group}
          choices={listedGroups}
          labels={groupLabels}
          onChange={(chosen) => void navigate(addressOfGroup(chosen))}
        />
      ) : (
        <p>{messages.found(searched)}</p>
      )}
      <ListingList
        viewModel={viewModel}
        empty={emptyText(group, searched)}
        queue={queue}
        list={list}
        openId={listingId ?? null}
        reasonOf={reasonOf}
      />
    </ListingColumns>
  );
});

interface Work {
  readonly group: ListedGroup;
  readonly searched: string;
  readonly reviews: ReviewQueueViewModel;
  readonly queue: CaseQueueViewModel;
}

/** After a decision, the next listing in review; from any other list, back to it. */
function workListOf({ group, searched, reviews, queue }: Work): WorkList {
  const isReview = searched === '' && group === 'en-verification';
  const address = searched === '' ? addressOfGroup(group) : addressOfSearch(searched);
  const addressOf: WorkList['addressOf'] = ({ id }) => administrationPaths.listingIn(id, address);
  return {
    address,
    back: messages.back,
    now: queue.now,
    addressOf,
    addressAfter: (caseId) => {
      const next = isReview ? reviews.after(caseTargetOf(caseId)?.id ?? '') : null;
      return next === null ? address : addressOf({ kind: 'listing', id: next.id });
    },
  };
}

function addressOfSearch(typed: string): string {
  return typed === '' ? administrationPaths.listings : administrationPaths.foundListings(typed);
}

function addressOfGroup(group: ListedGroup): string {
  return group === 'en-verification' ? administrationPaths.listings : administrationPaths.listingsIn(group);
}

function emptyText(group: ListedGroup, searched: string) {
  if (searched !== '') return { text: messages.notFound, hint: messages.notFoundHint };
  const isReview = group === 'en-verification';
  return { text: isReview ? messages.noneWaits : messages.empty, hint: isReview ? messages.noneWaitsHint : '' };
}
