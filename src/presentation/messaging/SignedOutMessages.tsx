import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { PlainPage } from '../shared/page/PlainPage';
import { paths } from '../shared/paths';
import { FirstWords } from './FirstWords';
import { messages } from './messages';

/** Messages require signing in, except for the first words to a seller. */
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
