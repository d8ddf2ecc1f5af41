import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { observer } from 'mobx-react-lite';
import { useRef, type FormEvent } from 'react';
import { useNotify } from '../../shared/notices/notify';
import { below } from '../../shared/page/screenWidths';
import { Panel } from '../Panel';
import { addErrors, settingsFailures, settingsMessages as messages } from './settingsMessages';
import type { SettingsViewModel } from './SettingsViewModel';

interface WordListProps {
  readonly settings: SettingsViewModel;
  /** The uid of the super_admin. */
  readonly by: string;
}

/** The forbidden words: to add, to search and to remove. */
export const WordList = observer(function WordList({ settings, by }: WordListProps) {
  const notify = useNotify();
  const field = useRef<HTMLTextAreaElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const { error, isChanging, query, typed, words } = settings;
  const all = settings.settings.words.length;
  const add = async () => {
    const added = await settings.addTyped(by);
    if (added.ok) notify({ kind: 'success', text: messages.added(added.value) });
    else if (added.failure !== 'invalid') notify({ kind: 'error', text: settingsFailures[added.failure] });
    field.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isChanging) void add();
  };
  const change = async (action: 'words-added' | 'words-removed', word: string) => {
    const changed = await settings.change(by, { action, words: [word] });
    if (!changed.ok) notify({ kind: 'error', text: settingsFailures[changed.failure] });
    return changed.ok;
  };
  const remove = async (word: string, index: number) => {
    if (!(await change('words-removed', word))) return;
    const undo = { label: messages.undo, run: () => void change('words-added', word) };
    notify({ kind: 'success', text: messages.removed(word), durationMs: 8000, action: undo });
    // The button has gone with its word.
    const buttons = list.current?.querySelectorAll('button') ?? [];
    (buttons[index] ?? buttons[index - 1] ?? field.current)?.focus();
  };
  return (
    <Panel title={messages.wordsTitle}>
      <p className="quiet">{messages.wordsLead}</p>
      <p className="quiet">{messages.wordsRule}</p>
      <Form noValidate onSubmit={submit}>
        <TextField
          multiline
          minRows={2}
          maxRows={8}
          autoComplete="off"
          label={messages.toAdd}
          value={typed}
          error={error !== null}
          helperText={error === null ? messages.toAddHint : addErrors[error]}
          inputRef={field}
          onChange={({ target }) => settings.type(target.value)}
        />
        <Button type="submit" variant="contained" aria-disabled={isChanging}>
          {messages.add}
        </Button>
      </Form>
      {all > 0 && (
        <TextField
          type="search"
          autoComplete="off"
          label={messages.search}
          value={query}
          onChange={({ target }) => settings.search(target.value)}
          sx={{ width: '100%', maxWidth: 360 }}
        />
      )}
      <p role="status" style={{ margin: '12px 0', fontWeight: 600 }}>
        {all === 0 ? messages.empty : messages.count(words.length, all)}
      </p>
      {words.length > 0 && (
        <Words ref={list} aria-label={messages.list}>
          {words.map((word, index) => (
            <li key={word}>
              <span>{word}</span>
              <Button
                aria-label={messages.removeOf(word)}
                aria-disabled={isChanging}
                onClick={() => void (isChanging || remove(word, index))}
              >
                {messages.remove}
              </Button>
            </li>
          ))}
        </Words>
      )}
    </Panel>
  );
});

const Form = styled.form({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: 12,
  marginBottom: 20,
  '& > .MuiTextField-root': { flex: '1 1 260px', maxWidth: 560 },
  button: { minHeight: 56 },
  // Below the field.
  [below(450)]: { button: { minHeight: 44 } },
});

const Words = styled.ul({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(230px, 100%), 1fr))',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  li: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 8,
    padding: '0 4px 0 14px',
    borderRadius: 12,
    border: '1px solid var(--mb-palette-divider)',
    overflowWrap: 'anywhere',
  },
  button: { minHeight: 44 },
});
