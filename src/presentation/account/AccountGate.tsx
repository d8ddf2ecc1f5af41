import Button from '@mui/material/Button';
import { Link, useLocation } from 'react-router-dom';
import { PlainPage } from '../shared/page/PlainPage';
import { paths } from '../shared/paths';
import { messages } from './messages';

/** In place of the account for someone who is not signed in; they come back to it, and to the section that they have asked for. */
export function AccountGate() {
  const { hash } = useLocation();
  return (
    <PlainPage title={messages.title} text={messages.gateText}>
      <Button component={Link} to={paths.signIn(paths.account + hash)} variant="contained" size="large">
        {messages.signIn}
      </Button>
    </PlainPage>
  );
}
