import styled from '@emotion/styled';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { internalPath } from '../../domain/auth/internalPath';
import { Loader } from '../shared/controls/Loader';
import { PlainPage } from '../shared/page/PlainPage';
import { paths } from '../shared/paths';
import { useSession } from '../shared/session/useSession';
import { useViewModel } from '../shared/useViewModel';
import { DemoPeople } from './DemoPeople';
import { EmailConfirmation } from './settings/EmailConfirmation';
import { EmailLink } from './EmailLink';
import { InThisTab } from './InThisTab';
import { confirmationMessages, messages } from './messages';
import { SignedInNotice } from './SignedInNotice';
import { SignInWays } from './SignInWays';
import { authViewModel, emailSignInViewModel, googleSignInViewModel, phoneSignInViewModel } from './viewModels';

export const AuthScreen = observer(function AuthScreen() {
  const viewModel = useViewModel(authViewModel);
  const byPhone = useViewModel(phoneSignInViewModel);
  const byEmail = useViewModel(emailSignInViewModel);
  const byGoogle = useViewModel(googleSignInViewModel);
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
  useEffect(() => {
    if (isSessionReady) void navigate(next, { replace: true });
  }, [isSessionReady, navigate, next]);

  if (mode !== null && code !== null) return <EmailLink mode={mode} code={code} viewModel={byEmail} />;
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
  const isChoosing = byPhone.entry.delivery === null;
  const hasDemoPeople = viewModel.people.length > 0 && isChoosing;
  return (
    <PlainPage
      title={messages.title}
      text={byPhone.isDemonstration && isChoosing ? messages.demonstrationText : messages.text}
    >
      {next === paths.publishListing && <Alert severity="info">{messages.listingWaits}</Alert>}
      {hasDemoPeople && <SectionTitle>{messages.asDemoPerson}</SectionTitle>}
      {hasDemoPeople && <DemoPeople viewModel={viewModel} />}
      {hasDemoPeople && <InThisTab people={viewModel.people} viewModel={viewModel} />}
      {hasDemoPeople && <SectionTitle>{messages.asYourself}</SectionTitle>}
      <SignInWays byPhone={byPhone} byEmail={byEmail} byGoogle={byGoogle} />
    </PlainPage>
  );
});

const SectionTitle = styled.h2({ margin: '12px 0 0', fontSize: '1.25rem', fontFamily: 'var(--mb-font-display)' });
