import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import type { UserProfile } from '../../../domain/account/UserProfile';
import type { Decision } from '../../../domain/moderation/Decision';
import { answerLength, type JudgementOrder } from '../../../domain/moderation/judge';
import { useNotify } from '../../shared/notices/notify';
import { ADMIN_TOAST_DURATION } from '../../shared/notices/toastDurations';
import { useViewModel } from '../../shared/useViewModel';
import { withdrawnPhotosViewModel } from '../desk/viewModels';
import { NoteField } from '../NoteField';
import { CountedHelp } from '../../shared/controls/CountedHelp';
import { appealMessages as messages, judgementFailures } from './appealMessages';
import type { JudgementViewModel } from './JudgementViewModel';

interface JudgementFormProps {
  readonly decision: Decision;
  readonly admin: UserProfile;
  readonly judgement: JudgementViewModel;
  readonly onJudged: () => void;
}

/** The answer to the person concerned, and what becomes of the decision: neither outcome is recommended. */
export const JudgementForm = observer(function JudgementForm({
  decision,
  admin,
  judgement,
  onJudged,
}: JudgementFormProps) {
  const notify = useNotify();
  const withdrawnPhotos = useViewModel(withdrawnPhotosViewModel);
  const answer = useRef<HTMLTextAreaElement>(null);
  const note = useRef<HTMLTextAreaElement>(null);
  const { failure, status } = judgement;
  const isWrongLength = failure === 'too-short' || failure === 'too-long';
  const judge = async (verdict: JudgementOrder['status']) => {
    const isJudged = await judgement.judge(decision.number, verdict, admin.uid);
    if (!isJudged) return (judgement.failure === null ? note : answer).current?.focus();
    const { measure, target, title } = decision.statement;
    if (verdict === 'overturned' && measure === 'removal') void withdrawnPhotos.restore(target.id);
    const text = messages[verdict](title);
    notify({ kind: 'success', text, durationMs: ADMIN_TOAST_DURATION });
    return onJudged();
  };
  return (
    <Stack sx={{ gap: 2.5 }}>
      <TextField
        multiline
        minRows={4}
        label={messages.answer}
        value={judgement.answer}
        error={isWrongLength}
        helperText={
          <CountedHelp
            text={isWrongLength ? judgementFailures[failure] : messages.answerHint}
            length={judgement.length}
            maximum={answerLength.maximum}
          />
        }
        inputRef={answer}
        onChange={(event) => judgement.type(event.target.value)}
      />
      <NoteField value={judgement.note} inputRef={note} onChange={judgement.remark} />
      <Box role="alert" sx={{ '&:empty': { mt: -2.5 } }}>
        {failure !== null && !isWrongLength && <Alert severity="error">{judgementFailures[failure]}</Alert>}
      </Box>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1.5 }}>
        {decision.status === 'appealed' && (
          <Button variant="outlined" aria-disabled={status === 'sending'} onClick={() => void judge('upheld')}>
            {messages.uphold}
          </Button>
        )}
        <Button variant="outlined" aria-disabled={status === 'sending'} onClick={() => void judge('overturned')}>
          {status === 'sending' ? messages.sending : messages.overturn}
        </Button>
      </Stack>
    </Stack>
  );
});
