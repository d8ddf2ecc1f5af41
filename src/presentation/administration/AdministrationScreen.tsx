import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { PlainPage } from '../shared/page/PlainPage';
import { useSession } from '../shared/session/useSession';
import { paths } from '../shared/paths';
import { administrationMessages as messages } from './messages';

/** Links to the administration screens. */
export const AdministrationScreen = observer(function AdministrationScreen() {
  const { status, isAdmin, isProvisional } = useSession();
  const isClosed = !isAdmin && !isProvisional && status !== 'unknown';
  return (
    <PlainPage title={messages.title} text={isClosed ? messages.adminsOnly : messages.text}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1.5 }}>
        {isAdmin && (
          <Button component={Link} to={paths.administrationMaintenance} variant="contained">
            {messages.maintenance}
          </Button>
        )}
        {status === 'signed-out' && (
          <Button component={Link} to={paths.administrationPanelSignIn} variant="contained">
            {messages.signIn}
          </Button>
        )}
        <Button component={Link} to={paths.home} variant="outlined">
          {messages.home}
        </Button>
      </Stack>
    </PlainPage>
  );
});
