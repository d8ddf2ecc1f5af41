import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { PlainPage } from '../shared/page/PlainPage';
import { useViewModel } from '../shared/useViewModel';
import { paths } from '../shared/paths';
import { messages } from './messages';
import { ThreadListing } from './ThreadListing';
import { askedListingViewModel, composerViewModel } from './thread/viewModels';

/** What a guest writes to a seller, a draft that they find again after signing in. */
export const FirstWords = observer(function FirstWords({ listingId }: { readonly listingId: string }) {
  const composer = useViewModel(composerViewModel);
  const { isLoading, listing, start } = useViewModel(askedListingViewModel);
  useEffect(() => composer.start(listingId, ''), [composer, listingId]);
  useEffect(() => start(listingId), [start, listingId]);
  return (
    <PlainPage title={messages.askTitle} text={messages.askText}>
      <About>{!isLoading && <ThreadListing listing={listing} uid={null} />}</About>
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

/** As high before the listing is there. */
const About = styled.div({
  display: 'flex',
  boxSizing: 'border-box',
  width: '100%',
  minHeight: 82,
  padding: 12,
  borderRadius: 20,
  border: '1px solid var(--mb-palette-divider)',
  background: 'var(--mb-palette-background-paper)',
  '&:empty': { visibility: 'hidden' },
});
