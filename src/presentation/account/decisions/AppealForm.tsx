import styled from '@emotion/styled';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type FormEvent } from 'react';
import { endOfAppeals, MAXIMUM_APPEAL_LENGTH } from '../../../domain/moderation/Appeal';
import type { Decision } from '../../../domain/moderation/Decision';
import { DAY } from '../../../domain/shared/Instant';
import { trimmedText } from '../../../domain/shared/trimmedText';
import { CountedHelp } from '../../shared/controls/CountedHelp';
import { FIELD_GAP } from '../../shared/controls/fieldLayout';
import type { AppealViewModel } from './AppealViewModel';
import { appealFailures, appealMessages as messages } from './messages';

interface AppealFormProps {
  readonly decision: Decision;
  readonly viewModel: AppealViewModel;
}

/** The appeal against a decision. A text that is refused gets the focus. */
export const AppealForm = observer(function AppealForm({ decision, viewModel }: AppealFormProps) {
  const { failure, status, text } = viewModel;
  const field = useRef<HTMLTextAreaElement>(null);
  const { number, statement } = decision;
  useEffect(() => viewModel.open(number, statement.personId), [number, statement.personId, viewModel]);
  const textError = failure === 'empty' || failure === 'too-long' ? appealFailures[failure] : null;
  const daysLeft = Math.ceil((endOfAppeals(statement.decidedAt) - viewModel.now()) / DAY);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    await viewModel.send(decision);
    if (viewModel.failure === 'empty' || viewModel.failure === 'too-long') field.current?.focus();
  };
  return (
    <Form onSubmit={(event) => void submit(event)} noValidate>
      <p>{messages.daysLeft(daysLeft)}</p>
      <TextField
        multiline
        minRows={4}
        label={messages.field}
        value={text}
        error={textError !== null}
        helperText={
          <CountedHelp
            text={textError ?? messages.draftHint}
            length={trimmedText(text).length}
            maximum={MAXIMUM_APPEAL_LENGTH}
          />
        }
        onChange={(event) => viewModel.type(decision, event.target.value)}
        inputRef={field}
      />
      {failure !== null && textError === null && (
        <Alert severity="error" role="alert">
          {appealFailures[failure]}
        </Alert>
      )}
      <div className="row">
        <Button type="submit" variant="contained" disabled={status === 'sending'}>
          {status === 'sending' ? messages.sending : messages.send}
        </Button>
      </div>
    </Form>
  );
});

const Form = styled.form({ display: 'flex', flexDirection: 'column', gap: FIELD_GAP, maxWidth: 640 });
