import styled from '@emotion/styled';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { internalPath } from '../../domain/auth/internalPath';
import { EmptyDrawing } from '../shared/empty/EmptyDrawing';
import { Loader } from '../shared/controls/Loader';
import { PlainPage } from '../shared/page/PlainPage';
import { above } from '../shared/page/screenWidths';
import { paths } from '../shared/paths';
import { useSession } from '../shared/session/useSession';
import { useViewModel } from '../shared/useViewModel';
import { DemoPeople } from './DemoPeople';
import { EmailConfirmation } from './settings/EmailConfirmation';
import { EmailLink } from './EmailLink';
import { FirstNameStep } from './FirstNameStep';
import { InThisTab } from './InThisTab';
import { confirmationMessages, messages } from './messages';
import { SignedInNotice } from './SignedInNotice';
import { SignInWays, type SignInWay } from './SignInWays';
import {
  authViewModel,
  emailSignInViewModel,
  firstNameViewModel,
  googleSignInViewModel,
  phoneSignInViewModel,
} from './viewModels';

export const AuthScreen = observer(function AuthScreen() {
  const viewModel = useViewModel(authViewModel);
  const byPhone = useViewModel(phoneSignInViewModel);
  const byEmail = useViewModel(emailSignInViewModel);
  const byGoogle = useViewModel(googleSignInViewModel);
  const naming = useViewModel(firstNameViewModel);
  const [way, setWay] = useState<SignInWay | null>(null);
  const { status, profile } = useSession();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const next = internalPath(parameters.get('next'));
  const [mode, code] = [parameters.get('mode'), parameters.get('oobCode')];

  // The next page may need the session: wait until it has the person who signed in.
  const hasSignedIn =
    [viewModel.status, byEmail.status, byGoogle.status].includes('signed-in') || byPhone.entry.status === 'confirmed';
  const isSessionReady =
    hasSignedIn && status === 'signed-in' && (viewModel.uid === null || viewModel.uid === profile?.uid);
  const isDone = isSessionReady && naming.isAsked === false;
  useEffect(() => {
    if (isDone) void navigate(next, { replace: true });
  }, [isDone, navigate, next]);

  if (mode !== null && code !== null) return <EmailLink mode={mode} code={code} viewModel={byEmail} />;
  if (isSessionReady && naming.isAsked === true) return <FirstNameStep viewModel={naming} />;
  if (byEmail.status === 'created') {
    return (
      <PlainPage title={confirmationMessages.title} text={confirmationMessages.text}>
        <EmailConfirmation address={byEmail.email} sent={byEmail.sent} onConfirmed={byEmail.goOn}>
          <Button onClick={byEmail.goOn}>{confirmationMessages.notNow}</Button>
        </EmailConfirmation>
      </PlainPage>
    );
  }
  const isSigningIn = [viewModel.status, byEmail.status, byGoogle.status, byPhone.entry.status].some(
    (one) => one !== 'idle',
  );
  if (profile !== null && viewModel.status !== 'idle') return <Loader />;
  if (profile !== null && !isSigningIn) return <SignedInNotice profile={profile} next={next} demo={viewModel} />;
  // Who asks for another link to choose a password has come by e-mail.
  const shownWay = way ?? (byEmail.task === 'forget' ? 'email' : 'phone');
  const isChoosing = byPhone.entry.delivery === null;
  const hasDemoPeople = viewModel.people.length > 0 && isChoosing;
  return (
    <PlainPage
      title={messages.titles[shownWay === 'email' ? byEmail.task : 'sign-in']}
      text={byPhone.isDemonstration && isChoosing ? messages.demonstrationText : messages.text}
    >
      {next === paths.publishListing && <Alert severity="info">{messages.listingWaits}</Alert>}
      <Card>
        <div className="stall">
          <EmptyDrawing name="stall" />
        </div>
        <SignInWays way={shownWay} onChoose={setWay} byPhone={byPhone} byEmail={byEmail} byGoogle={byGoogle} />
      </Card>
      {hasDemoPeople && (
        <Fold>
          <summary>{messages.asDemoPerson}</summary>
          <DemoPeople viewModel={viewModel} />
          <InThisTab people={viewModel.people} viewModel={viewModel} />
        </Fold>
      )}
    </PlainPage>
  );
});

const Card = styled.div({
  display: 'grid',
  gap: 24,
  boxSizing: 'border-box',
  width: '100%',
  padding: 'clamp(16px, 4vw, 32px)',
  borderRadius: 24,
  border: '1px solid var(--mb-palette-divider)',
  background: 'var(--mb-palette-background-paper)',
  // Beside the form, where there is room for it.
  '.stall': { display: 'none' },
  [above(760)]: {
    gridTemplateColumns: 'minmax(0, 1fr) 200px',
    alignItems: 'center',
    '.stall': { display: 'block', order: 1, svg: { width: 200, height: 'auto' } },
  },
});

const Fold = styled.details({
  width: '100%',
  maxWidth: 440,
  summary: { padding: '10px 0', fontWeight: 650, cursor: 'pointer' },
  '&[open] > summary': { marginBottom: 8 },
});
