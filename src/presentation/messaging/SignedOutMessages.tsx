import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { PlainPage } from '../shared/page/PlainPage';
import { useViewModel } from '../shared/useViewModel';
import { messages } from './messages';

/** Messages are for people who are signed in; what a visitor writes to a seller waits for them on the other side. */
export function SignedOutMessages({ listingId }: { readonly listingId: string | null }) {
  if (listingId !== null) return <FirstWords listingId={listingId} />;
  return (
    <PlainPage title={messages.title} text={messages.signedOutText}>
      <Button component={Link} variant="contained" to={signInPath('/messages')}>
        {messages.signIn}
      </Button>
    </PlainPage>
  );
}

const FirstWords = observer(function FirstWords({ listingId }: { readonly listingId: string }) {
  const composer = useViewModel('composer');
  useEffect(() => composer.start(listingId, ''), [composer, listingId]);
  const parameters = new URLSearchParams({ annonce: listingId });
  return (
    <PlainPage title={messages.askTitle} text={messages.askText}>
      <TextField
        fullWidth
        multiline
        minRows={4}
        label={messages.composer}
        value={composer.text}
        onChange={(event) => composer.type(event.target.value)}
      />
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1.5 }}>
        <Button component={Link} variant="contained" to={signInPath(`/messages?${parameters.toString()}`)}>
          {messages.askSubmit}
        </Button>
        <Button component={Link} variant="outlined" to={`/annonce/${encodeURIComponent(listingId)}`}>
          {messages.askBack}
        </Button>
      </Stack>
    </PlainPage>
  );
});

function signInPath(next: string): string {
  return `/auth?${new URLSearchParams({ next }).toString()}`;
}
