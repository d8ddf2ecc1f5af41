import { act, render } from '@testing-library/react';
import { observer } from 'mobx-react-lite';
import { MemoryRouter } from 'react-router-dom';
import { vi } from 'vitest';
import type { Listing } from '../../../../src/domain/listings/Listing';
import type { Conversation } from '../../../../src/domain/messaging/Conversation';
import type { Deal } from '../../../../src/domain/reviews/Deal';
import { writeReview } from '../../../../src/domain/reviews/writeReview';
import { DAY } from '../../../../src/domain/shared/Instant';
import { failure, success } from '../../../../src/domain/shared/Result';
import {
  buyersViewModel,
  deletionQueueViewModel,
  listingActionsViewModel,
} from '../../../../src/presentation/listings/viewModels';
import { AppointmentViewModel } from '../../../../src/presentation/messaging/appointments/AppointmentViewModel';
import { DealTimeline } from '../../../../src/presentation/messaging/thread/DealTimeline';
import { DealTimelineViewModel } from '../../../../src/presentation/messaging/thread/DealTimelineViewModel';
import type { ThreadViewModel } from '../../../../src/presentation/messaging/thread/ThreadViewModel';
import { InboxViewModel } from '../../../../src/presentation/messaging/InboxViewModel';
import { appointmentViewModel } from '../../../../src/presentation/messaging/appointments/viewModels';
import { dealTimelineViewModel } from '../../../../src/presentation/messaging/thread/viewModels';
import { inboxViewModel } from '../../../../src/presentation/messaging/viewModels';
import { ReviewViewModel } from '../../../../src/presentation/reviews/ReviewViewModel';
import { reviewViewModel } from '../../../../src/presentation/reviews/viewModels';
import { NotifyContext, type ToastContent } from '../../../../src/presentation/shared/notices/notify';
import { ViewModelContext } from '../../../../src/presentation/shared/useViewModel';
import { listingDisplay } from '../../../../src/presentation/shared/viewModels';
import { aConversation, aMessage, claire, karim } from '../../../support/builders/aConversation';
import { aListing, NOON } from '../../../support/builders/aListing';
import { aConversationRepository } from '../../../support/doubles/aConversationRepository';
import { aListingDisplay } from '../../../support/doubles/aListingDisplay';
import { aNotifier } from '../../../support/doubles/aNotifier';
import { aTextDownload } from '../../../support/doubles/aTextDownload';
import { aViewModelSource, given } from '../../../support/doubles/aViewModelSource';
import { memoryDrafts } from '../../../support/doubles/memoryDrafts';
import { someDeals, someOwnerSteps, somePendingDeletions } from '../../../support/doubles/someOwnerSteps';
import { anOpenThread } from '../../../support/drivers/anOpenThread';
import { InMemoryListingRepository } from '../../../support/inMemory/listings/InMemoryListingRepository';

export const agreed = [
  aMessage({ id: 'offre', content: { kind: 'offer', euros: 100 } }),
  aMessage({ id: 'oui', authorId: 'claire', content: { kind: 'acceptance', euros: 100, offerId: 'offre' } }),
];

export interface Circumstances {
  readonly as?: typeof karim;
  readonly listing?: Listing;
  readonly messages?: typeof agreed;
  /** Whom the listing goes to. */
  readonly buyer?: string | null;
  readonly reviewedAt?: Deal['reviewedAt'];
  readonly soldAt?: number;
  /** Whether the backend stores who the buyer is, each time that it is asked to. */
  readonly answers?: () => boolean | Promise<boolean>;
  /** The other conversations of who looks. */
  readonly others?: readonly Conversation[];
}

/** The deal of Claire’s bicycle in her conversation with Karim. */
export async function showDeal(circumstances: Circumstances = {}) {
  const {
    as = claire,
    listing = aListing(),
    messages = agreed,
    buyer = null,
    reviewedAt = {},
    soldAt = NOON - DAY,
    answers = () => true,
    others = [],
  } = circumstances;
  const stored = new InMemoryListingRepository([listing]);
  const deals = someDeals(buyer === null ? {} : { velo: buyer });
  const answering = {
    ...deals,
    assign: async (...of: Parameters<typeof deals.assign>) =>
      (await answers()) ? deals.assign(...of) : failure('offline' as const),
  };
  const owner = someOwnerSteps(stored, somePendingDeletions(), [], answering);
  const { thread, emit } = anOpenThread(as);
  stored.subscribe('velo', emit.listing);
  emit.conversation(success(aConversation()));
  emit.messages(success(messages));
  const deal = async (): Promise<Deal | null> => {
    const isKarims = (await deals.of(['velo'])).ok && (await deals.goesTo('velo', 'karim'));
    return stored.stored('velo')?.state === 'sold' && isKarims !== false && isKarims.ok && isKarims.value === 'buyer'
      ? { listingId: 'velo', title: 'Vélo de ville', sellerId: 'claire', buyerId: 'karim', soldAt, reviewedAt }
      : null;
  };
  const reviews = {
    dealOf: async () => success(await deal()),
    write: async (_id: string, author: typeof karim, review: Parameters<typeof writeReview>[2]) =>
      writeReview(await deal(), author, review, NOON),
  };
  const notify = vi.fn<(notice: ToastContent) => void>();
  const source = aViewModelSource(
    given(buyersViewModel, () => owner.buyers),
    given(deletionQueueViewModel, () => owner.removals),
    given(listingActionsViewModel, () => owner.steps),
    given(listingDisplay, () => aListingDisplay()),
    given(inboxViewModel, () => anInbox([aConversation(), ...others])),
    given(appointmentViewModel, () => new AppointmentViewModel(aTextDownload().download, owner.time, owner.time)),
    given(dealTimelineViewModel, () => new DealTimelineViewModel(deals, owner.time)),
    given(reviewViewModel, () => new ReviewViewModel(reviews, memoryDrafts(), { now: () => NOON })),
  );
  render(
    <ViewModelContext value={source}>
      <NotifyContext value={notify}>
        <MemoryRouter>
          <Shown thread={thread} me={as} other={as === claire ? karim : claire} />
        </MemoryRouter>
      </NotifyContext>
    </ViewModelContext>,
  );
  const settle = (milliseconds = 0) => act(() => owner.time.pass(milliseconds));
  await settle();
  return { stored, deals, notify, settle, emit };
}

function anInbox(conversations: readonly Conversation[]): InboxViewModel {
  const repository = aConversationRepository({
    subscribeToInbox: (_uid, _limit, emit) => (emit(success(conversations)), () => undefined),
  });
  const inbox = new InboxViewModel(repository, aNotifier(), { subscribe: () => () => undefined });
  inbox.start('claire')();
  return inbox;
}

const Shown = observer(function Shown({
  thread,
  me,
  other,
}: {
  readonly thread: ThreadViewModel;
  readonly me: typeof karim;
  readonly other: typeof karim;
}) {
  return thread.listing === null ? null : (
    <DealTimeline id="velo~karim" listing={thread.listing} me={me} other={other} thread={thread} />
  );
});
