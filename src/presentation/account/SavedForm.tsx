import styled from '@emotion/styled';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { FIELD_GAP } from '../shared/controls/fieldLayout';
import { UNDO_MS } from '../shared/notices/toastDurations';
import { useNotify } from '../shared/notices/notify';
import { savedFormMessages as messages, storeFailureMessages } from './messages';

interface SavedFormViewModel<Entries> {
  readonly status: string;
  readonly failure: keyof typeof storeFailureMessages | null;
  readonly isChanged: boolean;
  save(): Promise<void>;
  /** Returns what was typed. */
  reset(): Entries;
  type(entries: Partial<Entries>): void;
}

/** A form whose entries are saved or reset together. The first invalid entry gets the focus. */
export const SavedForm = observer(function SavedForm<Entries>({
  viewModel,
  children,
}: {
  readonly viewModel: SavedFormViewModel<Entries>;
  readonly children: ReactNode;
}) {
  const { failure, isChanged, status } = viewModel;
  const [attempts, setAttempts] = useState(0);
  const notify = useNotify();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);

  const save = async () => {
    await viewModel.save();
    setAttempts((count) => count + 1);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  const reset = () => {
    const typed = viewModel.reset();
    notify({
      kind: 'info',
      text: messages.resetDone,
      durationMs: UNDO_MS,
      action: { label: messages.undo, run: () => viewModel.type(typed) },
    });
  };
  return (
    <Form ref={form} onSubmit={submit} noValidate>
      {children}
      {failure !== null && <Alert severity="error">{storeFailureMessages[failure]}</Alert>}
      <div className="row">
        <Button type="submit" variant="contained" disabled={status === 'saving'}>
          {status === 'saving' ? messages.saving : messages.save}
        </Button>
        {isChanged && (
          <Button disabled={status === 'saving'} onClick={reset}>
            {messages.reset}
          </Button>
        )}
      </div>
    </Form>
  );
});

const Form = styled.form({
  display: 'flex',
  flexDirection: 'column',
  gap: FIELD_GAP,
  maxWidth: 640,
  '& > [role="status"]:empty': { marginTop: -FIELD_GAP },
});
