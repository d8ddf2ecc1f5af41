import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { PlainPage } from '../shared/page/PlainPage';
import { useViewModel } from '../shared/useViewModel';
import { paths } from '../shared/paths';
import { messages } from './messages';
import { composerViewModel } from './viewModels';

/** Messages require signing in. What a guest writes to a seller is a draft that they find again afterwards. */
export function SignedOutMessages({ listingId }: { readonly listingId: string | null }) {
  if (listingId !== null) return <FirstWords listingId={listingId} />;
  return (
    <PlainPage title={messages.title} text={messages.signedOutText}>
      <Button component={Link} variant="contained" to={paths.signIn(paths.messages)}>
        {messages.signIn}
      </Button>
    </PlainPage>
  );
}

const FirstWords = observer(function FirstWords({ listingId }: { readonly listingId: string }) {
  const composer = useViewModel(composerViewModel);
  useEffect(() => composer.start(listingId, ''), [composer, listingId]);
  return (
    <PlainPage title={messages.askTitle} text={messages.askText}>
      <TextField
        fullWidth
        multiline
        minRows={4}
        label={messages.composer}
        value={composer.text}
        error={!composer.isSaved}
        helperText={composer.isSaved ? undefined : messages.notSaved}
        onChange={(event) => composer.type(event.target.value)}
      />
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1.5 }}>
        <Button component={Link} variant="contained" to={paths.signIn(paths.contactSeller(listingId))}>
          {messages.askSubmit}
        </Button>
        <Button component={Link} variant="outlined" to={paths.listing({ id: listingId })}>
          {messages.askBack}
        </Button>
      </Stack>
    </PlainPage>
  );
});
