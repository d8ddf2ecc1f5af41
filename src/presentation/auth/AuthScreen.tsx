import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { internalPath } from '../../domain/auth/internalPath';
import { PlainPage } from '../shared/PlainPage';
import { useSession } from '../shared/useSession';
import { useViewModel } from '../shared/useViewModel';
import { DemoPeople } from './DemoPeople';
import { messages } from './messages';
import { PhoneForm } from './PhoneForm';
import { SignedInNotice } from './SignedInNotice';

export const AuthScreen = observer(function AuthScreen() {
  const viewModel = useViewModel('auth');
  const byPhone = useViewModel('phoneSignIn');
  const { status, profile } = useSession();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const next = internalPath(parameters.get('next'));

  // The page to come back to may itself ask who is signed in: it is shown once everyone knows.
  const hasSignedIn = viewModel.status === 'signed-in' || byPhone.status === 'signed-in';
  const hasArrived = hasSignedIn && status === 'signed-in';
  useEffect(() => {
    if (hasArrived) void navigate(next, { replace: true });
  }, [hasArrived, navigate, next]);

  const isSigningIn = viewModel.status !== 'idle' || byPhone.status !== 'idle';
  if (profile !== null && !isSigningIn) return <SignedInNotice name={profile.displayName} next={next} />;
  const hasDemoPeople = viewModel.people.length > 0;
  return (
    <PlainPage title={messages.title} text={byPhone.isDemonstration ? messages.demonstrationText : messages.text}>
      {hasDemoPeople && <SectionTitle>{messages.asDemoPerson}</SectionTitle>}
      {hasDemoPeople && <DemoPeople viewModel={viewModel} />}
      {hasDemoPeople && <SectionTitle>{messages.byPhone}</SectionTitle>}
      <PhoneForm viewModel={byPhone} />
      <p>{messages.later}</p>
    </PlainPage>
  );
});

const SectionTitle = styled.h2({ margin: '12px 0 0', fontSize: '1.25rem', fontFamily: 'var(--mb-font-display)' });
