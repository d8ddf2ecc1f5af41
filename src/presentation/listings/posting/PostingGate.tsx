import Button from '@mui/material/Button';
import { Link, useLocation } from 'react-router-dom';
import { PlainPage } from '../../shared/page/PlainPage';
import { paths } from '../../shared/paths';
import { postingMessages } from './messages';

interface PostingGateProps {
  readonly words?: { readonly title: string; readonly text: string };
}

/** Shown to guests instead of the form, to which signing in leads back. */
export function PostingGate({ words = postingMessages.gate }: PostingGateProps) {
  const { pathname, search } = useLocation();
  return (
    <PlainPage title={words.title} text={words.text}>
      <Button component={Link} to={paths.signIn(pathname + search)} variant="contained" size="large">
        {postingMessages.gate.signIn}
      </Button>
    </PlainPage>
  );
}
