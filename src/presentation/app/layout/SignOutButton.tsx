import Button from '@mui/material/Button';
import { Icon } from '../../shared/controls/Icon';
import { useNotify } from '../../shared/notices/notify';
import { useSession } from '../../shared/session/useSession';
import { sideMenuMessages } from './sideMenuMessages';

export function SignOutButton({ onDone }: { readonly onDone?: () => void }) {
  const session = useSession();
  const notify = useNotify();
  const signOut = async () => {
    const result = await session.signOut();
    notify(
      result.ok
        ? { text: sideMenuMessages.signedOut, kind: 'info' }
        : { text: sideMenuMessages.signOutFailed, kind: 'error' },
    );
    if (result.ok) onDone?.();
  };
  return (
    <Button
      variant="outlined"
      color="inherit"
      startIcon={<Icon name="leave" size={20} />}
      onClick={() => void signOut()}
    >
      {sideMenuMessages.signOut}
    </Button>
  );
}
