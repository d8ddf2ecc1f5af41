import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { BackendFailure } from '../../application/shared/BackendFailure';
import { PlainPage } from '../shared/PlainPage';
import { useSession } from '../shared/useSession';
import { failureMessages } from './identityMessages';
import { messages } from './messages';

interface SignedInNoticeProps {
  readonly name: string;
  readonly next: string;
}

/** For someone who comes to sign in and has done so before. */
export function SignedInNotice({ name, next }: SignedInNoticeProps) {
  const session = useSession();
  const [failure, setFailure] = useState<BackendFailure | null>(null);
  const signOut = async () => {
    const result = await session.signOut();
    setFailure(result.ok ? null : result.failure);
  };
  return (
    <PlainPage title={messages.signedInTitle} text={messages.signedInAs(name)}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1.5 }}>
        <Button component={Link} to={next} variant="contained">
          {messages.continue}
        </Button>
        <Button variant="outlined" onClick={() => void signOut()}>
          {messages.signOut}
        </Button>
      </Stack>
      {failure !== null && <Alert severity="error">{failureMessages[failure]}</Alert>}
    </PlainPage>
  );
}
