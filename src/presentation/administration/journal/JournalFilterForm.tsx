import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState, type FormEvent } from 'react';
import { SelectEntry } from '../decision/SelectEntry';
import { actionLabels } from '../decision/decisionMessages';
import { journalActions, type JournalChoice } from './journalFilters';
import { journalMessages as messages } from './journalMessages';

interface JournalFilterFormProps {
  readonly choice: JournalChoice;
  readonly authors: readonly string[];
  readonly names: ReadonlyMap<string, string>;
  readonly onChoose: (choice: JournalChoice) => void;
}

const actions = { '': messages.allActions, ...actionLabels };

/** Which entries are shown. A choice acts at once, what is typed when it is sent. */
export function JournalFilterForm({ choice, authors, names, onChoose }: JournalFilterFormProps) {
  const [{ typed, target }, setField] = useState({ typed: choice.target, target: choice.target });
  // Back and Forward change the filter.
  if (target !== choice.target) setField({ typed: choice.target, target: choice.target });
  const offered = [...new Set(['', ...authors, choice.by])];
  const authorLabels = Object.fromEntries(
    offered.map((uid) => [uid, uid === '' ? messages.allAuthors : (names.get(uid) ?? uid)]),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onChoose({ ...choice, target: typed.trim() });
  };
  const isFiltered = choice.by !== '' || choice.action !== '' || choice.target !== '';
  return (
    <Form role="search" onSubmit={submit}>
      <SelectEntry
        label={messages.author}
        value={choice.by}
        choices={offered}
        labels={authorLabels}
        onChange={(by) => onChoose({ ...choice, by })}
      />
      <SelectEntry
        label={messages.action}
        value={choice.action}
        choices={['', ...journalActions]}
        labels={actions}
        onChange={(action) => onChoose({ ...choice, action })}
      />
      <TextField
        className="target"
        type="search"
        autoComplete="off"
        label={messages.targetField}
        helperText={messages.targetHint}
        value={typed}
        onChange={(event) => setField({ typed: event.target.value, target })}
      />
      <Button type="submit" variant="outlined">
        {messages.search}
      </Button>
      {isFiltered && <Button onClick={() => onChoose({ by: '', action: '', target: '' })}>{messages.showAll}</Button>}
    </Form>
  );
}

const Form = styled.form({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: 12,
  margin: '24px 0 8px',
  '& > .MuiTextField-root': { flex: '1 1 200px' },
  '& > .target': { flexBasis: 280 },
  button: { minHeight: 56 },
});
