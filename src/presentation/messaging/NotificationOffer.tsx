import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import type { InboxViewModel } from './InboxViewModel';
import { messages } from './messages';

/** Browsers let a site ask for permission once, so it is requested only on a click. */
export const NotificationOffer = observer(function NotificationOffer({ inbox }: { readonly inbox: InboxViewModel }) {
  if (inbox.permission !== 'default') return null;
  return (
    <Root>
      <p>{messages.notifications}</p>
      <Button size="small" variant="outlined" onClick={() => void inbox.askForNotifications()}>
        {messages.allowNotifications}
      </Button>
    </Root>
  );
});

const Root = styled.div({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 8,
  margin: '0 4px 8px',
  padding: 12,
  borderRadius: 14,
  background: 'var(--mb-palette-background-sunk)',
  p: { margin: 0, fontSize: '0.875rem', lineHeight: 1.45 },
});
