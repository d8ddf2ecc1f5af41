import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { ModerationCase } from '../../../domain/moderation/ModerationCase';
import { useViewModel } from '../../shared/useViewModel';
import type { CaseViewModel } from '../cases/CaseViewModel';
import type { WorkList } from '../cases/WorkList';
import { Panel } from '../Panel';
import { pendingDecisionsViewModel } from '../desk/viewModels';
import { DecisionForm } from './DecisionForm';
import type { DecisionFormViewModel } from './DecisionFormViewModel';
import { decisionMessages as messages } from './decisionMessages';
import { useTakeDecision } from './useTakeDecision';

interface DecisionSectionProps {
  readonly caseId: string;
  readonly known: ModerationCase;
  readonly viewModel: CaseViewModel;
  readonly form: DecisionFormViewModel;
  readonly list: WorkList;
}

/** The decision about a case; of a case that is closed, or whose decision can still be undone, the way to another one. */
export const DecisionSection = observer(function DecisionSection({
  caseId,
  known,
  viewModel,
  form,
  list,
}: DecisionSectionProps) {
  const pending = useViewModel(pendingDecisionsViewModel);
  const [isReopened, setReopened] = useState(false);
  const { take, undo } = useTakeDecision(known, viewModel, list);
  const isClosed = known.state === 'closed' && known.decision !== null && !viewModel.isWaiting && !isReopened;
  return (
    <Panel title={messages.title}>
      {pending.caseIds.has(caseId) ? (
        <Alert
          severity="info"
          role="status"
          sx={{ flexWrap: 'wrap' }}
          action={
            <Button color="inherit" onClick={undo}>
              {messages.undo}
            </Button>
          }
        >
          {messages.pending}
        </Alert>
      ) : isClosed ? (
        <Button variant="outlined" onClick={() => setReopened(true)}>
          {messages.reopen}
        </Button>
      ) : (
        form.entries !== null && (
          <DecisionForm
            entries={form.entries}
            form={form}
            viewModel={viewModel}
            known={known}
            now={list.now}
            onSend={take}
          />
        )
      )}
    </Panel>
  );
});
