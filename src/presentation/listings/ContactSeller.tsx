import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { Icon } from '../shared/Icon';
import { WIDE_SCREEN } from '../shared/screenWidths';
import { listingPageMessages as messages } from './listingPageMessages';

/** Leads to the conversation about a listing, which begins with the first message; whoever is signed out signs in there. */
export function ContactSeller({ listingId }: { readonly listingId: string }) {
  const parameters = new URLSearchParams({ annonce: listingId });
  return (
    <Button component={Link} variant="contained" size="large" to={`/messages?${parameters.toString()}`} startIcon={<Icon name="chat" size={22} />}>
      {messages.contact}
    </Button>
  );
}

export const ContactInPanel = styled.div({ display: 'flex', flexDirection: 'column' });

/** Under the thumb on a phone, as long as the listing is in sight and the button above is not. */
export const ContactBar = styled.div({
  position: 'sticky', zIndex: 20, bottom: 'calc(var(--mb-bottom-bar-height, 64px) + env(safe-area-inset-bottom) + 10px)', marginTop: 16,
  '.MuiButton-root': { width: '100%', boxShadow: '0 10px 30px -10px rgb(40 20 8 / 0.55)' },
  // It keeps its room, so that nothing moves when it comes.
  '&[hidden]': { display: 'block', visibility: 'hidden' },
  [WIDE_SCREEN]: { '&, &[hidden]': { display: 'none' } },
});
