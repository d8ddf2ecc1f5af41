import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { SearchForm } from '../SearchForm';
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
  const isFiltered = choice.by !== '' || choice.action !== '' || choice.target !== '';
  const showAll = () => onChoose({ by: '', action: '', target: '' });
  return (
    <SearchForm
      onSearch={() => onChoose({ ...choice, target: typed.trim() })}
      end={isFiltered ? { label: messages.showAll, onEnd: showAll } : null}
    >
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
        type="search"
        autoComplete="off"
        label={messages.targetField}
        helperText={messages.targetHint}
        value={typed}
        onChange={(event) => setField({ typed: event.target.value, target })}
      />
    </SearchForm>
  );
}
