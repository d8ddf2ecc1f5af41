import styled from '@emotion/styled';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { observer } from 'mobx-react-lite';
import { useRef, type ChangeEvent } from 'react';
import { UNDO_MS } from '../../shared/notices/toastDurations';
import { photoFailureMessages } from '../../listings/posting/photos/messages';
import { Icon } from '../../shared/controls/Icon';
import { useNotify } from '../../shared/notices/notify';
import { useViewModel } from '../../shared/useViewModel';
import { profileMessages as messages, storeFailureMessages } from '../messages';
import { portraitViewModel } from '../viewModels';
import { Portrait } from './Portrait';
import type { PortraitFailure } from './PortraitViewModel';

interface PortraitFieldProps {
  readonly name: string;
  readonly photoURL: string | null;
}

/** The person’s photo; a picked one is stored at once. */
export const PortraitField = observer(function PortraitField({ name, photoURL }: PortraitFieldProps) {
  const viewModel = useViewModel(portraitViewModel);
  const notify = useNotify();
  const input = useRef<HTMLInputElement>(null);
  const isWorking = viewModel.status === 'working';

  const pick = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file !== undefined && (await viewModel.pick(file, photoURL)))
      notify({ kind: 'success', text: messages.photoSaved });
    // The same file can be picked again.
    target.value = '';
  };
  const remove = async (before: string) => {
    if (!(await viewModel.remove(before))) return;
    notify({
      kind: 'success',
      text: messages.photoRemoved,
      durationMs: UNDO_MS,
      action: { label: messages.undoPhoto, run: () => void viewModel.putBack(before) },
    });
  };
  return (
    <Field role="group" aria-label={messages.photo} aria-busy={isWorking}>
      <Portrait name={name} photoURL={photoURL} size={96} />
      <div className="beside">
        <div className="row">
          <Button
            variant="outlined"
            disabled={isWorking}
            startIcon={<Icon name="camera" size={20} />}
            onClick={() => input.current?.click()}
          >
            {photoURL === null ? messages.pickPhoto : messages.changePhoto}
          </Button>
          {photoURL !== null && (
            <Button disabled={isWorking} onClick={() => void remove(photoURL)}>
              {messages.removePhoto}
            </Button>
          )}
        </div>
        {isWorking && (
          <LinearProgress variant="determinate" value={viewModel.progress * 100} aria-label={messages.photoProgress} />
        )}
        <p className="note">{messages.photoHint}</p>
      </div>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={messages.pickPhoto}
        onChange={(event) => void pick(event)}
      />
      {viewModel.failure !== null && (
        <Alert severity="error" className="failure">
          {failureText(viewModel.failure)}
        </Alert>
      )}
    </Field>
  );
});

function failureText(failure: PortraitFailure): string {
  return failure === 'signed-out' ? storeFailureMessages[failure] : photoFailureMessages[failure];
}

const Field = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 20,
  '.beside': { display: 'flex', flexDirection: 'column', gap: 8, flex: '1 1 200px', minWidth: 0 },
  '.failure': { flexBasis: '100%' },
});
