import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { observer } from 'mobx-react-lite';
import { useViewModel } from '../../shared/useViewModel';
import { AccountSection } from '../AccountSection';
import { exportViewModel } from '../viewModels';
import { archiveWords, exportMessages as messages } from './messages';

/** Downloads all data of the person in one archive. */
export const DataSection = observer(function DataSection() {
  const viewModel = useViewModel(exportViewModel);
  const { failure, isWorking, missing, progress, status } = viewModel;
  return (
    <AccountSection id="donnees" lead={messages.lead}>
      <div className="row">
        <Button variant="outlined" disabled={isWorking} onClick={() => void viewModel.save(archiveWords)}>
          {messages.save}
        </Button>
      </div>
      <div role="status">
        {status === 'gathering' && <p className="note">{messages.gathering}</p>}
        {status === 'packing' && <p className="note">{messages.packing}</p>}
        {status === 'saved' && (
          <Alert severity={missing === 0 ? 'success' : 'warning'} role="none">
            {messages.saved} {missing > 0 && messages.missing(missing)}
          </Alert>
        )}
      </div>
      {status === 'packing' && (
        <LinearProgress variant="determinate" value={progress * 100} aria-label={messages.packing} />
      )}
      {failure !== null && <Alert severity="error">{messages.failures[failure]}</Alert>}
    </AccountSection>
  );
});
