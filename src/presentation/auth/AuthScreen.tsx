import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { internalPath } from '../../domain/auth/internalPath';
import { PlainPage } from '../shared/PlainPage';
import { useSession } from '../shared/useSession';
import { useViewModel } from '../shared/useViewModel';
import { DemoPeople } from './DemoPeople';
import { messages } from './messages';
import { SignedInNotice } from './SignedInNotice';

export const AuthScreen = observer(function AuthScreen() {
  const viewModel = useViewModel('auth');
  const { status, profile } = useSession();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const next = internalPath(parameters.get('next'));

  // The page to come back to may itself ask who is signed in: it is shown once everyone knows.
  const hasArrived = viewModel.status === 'signed-in' && status === 'signed-in';
  useEffect(() => {
    if (hasArrived) void navigate(next, { replace: true });
  }, [hasArrived, navigate, next]);

  if (profile !== null && viewModel.status === 'idle') return <SignedInNotice name={profile.displayName} next={next} />;
  return (
    <PlainPage title={messages.title} text={messages.text}>
      <DemoPeople viewModel={viewModel} />
      <p>{messages.later}</p>
    </PlainPage>
  );
});
