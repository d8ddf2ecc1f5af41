import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { PlainPage } from '../shared/page/PlainPage';
import { paths } from '../shared/paths';
import { messages } from './messages';

/** In place of the account for someone who is not signed in; they come back to it. */
export function AccountGate() {
  return (
    <PlainPage title={messages.title} text={messages.gateText}>
      <Button component={Link} to={paths.signIn(paths.account)} variant="contained" size="large">
        {messages.signIn}
      </Button>
    </PlainPage>
  );
}
