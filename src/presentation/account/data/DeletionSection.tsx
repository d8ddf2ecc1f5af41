import styled from '@emotion/styled';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { observer } from 'mobx-react-lite';
import { useViewModel } from '../../shared/useViewModel';
import { AccountSection } from '../AccountSection';
import { deletionViewModel } from '../viewModels';
import { deletionMessages as messages } from './messages';
import { DeletionDialog } from './DeletionDialog';

export const DeletionSection = observer(function DeletionSection() {
  const viewModel = useViewModel(deletionViewModel);
  const { isUnfinished } = viewModel;
  return (
    <AccountSection id="suppression" lead={messages.lead}>
      <Effects>
        {messages.effects.map(([what, becomes]) => (
          <li key={what}>
            <strong>{what}</strong> {becomes}
          </li>
        ))}
      </Effects>
      <p className="note">{messages.exportFirst}</p>
      {isUnfinished && <Alert severity="warning">{messages.unfinished}</Alert>}
      <div className="row">
        <Button variant="outlined" color="error" onClick={viewModel.ask}>
          {isUnfinished ? messages.resume : messages.start}
        </Button>
      </div>
      <DeletionDialog viewModel={viewModel} />
    </AccountSection>
  );
});

const Effects = styled.ul({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  margin: 0,
  paddingInlineStart: 20,
  maxWidth: '64ch',
  lineHeight: 1.5,
});
