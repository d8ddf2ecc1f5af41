import styled from '@emotion/styled';
import TextField from '@mui/material/TextField';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Loader } from '../../shared/controls/Loader';
import { PageTitle } from '../../shared/page/PageTitle';
import { useViewModel } from '../../shared/useViewModel';
import { FailureNotice } from '../FailureNotice';
import { peopleViewModel } from '../desk/viewModels';
import { QUERY } from '../paths';
import { SearchForm } from '../SearchForm';
import { peopleMessages as messages } from './peopleMessages';
import { PersonItem } from './PersonItem';

/** Looks accounts up; what is looked for is in the address. */
export const PeopleScreen = observer(function PeopleScreen() {
  const viewModel = useViewModel(peopleViewModel);
  const [parameters, setParameters] = useSearchParams();
  const typed = parameters.get(QUERY) ?? '';
  useEffect(() => void viewModel.find(typed), [viewModel, typed]);
  const { people, status, now } = viewModel;
  const search = (next: string) => {
    if (next === typed) void viewModel.find(next);
    else setParameters(next === '' ? {} : { [QUERY]: next });
  };
  return (
    <Root>
      <PageTitle>{messages.title}</PageTitle>
      <h1>{messages.title}</h1>
      <p className="lead">{messages.lead}</p>
      <PeopleSearch typed={typed} onSearch={search} />
      <p className="count" role="status">
        {status === 'ready' && (people.length === 0 ? messages.none : messages.found(people.length, viewModel.isFull))}
      </p>
      {status === 'idle' && <p className="quiet">{messages.idle}</p>}
      {status === 'ready' && people.length === 0 && <p className="quiet">{messages.noneHint}</p>}
      {status === 'loading' && <Loader message={messages.loading} />}
      {status !== 'idle' && status !== 'loading' && status !== 'ready' && (
        <FailureNotice failure={status} onRetry={() => void viewModel.find(typed)} />
      )}
      {people.length > 0 && (
        <ul aria-label={messages.results}>
          {people.map((person) => (
            <PersonItem key={person.uid} person={person} now={now} />
          ))}
        </ul>
      )}
    </Root>
  );
});

interface PeopleSearchProps {
  readonly typed: string;
  readonly onSearch: (typed: string) => void;
}

function PeopleSearch({ typed, onSearch }: PeopleSearchProps) {
  const [{ text, searched }, setField] = useState({ text: typed, searched: typed });
  // Back and Forward change what is searched; the field keeps the focus.
  if (searched !== typed) setField({ text: typed, searched: typed });
  return (
    <SearchForm onSearch={() => onSearch(text.trim())}>
      <TextField
        type="search"
        label={messages.field}
        value={text}
        onChange={({ target }) => setField({ text: target.value, searched })}
      />
    </SearchForm>
  );
}

const Root = styled.div({
  maxWidth: 860,
  '.lead': { maxWidth: '68ch', color: 'var(--mb-palette-text-secondary)' },
  '.quiet': { color: 'var(--mb-palette-text-secondary)' },
  '.count': { fontWeight: 600, color: 'var(--mb-palette-text-secondary)' },
  ul: { display: 'grid', gap: 12, margin: 0, padding: 0, listStyle: 'none' },
});
