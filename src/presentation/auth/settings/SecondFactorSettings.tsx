import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useState } from 'react';
import { useNotify } from '../../shared/notices/notify';
import { useBackToClose } from '../../shared/page/useBackToClose';
import { useViewModel } from '../../shared/useViewModel';
import { FailureText } from '../FailureText';
import { ownIdentityViewModel, secondFactorSettingsViewModel } from '../viewModels';
import { IdentitySection } from './IdentitySection';
import { Reauthentication } from './Reauthentication';
import { SecondFactorTurnOn } from './SecondFactorTurnOn';
import { obstacleMessages, secondFactorSettingsMessages as messages } from './messages';

/** Account page: turns the second factor on and off, or shows why this account cannot have one. */
export const SecondFactorSettings = observer(function SecondFactorSettings() {
  const own = useViewModel(ownIdentityViewModel);
  useEffect(() => own.start(), [own]);
  const { identity, secondFactorObstacle } = own;
  if (identity === null) return null;
  const { secondFactorPhone } = identity;
  return (
    <IdentitySection title={messages.title}>
      <p>{messages.explanation}</p>
      {secondFactorPhone !== null && <TurnOff phoneEnd={secondFactorPhone} />}
      {secondFactorPhone === null && secondFactorObstacle !== null && <p>{obstacleMessages[secondFactorObstacle]}</p>}
      {secondFactorPhone === null && secondFactorObstacle === null && <SecondFactorTurnOn />}
    </IdentitySection>
  );
});

const TurnOff = observer(function TurnOff({ phoneEnd }: { readonly phoneEnd: string }) {
  const viewModel = useViewModel(secondFactorSettingsViewModel);
  const [isAsking, setIsAsking] = useState(false);
  const notify = useNotify();
  const titleId = useId();
  const textId = useId();
  const turnOff = async () => {
    if (await viewModel.turnOff()) notify({ text: messages.turnedOff, kind: 'success' });
  };
  const keep = () => setIsAsking(false);
  useBackToClose(isAsking, keep);
  const confirm = () => {
    setIsAsking(false);
    void turnOff();
  };
  if (viewModel.failure === 'recent-sign-in-needed')
    return <Reauthentication onDone={() => void turnOff()} onCancel={viewModel.clearFailure} />;
  return (
    <>
      <p>{messages.isOn(phoneEnd)}</p>
      <FailureText failure={viewModel.failure} />
      <Button variant="outlined" onClick={() => setIsAsking(true)}>
        {messages.turnOff}
      </Button>
      <Dialog open={isAsking} onClose={keep} aria-labelledby={titleId} aria-describedby={textId}>
        <DialogTitle id={titleId}>{messages.askTurnOff}</DialogTitle>
        <DialogContent id={textId}>{messages.effectOfTurnOff}</DialogContent>
        <DialogActions>
          <Button autoFocus onClick={keep}>
            {messages.keep}
          </Button>
          <Button variant="contained" color="error" onClick={confirm}>
            {messages.turnOff}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
});
