import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { internalPath } from '../../domain/auth/internalPath';
import { PAGE_MARGIN } from '../shared/page/pageMargin';
import { PlainPage } from '../shared/page/PlainPage';
import { useSession } from '../shared/session/useSession';
import { useViewModel } from '../shared/useViewModel';
import { Wordmark } from '../shared/page/Wordmark';
import { paths } from '../shared/paths';
import { CodeStep } from './CodeStep';
import { FailureText } from './FailureText';
import { phoneMessages, secondFactorMessages as messages } from './messages';
import { secondFactorViewModel } from './viewModels';

/** Asks for the second factor, then leads to the next page, or back to signing in. */
export const SecondFactorScreen = observer(function SecondFactorScreen() {
  const viewModel = useViewModel(secondFactorViewModel);
  const { status } = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { entry } = viewModel;
  useEffect(() => viewModel.start(), [viewModel]);

  const next = internalPath(new URLSearchParams(search).get('next'));
  const isIn = status === 'signed-in';
  const isThere = ![paths.signIn(), paths.administrationSignIn].includes(pathname);
  useEffect(() => {
    if (isIn && isThere) viewModel.leave();
    else if (isIn) void navigate(next, { replace: true });
  }, [isIn, isThere, navigate, next, viewModel]);

  const cancel = <Button onClick={() => viewModel.leave()}>{messages.cancel}</Button>;
  return (
    <Main>
      <div className="brand">
        <Wordmark />
      </div>
      <PlainPage title={messages.title} text={textOf(entry.status === 'confirmed', entry.delivery?.to)}>
        {entry.delivery !== null && entry.status !== 'confirmed' && (
          <CodeStep entry={entry} confirmLabel={messages.verify}>
            {cancel}
          </CodeStep>
        )}
        {entry.delivery === null && <FailureText failure={entry.failure} />}
        {entry.delivery === null && entry.failure !== null && (
          <Button variant="contained" onClick={() => void entry.send()}>
            {phoneMessages.resend}
          </Button>
        )}
        {entry.delivery === null && cancel}
        {entry.status !== 'confirmed' && <p className="lost">{messages.lost}</p>}
      </PlainPage>
    </Main>
  );
});

function textOf(isConfirmed: boolean, phoneEnd: string | undefined): string {
  if (isConfirmed) return messages.entering;
  return phoneEnd === undefined ? messages.sending : messages.text(phoneEnd);
}

const Main = styled.main({
  maxWidth: 720,
  margin: '0 auto',
  padding: '24px 0',
  '.brand': { padding: `0 ${PAGE_MARGIN}` },
  '.lost': { margin: 0, fontSize: '0.9375rem', color: 'var(--mb-palette-text-secondary)' },
});
