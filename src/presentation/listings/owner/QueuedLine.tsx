import Button from '@mui/material/Button';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../shared/paths';
import { useViewModel } from '../../shared/useViewModel';
import { queueMessages as messages } from '../posting/queue/queueMessages';
import { queuedListingViewModel } from '../posting/queue/viewModels';
import { Line } from './RetryNotice';

/** Says that a listing waits for the network, with the way to the form, which shows it and can withdraw it. */
export const QueuedLine = observer(function QueuedLine() {
  const viewModel = useViewModel(queuedListingViewModel);
  useEffect(() => viewModel.start(), [viewModel]);
  const { title } = viewModel;
  return (
    <div role="status" style={{ overflowWrap: 'anywhere' }}>
      {title !== null && (
        <Line style={{ marginBottom: 20 }}>
          <p>{messages.waiting(title)}</p>
          <Button component={Link} to={paths.postListing} variant="outlined">
            {messages.open}
          </Button>
        </Line>
      )}
    </div>
  );
});
