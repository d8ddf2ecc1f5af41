import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { observer } from 'mobx-react-lite';
import { useRef, type FormEvent } from 'react';
import { isAdmin, type UserProfile } from '../../../domain/account/UserProfile';
import { Loader } from '../../shared/controls/Loader';
import { FailureNotice } from '../FailureNotice';
import { Panel } from '../Panel';
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
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    await team.find();
    if (team.search === 'invalid') field.current?.focus();
  };
  return (
    <Panel title={messages.appointTitle}>
      <p className="quiet">{messages.appointLead}</p>
      <Form role="search" noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          autoComplete="off"
          label={messages.field}
          value={query}
          error={isInvalid}
          helperText={isInvalid ? messages.invalid : messages.fieldHint}
          inputRef={field}
          onChange={(event) => team.type(event.target.value)}
        />
        <Button type="submit" variant="outlined">
          {messages.search}
        </Button>
      </Form>
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

const Form = styled.form({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: 12,
  marginBottom: 8,
  '& > .MuiTextField-root': { flex: '1 1 260px', maxWidth: 480 },
  button: { minHeight: 56 },
});
