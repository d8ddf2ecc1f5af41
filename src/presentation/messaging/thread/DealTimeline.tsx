import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef } from 'react';
import type { GoesTo } from '../../../domain/listings/GoesTo';
import { currentState } from '../../../domain/listings/lifecycle/lifetime';
import type { Listing } from '../../../domain/listings/Listing';
import { partsOfConversationId, type Participant } from '../../../domain/messaging/Conversation';
import { currentAppointment, type Appointment } from '../../../domain/messaging/appointmentStatuses';
import { dealTimeline, type DealSituation } from '../../../domain/reviews/dealTimeline';
import { buyersViewModel, listingActionsViewModel } from '../../listings/viewModels';
import { ReviewControls } from '../../reviews/ReviewControls';
import { reviewViewModel } from '../../reviews/viewModels';
import { formatPrice } from '../../shared/format/formatPrice';
import { formatMoment } from '../../shared/format/formatMoment';
import { VisuallyHidden } from '../../shared/controls/VisuallyHidden';
import { useViewModel } from '../../shared/useViewModel';
import { listingDisplay } from '../../shared/viewModels';
import { useAppointmentState } from '../appointments/useAppointmentState';
import { situationText, stepLabel, stepStatuses, timelineMessages, turnText } from '../timelineMessages';
import { dealTimelineViewModel } from './viewModels';
import { SellerStep } from './SellerStep';
import type { ThreadViewModel } from './ThreadViewModel';
import { TimelineFrame } from './TimelineFrame';
import { TimelineSummary } from './TimelineSummary';

type Person = Pick<Participant, 'uid' | 'name'>;

interface DealTimelineProps {
  readonly id: string;
  readonly listing: Listing;
  readonly me: Person;
  readonly other: Person;
  readonly thread: ThreadViewModel;
}

/** How far the deal of a conversation has come, who must do what next, and the reader’s own next step. */
export const DealTimeline = observer(function DealTimeline({
  id,
  listing: stored,
  me,
  other,
  thread,
}: DealTimelineProps) {
  const heading = useId();
  const summary = useRef<HTMLButtonElement>(null);
  const buyerId = partsOfConversationId(id)?.buyerId ?? '';
  const side = buyerId === me.uid ? 'buyer' : 'seller';
  const listing = useViewModel(listingActionsViewModel).current(stored);
  const buyers = useViewModel(buyersViewModel);
  const known = buyers.known.get(listing.id);
  const isNaming = buyers.busy.has(listing.id);
  const state = currentState(listing, useViewModel(listingDisplay).now());
  const appointment = currentAppointment(thread.exchanged);
  const seen = useViewModel(dealTimelineViewModel);
  useEffect(
    () => seen.start(stored.id, buyerId, stored.state),
    // A message often goes with what its author has just done.
    [seen, stored.id, buyerId, stored.state, thread.messages.length, isNaming],
  );
  const review = useReview(stored, me, { buyer: seen.goesTo ?? known?.uid, isNaming });
  const deal = state === 'sold' ? review.deal : null;
  const goesTo = ((): GoesTo | null => {
    if (deal !== null) return 'buyer';
    if (state === 'sold' && review.status === 'loading') return null;
    // What the owner has said in this browser is known before it is stored.
    if (side === 'seller' && known !== undefined) return known.uid === buyerId ? 'buyer' : 'other';
    return seen.goesTo;
  })();
  const timeline = dealTimeline({
    isAccepted: thread.agreedEuros !== null,
    state,
    goesTo,
    wasReserved: seen.wasReserved,
    hasAppointment: appointment !== null,
    reviewers: (['buyer', 'seller'] as const).filter((one) => deal?.reviewedAt[one] !== undefined),
    mayReview: deal !== null && !review.isOver,
  });
  if (timeline === null) return null;
  const { by, situation, steps } = timeline;
  const reader = { side, name: other.name, isTurn: by.includes(side) } as const;
  const price = thread.agreedEuros === null ? null : formatPrice({ kind: 'amount', euros: thread.agreedEuros });
  const text = situationText(situation, thread.deal, reader);
  return (
    <TimelineFrame aria-labelledby={heading}>
      <VisuallyHidden as="h2" id={heading}>
        {timelineMessages.heading(thread.deal)}
      </VisuallyHidden>
      <TimelineSummary
        ref={summary}
        steps={steps}
        deal={thread.deal}
        price={price}
        turn={turnText(situation, reader)}
        isOwnTurn={reader.isTurn}
      />
      <ol>
        {steps.map(({ step, status }) => (
          <li key={step} data-status={status} aria-current={status === 'next' ? 'step' : undefined}>
            {stepLabel(step, thread.deal, price)}
            <VisuallyHidden>{`, ${stepStatuses[status]}`}</VisuallyHidden>
          </li>
        ))}
      </ol>
      <p role="status">{text}</p>
      {goings.has(situation) && appointment !== null && <AgreedAppointment {...appointment} />}
      {situation === 'to-review' || situation === 'complete' ? (
        <ReviewControls viewModel={review} other={other} />
      ) : null}
      {side === 'seller' && (
        <SellerStep situation={situation} listing={listing} deal={thread.deal} other={other} summary={summary} />
      )}
    </TimelineFrame>
  );
});

/** Where an appointment that both have agreed on still holds. */
const goings: ReadonlySet<DealSituation> = new Set(['unknown', 'to-reserve', 'released', 'reserved-unnamed', 'to-end']);

/** Shown until it is over. */
const AgreedAppointment = observer(function AgreedAppointment({ at, place }: Appointment) {
  return useAppointmentState('accepted', at) === 'past' ? null : (
    <p>{timelineMessages.appointment(formatMoment(at), place)}</p>
  );
});

interface Naming {
  /** Who has bought it, as far as this browser knows. */
  readonly buyer: string | undefined;
  /** Whether that is being stored. */
  readonly isNaming: boolean;
}

/** The deal of a sold listing, with what its sides have written; read again when another buyer is known, and once that is stored. */
function useReview({ id, state }: Listing, { uid, name }: Person, { buyer, isNaming }: Naming) {
  const review = useViewModel(reviewViewModel);
  const { attempt } = review;
  useEffect(
    () => (state === 'sold' ? review.start(id, { uid, name }) : undefined),
    [attempt, buyer, id, isNaming, name, review, state, uid],
  );
  return review;
}
