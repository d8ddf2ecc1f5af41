import type { Listing } from '../../../domain/listings/Listing';
import { currentState } from '../../../domain/listings/lifecycle/lifetime';
import type { ReviewReason } from '../../../domain/listings/review/reviewReason';
import type { Instant } from '../../../domain/shared/Instant';
import { formatDate } from '../../shared/format/formatDate';
import { formatPrice } from '../../shared/format/formatPrice';
import { caseMessages, stateLabels } from '../cases/caseMessages';
import { QueueCard } from '../cases/QueueCard';
import { listingMessages as messages } from './listingMessages';

interface ListingListItemProps {
  readonly listing: Listing;
  readonly address: string;
  readonly isOpen: boolean;
  readonly now: Instant;
  /** Why it is in review; null: not known, or it is not. */
  readonly reason: ReviewReason | null;
}

export function ListingListItem({ listing, address, isOpen, now, reason }: ListingListItemProps) {
  const { title, price, seller, updatedAt } = listing;
  const state = stateLabels[currentState(listing, now)];
  return (
    <li>
      <QueueCard to={address} aria-current={isOpen ? 'true' : undefined}>
        <strong>{title === '' ? caseMessages.untitled : title}</strong>
        <span className="facts">
          <span>{formatPrice(price)}</span>
          <span>{messages.by(seller.name)}</span>
        </span>
        {reason !== null && <span>{messages.waits(reason)}</span>}
        <span className="quiet">{messages.since(capitalised(state), formatDate(updatedAt, now))}</span>
      </QueueCard>
    </li>
  );
}

function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase('fr') + text.slice(1);
}
