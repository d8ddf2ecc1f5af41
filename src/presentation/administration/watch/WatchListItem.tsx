import type { SuspectListing } from '../../../domain/moderation/suspicion';
import type { Instant } from '../../../domain/shared/Instant';
import { formatDate } from '../../shared/format/formatDate';
import { formatPrice } from '../../shared/format/formatPrice';
import { QueueCard } from '../cases/QueueCard';
import { listingMessages } from '../listings/listingMessages';
import { levelLabel, signLabel, watchMessages as messages } from './watchMessages';

interface WatchListItemProps {
  readonly suspect: SuspectListing;
  readonly address: string;
  readonly isOpen: boolean;
  readonly now: Instant;
}

export function WatchListItem({ suspect, address, isOpen, now }: WatchListItemProps) {
  const { listing, score, signs } = suspect;
  const { title, price, seller, updatedAt } = listing;
  return (
    <li>
      <QueueCard to={address} aria-current={isOpen ? 'true' : undefined}>
        <strong>{title}</strong>
        <span className="facts">
          <span className="urgency" data-high={score >= 5 || undefined}>
            {messages.score(levelLabel(score), score)}
          </span>
          <span>{formatPrice(price)}</span>
          <span>{listingMessages.by(seller.name)}</span>
        </span>
        {signs.map((sign) => (
          <span key={JSON.stringify(sign)}>
            {signLabel(sign)}
            {sign.kind === 'same-text' && ` ${messages.quoted(sign.other.title)}`}
          </span>
        ))}
        <span className="quiet">{formatDate(updatedAt, now)}</span>
      </QueueCard>
    </li>
  );
}
