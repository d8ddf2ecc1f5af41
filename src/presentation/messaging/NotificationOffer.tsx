import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import type { InboxViewModel } from './InboxViewModel';
import { messages } from './messages';

/** Browsers let a site ask for permission once, so it is requested only on a click. Who says no is not asked again in this browser. */
export const NotificationOffer = observer(function NotificationOffer({ inbox }: { readonly inbox: InboxViewModel }) {
  if (inbox.permission !== 'default' || inbox.isDeclined) return null;
  return (
    <Root>
      <p>{messages.notifications}</p>
      <div className="answers">
        <Button size="small" variant="outlined" onClick={() => void inbox.askForNotifications()}>
          {messages.allowNotifications}
        </Button>
        <Button size="small" onClick={inbox.declineNotifications}>
          {messages.declineNotifications}
        </Button>
      </div>
    </Root>
  );
});

const Root = styled.div({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 8,
  margin: '0 10px 8px',
  padding: 12,
  borderRadius: 14,
  background: 'var(--mb-palette-background-sunk)',
  '.answers': { display: 'flex', flexWrap: 'wrap', gap: '4px 8px', '.MuiButton-root': { minHeight: 44 } },
  p: { margin: 0, fontSize: '0.875rem', lineHeight: 1.45 },
});
