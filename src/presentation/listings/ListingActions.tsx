import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import type { Listing } from '../../domain/listings/Listing';
import { Icon } from '../shared/Icon';
import { listingPath } from '../shared/listingPath';
import { useNotify } from '../shared/notify';
import { absolute } from '../shared/PageMetadata';
import { useSession } from '../shared/useSession';
import { listingPageMessages as messages } from './listingPageMessages';
import { shareLink } from './shareLink';

interface ListingActionsProps {
  readonly listing: Listing;
  readonly canContact: boolean;
  readonly isOwn: boolean;
}

export function ListingActions({ listing, canContact, isOwn }: ListingActionsProps) {
  const notify = useNotify();
  const share = async () => {
    const outcome = await shareLink({ title: listing.title, url: absolute(listingPath(listing)) });
    if (outcome === 'copied') notify({ text: messages.copied, kind: 'success' });
    if (outcome === 'failed') notify({ text: messages.shareFailed, kind: 'error' });
  };
  return (
    <Actions data-print="hide">
      {isOwn && <p>{messages.yours}</p>}
      {canContact && <Contact />}
      <div className="row">
        <Button variant="outlined" startIcon={<Icon name="share" size={20} />} onClick={() => void share()}>{messages.share}</Button>
        <Button variant="outlined" startIcon={<Icon name="print" size={20} />} onClick={() => window.print()}>{messages.print}</Button>
      </div>
    </Actions>
  );
}

/** Leads where messages will be, and says that they are not there yet. */
function Contact() {
  const { status } = useSession();
  return (
    <>
      <Button component={Link} variant="contained" size="large" to={status === 'signed-in' ? '/messages' : '/auth?next=%2Fmessages'} startIcon={<Icon name="chat" size={22} />}>
        {messages.contact}
      </Button>
      <p>{messages.contactLater}</p>
    </>
  );
}

const Actions = styled.div({
  display: 'flex', flexDirection: 'column', gap: 10,
  p: { margin: 0, fontSize: '0.875rem', lineHeight: 1.45, color: 'var(--mb-palette-text-secondary)' },
  '.row': { display: 'flex', gap: 10 },
  '.row button': { flex: 1 },
});
