import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { BackendFailure } from '../../application/shared/BackendFailure';
import type { UserProfile } from '../../domain/account/UserProfile';
import { PlainPage } from '../shared/page/PlainPage';
import { useSession } from '../shared/session/useSession';
import type { AuthViewModel } from './AuthViewModel';
import { failureMessages } from './settings/identityMessages';
import { InThisTab } from './InThisTab';
import { messages } from './messages';

interface SignedInNoticeProps {
  readonly profile: UserProfile;
  readonly next: string;
  readonly demo: AuthViewModel;
}

/** Shown on the sign-in page to a person who is signed in. */
export const SignedInNotice = observer(function SignedInNotice({ profile, next, demo }: SignedInNoticeProps) {
  const session = useSession();
  const others = demo.people.filter(({ uid }) => uid !== profile.uid);
  const [signOutFailure, setFailure] = useState<BackendFailure | null>(null);
  const signOut = async () => {
    const result = await session.signOut();
    setFailure(result.ok ? null : result.failure);
  };
  const failure = signOutFailure ?? demo.failure;
  return (
    <PlainPage title={messages.signedInTitle} text={messages.signedInAs(profile.displayName)}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1.5 }}>
        <Button component={Link} to={next} variant="contained">
          {messages.continue}
        </Button>
        <Button variant="outlined" onClick={() => void signOut()}>
          {messages.signOut}
        </Button>
      </Stack>
      {others.length > 0 && <InThisTab people={others} viewModel={demo} />}
      {failure !== null && <Alert severity="error">{failureMessages[failure]}</Alert>}
    </PlainPage>
  );
});
