import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { Icon } from '../shared/Icon';
import { SMALL_SCREEN, WIDE_SCREEN } from '../shared/screenWidths';
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

/** Beside the pictures, where there is room. */
export const ContactInPanel = styled.div({ display: 'flex', flexDirection: 'column', [SMALL_SCREEN]: { display: 'none' } });

/** Under the thumb on a phone, as long as the listing is in sight. */
export const ContactBar = styled.div({
  position: 'sticky', zIndex: 20, bottom: 'calc(var(--mb-bottom-bar-height, 64px) + env(safe-area-inset-bottom) + 10px)', marginTop: 16,
  '.MuiButton-root': { width: '100%', boxShadow: '0 10px 30px -10px rgb(40 20 8 / 0.55)' },
  [WIDE_SCREEN]: { display: 'none' },
});
