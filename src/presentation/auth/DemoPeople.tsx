import styled from '@emotion/styled';
import Alert from '@mui/material/Alert';
import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import { observer } from 'mobx-react-lite';
import type { AuthViewModel } from './AuthViewModel';
import { failureMessages } from './settings/identityMessages';
import { VisuallyHidden } from '../shared/controls/VisuallyHidden';
import { messages } from './messages';

export const DemoPeople = observer(function DemoPeople({ viewModel }: { readonly viewModel: AuthViewModel }) {
  const { failure, people, status } = viewModel;
  return (
    <>
      <People>
        {people.map((person) => (
          <li key={person.uid}>
            <Button
              variant="outlined"
              size="large"
              fullWidth
              color="inherit"
              disabled={status !== 'idle'}
              startIcon={<Initial name={person.displayName} isAdmin={person.isAdmin} />}
              onClick={() => void viewModel.signInAs(person)}
            >
              <VisuallyHidden>{messages.signInAs(person.displayName)}</VisuallyHidden>
              <span aria-hidden>{person.displayName}</span>
            </Button>
          </li>
        ))}
      </People>
      {failure !== null && <Alert severity="error">{failureMessages[failure]}</Alert>}
    </>
  );
});

function Initial({ name, isAdmin }: { readonly name: string; readonly isAdmin: boolean }) {
  return (
    <Avatar aria-hidden sx={{ width: 36, height: 36, bgcolor: isAdmin ? 'secondary.main' : 'primary.main' }}>
      {name.charAt(0)}
    </Avatar>
  );
}

const People = styled.ul({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 12,
  width: '100%',
  maxWidth: 440,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '.MuiButton-root': { justifyContent: 'flex-start', textAlign: 'left', paddingInlineStart: 14 },
  '.MuiAvatar-root': { marginInlineEnd: 6, fontSize: '1.0625rem', fontWeight: 700 },
});
