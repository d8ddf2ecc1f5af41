import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { isAdmin, type UserProfile } from '../../../domain/account/UserProfile';
import { Loader } from '../../shared/controls/Loader';
import { FailureNotice } from '../FailureNotice';
import { Panel } from '../Panel';
import { SearchForm } from '../SearchForm';
import { teamMessages as messages } from './teamMessages';
import type { TeamViewModel } from './TeamViewModel';

interface AppointFormProps {
  readonly team: TeamViewModel;
  readonly onAppoint: (person: UserProfile) => void;
}

/** Looks up an account, to appoint it. */
export const AppointForm = observer(function AppointForm({ team, onAppoint }: AppointFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const { found, query, search } = team;
  const isInvalid = search === 'invalid';
  const submit = async () => {
    await team.find();
    if (team.search === 'invalid') field.current?.focus();
  };
  return (
    <Panel title={messages.appointTitle}>
      <p className="quiet">{messages.appointLead}</p>
      <SearchForm onSearch={() => void submit()}>
        <TextField
          autoComplete="off"
          label={messages.field}
          value={query}
          error={isInvalid}
          helperText={isInvalid ? messages.invalid : messages.fieldHint}
          inputRef={field}
          onChange={(event) => team.type(event.target.value)}
        />
      </SearchForm>
      <p role="status">
        {search === 'none' && messages.none}
        {found !== null && messages.found(found.displayName)}
      </p>
      {search === 'loading' && <Loader message={messages.searching} />}
      {found !== null && (
        <>
          <p className="quiet">
            {found.email ?? messages.noEmail}
            <br />
            {messages.uid(found.uid)}
          </p>
          {isAdmin(found) ? (
            <p>{messages.already}</p>
          ) : (
            <Button variant="contained" onClick={() => onAppoint(found)}>
              {messages.appoint(found.displayName)}
            </Button>
          )}
        </>
      )}
      {team.failure !== null && <FailureNotice failure={team.failure} onRetry={() => void team.find()} />}
    </Panel>
  );
});
