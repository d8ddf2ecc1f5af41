import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ListingCard } from '../../../domain/listings/Listing';
import { isNewMember } from '../../../domain/listings/sellerSeniority';
import { listingDisplay } from '../viewModels';
import { cardFacts } from './cardFacts';
import { CardFrame } from './CardFrame';
import { formatDate } from '../format/formatDate';
import { formatDistance } from '../format/formatDistance';
import { HeartButton } from './HeartButton';
import { messages } from '../messages';
import { PhotoPlaceholder, PhotoView } from './PhotoView';
import { PriceText } from './PriceText';
import { placeParts } from '../places/placeText';
import { useViewModel } from '../useViewModel';
import { VisuallyHidden } from '../controls/VisuallyHidden';
import { paths } from '../paths';

interface ListingCardViewProps {
  readonly listing: ListingCard;
  /** Distance from the searched location. */
  readonly distanceKm?: number | undefined;
  /** Among the first on the page: its picture is loaded at once. */
  readonly eager?: boolean;
  /** The title with marked words; by default the plain title. */
  readonly title?: ReactNode;
  /** A label on the card, such as « Nouveau ». */
  readonly mark?: string | undefined;
  /** Beside the owner's view of the listing, which says its state; that they have seen it says nothing. */
  readonly isOwn?: boolean;
  /** Runs in addition to the toggle of the heart. */
  readonly onHeart?: () => void;
}

/** A listing on a list: the whole card is the link to its page. */
export function ListingCardView({
  listing,
  distanceKm,
  eager = false,
  title = listing.title,
  mark,
  isOwn = false,
  onHeart,
}: ListingCardViewProps) {
  const { location, price, seller } = listing;
  const now = useViewModel(listingDisplay).now();
  return (
    <CardFrame>
      <CardPicture listing={listing} eager={eager} mark={mark} isOwn={isOwn} />
      <div className="body">
        <div className={`price ${price.kind}`}>
          <PriceText listing={listing} />
        </div>
        <h3 className="title">
          <Link to={paths.listing(listing)}>{title}</Link>
        </h3>
        <div className="line whole facts">
          <Parts parts={cardFacts(listing).slice(0, 3)} />
        </div>
        <div className="line whole">
          <Parts parts={placeParts(location)} separator=" " />
        </div>
        <div className="line whole">
          <Parts
            parts={[
              // First: on a narrow card there is no room for more.
              isNewMember(seller.memberSince, now) && messages.newMember,
              distanceKm !== undefined && messages.at(formatDistance(distanceKm)),
              <time key="date" dateTime={new Date(listing.publishedAt).toISOString()}>
                {formatDate(listing.publishedAt, now)}
              </time>,
            ]}
          />
        </div>
      </div>
      <HeartButton listing={listing} onClick={onHeart} />
    </CardFrame>
  );
}

/** The parts of a line that are there; those that do not fit whole are out of sight (`CardFrame`). */
function Parts({ parts, separator = ' · ' }: { readonly parts: readonly ReactNode[]; readonly separator?: string }) {
  return parts.filter(Boolean).map((part, index) => (
    <span key={index}>
      {index > 0 && separator}
      {part}
    </span>
  ));
}

function CardPicture({
  listing,
  eager,
  mark,
  isOwn,
}: {
  readonly listing: ListingCard;
  readonly eager: boolean;
  readonly mark: string | undefined;
  readonly isOwn: boolean;
}) {
  const [photo] = listing.photos;
  const isSeen = useViewModel(listingDisplay).isSeen(listing.id);
  return (
    <div className="picture">
      {photo === undefined ? (
        <PhotoPlaceholder label={messages.noPhoto} />
      ) : (
        <PhotoView photo={photo} rendition="card" alt={listing.title} eager={eager} />
      )}
      <div className="badges">
        {mark !== undefined && <span className="badge strong">{mark}</span>}
        {listing.state === 'reserved' && !isOwn && <span className="badge strong">{messages.reserved}</span>}
        {listing.kind === 'wanted' && <span className="badge wanted">{messages.wanted}</span>}
        {listing.seller.kind === 'professional' && <span className="badge">{messages.professional}</span>}
        {listing.handover.delivery && <span className="badge">{messages.delivery}</span>}
      </div>
      {isSeen && !isOwn && <span className="corner seen badge">{messages.seen}</span>}
      {listing.photos.length > 1 && <PhotoCount count={listing.photos.length} />}
    </div>
  );
}

function PhotoCount({ count }: { readonly count: number }) {
  return (
    <span className="corner count badge">
      <svg viewBox="0 0 16 12" width="14" height="11" fill="currentColor" aria-hidden="true">
        <path d="M1 2.5h3l1.2-2h5.6l1.2 2h3v9H1zM8 9.6a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2z" fillRule="evenodd" />
      </svg>
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden>{messages.photoCount(count)}</VisuallyHidden>
    </span>
  );
}
