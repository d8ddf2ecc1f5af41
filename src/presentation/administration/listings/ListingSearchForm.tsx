import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useRef, useState, type FormEvent } from 'react';
import { listingMessages as messages } from './listingMessages';

interface ListingSearchFormProps {
  /** What is searched for; empty for nothing. */
  readonly searched: string;
  /** An empty text ends the search. */
  readonly onSearch: (typed: string) => void;
}

/** Finds a listing by its id or its address, or the listings of an owner. */
export function ListingSearchForm({ searched, onSearch }: ListingSearchFormProps) {
  const [typed, setTyped] = useState(searched);
  const [shown, setShown] = useState(searched);
  const field = useRef<HTMLInputElement>(null);
  if (shown !== searched) {
    setShown(searched);
    setTyped(searched);
  }
  const send = (event: FormEvent) => {
    event.preventDefault();
    onSearch(typed.trim());
  };
  const clear = () => {
    field.current?.focus();
    onSearch('');
  };
  return (
    <Form role="search" onSubmit={send}>
      <TextField
        type="search"
        label={messages.search}
        helperText={messages.searchHint}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        inputRef={field}
        slotProps={{ htmlInput: { autoComplete: 'off', maxLength: 500 } }}
      />
      <div className="actions">
        <Button type="submit" variant="outlined">
          {messages.find}
        </Button>
        {searched !== '' && <Button onClick={clear}>{messages.clear}</Button>}
      </div>
    </Form>
  );
}

const Form = styled.form({
  display: 'grid',
  gap: 8,
  marginBottom: 20,
  '.actions': { display: 'flex', flexWrap: 'wrap', gap: 8 },
});
