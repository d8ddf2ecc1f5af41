import Button from '@mui/material/Button';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useViewModel } from '../../shared/useViewModel';
import { closedListingsViewModel } from '../desk/viewModels';
import { FailureNotice } from '../FailureNotice';
import { Panel } from '../Panel';
import { closedListingsMessages as messages } from './closedListingsMessages';

/** Of a closed account: how many listings are still online, and the way to take them offline. */
export const ClosedListingsPanel = observer(function ClosedListingsPanel({ uid }: { readonly uid: string }) {
  const viewModel = useViewModel(closedListingsViewModel);
  useEffect(() => void viewModel.load(uid), [uid, viewModel]);
  const { failure, isPausing, left } = viewModel;
  if (viewModel.uid !== uid) return null;
  return (
    <Panel title={messages.title}>
      <p role="status">{left === null ? messages.loading : messages.left(left)}</p>
      {failure !== null && <FailureNotice failure={failure} onRetry={() => void viewModel.pauseAll(uid)} />}
      {failure === null && left !== null && left > 0 && (
        <Button variant="outlined" aria-disabled={isPausing} onClick={() => void viewModel.pauseAll(uid)}>
          {isPausing ? messages.pausing : messages.pause}
        </Button>
      )}
    </Panel>
  );
});
