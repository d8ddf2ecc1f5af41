import Button from '@mui/material/Button';
import { observer } from 'mobx-react-lite';
import { useRef, type MouseEvent, type RefObject } from 'react';
import { Link } from 'react-router-dom';
import type { DealKind } from '../../../domain/listings/dealKind';
import type { Listing } from '../../../domain/listings/Listing';
import type { Conversation, Participant } from '../../../domain/messaging/Conversation';
import type { DealSituation } from '../../../domain/reviews/dealTimeline';
import { actionFailureMessages, buyerMessages, endings } from '../../listings/owner/messages';
import { useOwnerActions } from '../../listings/owner/useOwnerActions';
import { endsWithOffer, nextInLine } from '../../../domain/messaging/nextInLine';
import { buyersViewModel } from '../../listings/viewModels';
import { formatPrice } from '../../shared/format/formatPrice';
import { useNotify } from '../../shared/notices/notify';
import { paths } from '../../shared/paths';
import { useViewModel } from '../../shared/useViewModel';
import { messages } from '../messages';
import { timelineMessages } from '../timelineMessages';
import { inboxViewModel } from '../viewModels';

interface SellerStepProps {
  readonly situation: DealSituation;
  readonly listing: Listing;
  readonly deal: DealKind;
  readonly other: Pick<Participant, 'uid' | 'name'>;
  /** Takes the focus where the link is hidden. */
  readonly summary: RefObject<HTMLButtonElement | null>;
}

interface Step {
  readonly label: string;
  readonly run: () => void;
}

/** What the seller can do next for the buyer of a conversation, at one press, and the way to everything else. */
export const SellerStep = observer(function SellerStep({ situation, listing, deal, other, summary }: SellerStepProps) {
  const act = useOwnerActions();
  const buyers = useViewModel(buyersViewModel);
  const { conversations } = useViewModel(inboxViewModel);
  const notify = useNotify();
  const link = useRef<HTMLAnchorElement>(null);
  const name = async () => {
    const saved = await buyers.assign(listing, other);
    if (!saved.ok) notify({ kind: 'error', text: buyerMessages.failed(actionFailureMessages[saved.failure]) });
  };
  const reserve = { label: messages.reserveFor(other.name), run: () => act(listing, 'reserve', other) };
  const sell = { label: endings[deal].action, run: () => act(listing, 'sell', other) };
  const steps: Partial<Record<DealSituation, Step>> = {
    'to-reserve': reserve,
    released: reserve,
    'reserved-unnamed': { label: timelineMessages.name(other.name), run: () => void name() },
    'to-meet': sell,
    'to-end': sell,
    'sold-unnamed': { label: timelineMessages.name(other.name), run: () => void name() },
  };
  const step = steps[situation];
  const next = situation === 'released' ? nextInLine(conversations, listing.id, other.uid) : null;
  const take = ({ detail }: MouseEvent) => {
    // The second press of a double one would take the step that has replaced this one.
    if (detail > 1) return;
    step?.run();
    // The button goes with its step.
    link.current?.focus();
    if (document.activeElement !== link.current) summary.current?.focus();
  };
  return (
    <>
      {step !== undefined && (
        <Button key={situation} variant="contained" onClick={take}>
          {step.label}
        </Button>
      )}
      {next !== null && <Link to={paths.conversation(next.id)}>{nextText(next)}</Link>}
      <Link ref={link} to={paths.myListings}>
        {messages.manageListings}
      </Link>
    </>
  );
});

function nextText(conversation: Conversation): string {
  const { buyer, lastMessage } = conversation;
  if (!endsWithOffer(conversation)) return timelineMessages.next(buyer.name);
  return timelineMessages.nextWithOffer(buyer.name, formatPrice({ kind: 'amount', euros: Number(lastMessage.text) }));
}
