import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { observer } from 'mobx-react-lite';
import { useRef, type FormEvent } from 'react';
import { openingReasonLength } from '../../../domain/moderation/openConversation';
import { Panel } from '../Panel';
import { CountedHelp } from '../../shared/controls/CountedHelp';
import { conversationMessages as messages, openingFailures } from './conversationMessages';
import type { OpenedConversationViewModel } from './OpenedConversationViewModel';

interface SealedConversationProps {
  readonly viewModel: OpenedConversationViewModel;
  /** Whether the case is open: only then the conversation can be opened. */
  readonly isCaseOpen: boolean;
  readonly onOpened: () => void;
}

/** What it means to open the conversation, and the reason that the journal keeps. */
export const SealedConversation = observer(function SealedConversation({
  viewModel,
  isCaseOpen,
  onOpened,
}: SealedConversationProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const { failure, isOpening } = viewModel;
  const isWrongLength = failure === 'too-short' || failure === 'too-long';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await viewModel.open()) onOpened();
    else field.current?.focus();
  };
  return (
    <Panel title={messages.sealed}>
      {isCaseOpen ? (
        <>
          <p>{messages.meaning}</p>
          <Stack component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ gap: 2 }}>
            <TextField
              multiline
              minRows={2}
              name="reason"
              label={messages.reason}
              value={viewModel.reason}
              error={isWrongLength}
              helperText={
                <CountedHelp
                  text={isWrongLength ? openingFailures[failure] : messages.reasonHint}
                  length={viewModel.length}
                  maximum={openingReasonLength.maximum}
                />
              }
              inputRef={field}
              onChange={(event) => viewModel.type(event.target.value)}
            />
            <div role="alert">
              {failure !== null && !isWrongLength && <Alert severity="error">{openingFailures[failure]}</Alert>}
            </div>
            <Button type="submit" variant="contained" aria-disabled={isOpening} sx={{ alignSelf: 'start' }}>
              {isOpening ? messages.opening : messages.open}
            </Button>
          </Stack>
        </>
      ) : (
        <p>{messages.closedCase}</p>
      )}
    </Panel>
  );
});
