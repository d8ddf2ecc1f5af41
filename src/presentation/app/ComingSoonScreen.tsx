import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { observer } from 'mobx-react-lite';
import { Link, useLocation } from 'react-router-dom';
import { PlainPage } from '../shared/PlainPage';
import { useSession } from '../shared/useSession';
import { comingPages, comingSoonMessages } from './comingSoonMessages';
import { NotFoundScreen } from './NotFoundScreen';

/** Says in a sentence what a page that is still to come will hold. */
export const ComingSoonScreen = observer(function ComingSoonScreen() {
  const { pathname } = useLocation();
  const { status, isAdmin } = useSession();
  const page = comingPages[pathname.replace(/(?<=.)\/$/, '')];
  if (page === undefined) return <NotFoundScreen />;

  return (
    <PlainPage title={page.title} text={page.text}>
      {!isAdmin && status !== 'unknown' && <p>{comingSoonMessages.adminsOnly}</p>}
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1.5 }}>
        {status === 'signed-out' && (
          <Button component={Link} to={`/auth?${new URLSearchParams({ next: pathname }).toString()}`} variant="contained">
            {comingSoonMessages.signIn}
          </Button>
        )}
        <Button component={Link} to="/" variant="outlined">
          {comingSoonMessages.home}
        </Button>
      </Stack>
    </PlainPage>
  );
});
