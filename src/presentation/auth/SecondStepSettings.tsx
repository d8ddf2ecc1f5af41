import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useNotify } from '../shared/notify';
import { useViewModel } from '../shared/useViewModel';
import { FailureText } from './FailureText';
import { IdentitySection } from './IdentitySection';
import { Reauthentication } from './Reauthentication';
import { SecondStepTurnOn } from './SecondStepTurnOn';
import { obstacleMessages, secondStepSettingsMessages as messages } from './settingsMessages';

/** For the account page: turns the second step on and off, or says why this account cannot have one. */
export const SecondStepSettings = observer(function SecondStepSettings() {
  const own = useViewModel('ownIdentity');
  useEffect(() => own.start(), [own]);
  const { identity, secondStepObstacle } = own;
  if (identity === null) return null;
  const { secondStepPhone } = identity;
  return (
    <IdentitySection title={messages.title}>
      <p>{messages.explanation}</p>
      {secondStepPhone !== null && <TurnOff phoneEnd={secondStepPhone} />}
      {secondStepPhone === null && secondStepObstacle !== null && <p>{obstacleMessages[secondStepObstacle]}</p>}
      {secondStepPhone === null && secondStepObstacle === null && <SecondStepTurnOn />}
    </IdentitySection>
  );
});

const TurnOff = observer(function TurnOff({ phoneEnd }: { readonly phoneEnd: string }) {
  const viewModel = useViewModel('secondStepSettings');
  const [isAsking, setIsAsking] = useState(false);
  const notify = useNotify();
  const turnOff = async () => {
    if (await viewModel.turnOff()) notify({ text: messages.turnedOff, kind: 'success' });
  };
  const stop = () => {
    viewModel.forget();
    setIsAsking(false);
  };
  if (viewModel.failure === 'recent-sign-in-needed') return <Reauthentication onDone={() => void turnOff()} onCancel={stop} />;
  return (
    <>
      <p>{isAsking ? messages.askTurnOff : messages.isOn(phoneEnd)}</p>
      <FailureText failure={viewModel.failure} />
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        {isAsking && <Button variant="contained" color="error" disabled={viewModel.status === 'busy'} onClick={() => void turnOff()}>{messages.turnOff}</Button>}
        {isAsking && <Button onClick={stop}>{messages.keep}</Button>}
        {!isAsking && <Button variant="outlined" onClick={() => setIsAsking(true)}>{messages.turnOff}</Button>}
      </Stack>
    </>
  );
});
