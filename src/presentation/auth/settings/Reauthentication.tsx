import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent } from 'react';
import { useViewModel } from '../../shared/useViewModel';
import { CodeStep } from '../CodeStep';
import { FailureText } from '../FailureText';
import { messages as authMessages } from '../messages';
import { PasswordField } from '../PasswordField';
import { ownIdentityViewModel, reauthenticationViewModel } from '../viewModels';
import { reauthenticationMessages as messages } from './messages';
import { shownPhone } from './shownPhone';
import { StepForm } from '../StepForm';

interface ReauthenticationProps {
  /** The caller can repeat what failed. */
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** After a `recent-sign-in-needed` failure: the person signs in once more, in place. */
export const Reauthentication = observer(function Reauthentication({ onDone, onCancel }: ReauthenticationProps) {
  const viewModel = useViewModel(reauthenticationViewModel);
  const own = useViewModel(ownIdentityViewModel);
  useEffect(() => own.start(), [own]);
  const isDone = viewModel.status === 'done' || viewModel.entry?.status === 'confirmed';
  const reportDone = useEffectEvent(onDone);
  useEffect(() => {
    if (isDone) reportDone();
  }, [isDone]);

  const { entry, failure, password, status } = viewModel;
  const cancel = <Button onClick={onCancel}>{messages.cancel}</Button>;
  const { ways = [], phoneNumber = null } = own.identity ?? {};
  return (
    <Panel role="group" aria-label={messages.title}>
      <h4>{messages.title}</h4>
      <p>{messages.text}</p>
      {entry === null ? (
        <>
          {ways.includes('password') && (
            <StepForm onSubmit={() => void viewModel.withPassword()}>
              <PasswordField value={password} onType={viewModel.typePassword} failure={failure} />
              <Button type="submit" variant="contained" size="large" disabled={status === 'busy'}>
                {messages.confirm}
              </Button>
            </StepForm>
          )}
          {ways.includes('google') && (
            <Button variant="outlined" onClick={() => void viewModel.withGoogle()}>
              {authMessages.google}
            </Button>
          )}
          {phoneNumber !== null && ways.includes('phone') && (
            <Button variant="outlined" onClick={() => void viewModel.withPhone(shownPhone(phoneNumber))}>
              {messages.byPhone(shownPhone(phoneNumber))}
            </Button>
          )}
          {!ways.includes('password') && <FailureText failure={failure} />}
          {cancel}
        </>
      ) : (
        <>
          {entry.delivery === null && <FailureText failure={entry.failure} />}
          {entry.delivery === null && cancel}
          {entry.delivery !== null && (
            <CodeStep entry={entry} text={textOf(entry.delivery.to)} confirmLabel={messages.confirm}>
              {cancel}
            </CodeStep>
          )}
        </>
      )}
    </Panel>
  );
});

/** The second factor gives only the end of the number. */
function textOf(to: string): string {
  return to.length <= 2 ? messages.secondFactor(to) : messages.sent(to);
}

const Panel = styled.div({
  display: 'grid',
  justifyItems: 'start',
  gap: 14,
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: 480,
  padding: 20,
  borderRadius: 18,
  border: '1px solid var(--mb-palette-divider)',
  background: 'var(--mb-palette-background-paper)',
  'h4, p': { margin: 0 },
  h4: { fontFamily: 'var(--mb-font-display)', fontSize: '1.0625rem' },
});
