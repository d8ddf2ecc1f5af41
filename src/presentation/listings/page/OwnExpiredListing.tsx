import type { Listing } from '../../../domain/listings/Listing';
import { PlainPage } from '../../shared/page/PlainPage';
import { myListingsMessages as messages } from '../owner/messages';
import { OwnerPanel } from './OwnerPanel';

/** Shown to the owner of an expired listing. */
export function OwnExpiredListing({ listing }: { readonly listing: Listing }) {
  return (
    <>
      <meta name="robots" content="noindex" />
      <PlainPage title={messages.ownExpired.title(listing.title)} text={messages.ownExpired.text}>
        <OwnerPanel listing={listing} />
      </PlainPage>
    </>
  );
}
