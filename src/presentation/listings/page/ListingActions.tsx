import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import type { Ref } from 'react';
import type { Listing } from '../../../domain/listings/Listing';
import { Icon } from '../../shared/controls/Icon';
import { useNotify } from '../../shared/notices/notify';
import { absolute } from '../../shared/page/PageMetadata';
import { paths } from '../../shared/paths';
import { ContactInPanel, ContactSeller } from './ContactSeller';
import { FavouriteButton } from './FavouriteButton';
import { listingPageMessages as messages } from '../display/messages';
import { OwnerPanel } from './OwnerPanel';
import { shareLink } from './shareLink';

interface ListingActionsProps {
  readonly listing: Listing;
  /** Ref to the contact button; null: the seller cannot be contacted. */
  readonly contact: Ref<HTMLDivElement>;
  readonly isOwn: boolean;
}

export function ListingActions({ listing, contact, isOwn }: ListingActionsProps) {
  const notify = useNotify();
  const share = async () => {
    const outcome = await shareLink({ title: listing.title, url: absolute(paths.listing(listing)) });
    if (outcome === 'copied') notify({ text: messages.copied, kind: 'success' });
    if (outcome === 'failed') notify({ text: messages.shareFailed, kind: 'error' });
  };
  return (
    <Actions data-print="hide">
      {isOwn && <OwnerPanel listing={listing} />}
      {contact !== null && (
        <ContactInPanel ref={contact}>
          <ContactSeller listingId={listing.id} />
        </ContactInPanel>
      )}
      {!isOwn && <FavouriteButton listing={listing} />}
      <div className="row">
        <Button variant="outlined" startIcon={<Icon name="share" size={20} />} onClick={() => void share()}>
          {messages.share}
        </Button>
        <Button variant="outlined" startIcon={<Icon name="print" size={20} />} onClick={() => window.print()}>
          {messages.print}
        </Button>
      </div>
    </Actions>
  );
}

const Actions = styled.div({
  display: 'flex',
  flexDirection: 'column',
  gap: 10,
  p: { margin: 0, fontSize: '0.875rem', lineHeight: 1.45, color: 'var(--mb-palette-text-secondary)' },
  '.row': { display: 'flex', gap: 10 },
  '.row button': { flex: 1 },
});
