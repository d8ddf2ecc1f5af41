import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import { useRef, useState } from 'react';
import { Icon } from '../../shared/controls/Icon';
import { administrationMessages } from '../messages';
import { SearchForm } from '../SearchForm';
import { listingMessages as messages } from './listingMessages';

interface ListingSearchFormProps {
  /** What is searched for; empty for nothing. */
  readonly searched: string;
  /** An empty text ends the search. */
  readonly onSearch: (typed: string) => void;
}

/** Finds a listing by its id or its address, or the listings of an owner. In a narrow column its button is inside the field. */
export function ListingSearchForm({ searched, onSearch }: ListingSearchFormProps) {
  const [typed, setTyped] = useState(searched);
  const [shown, setShown] = useState(searched);
  const field = useRef<HTMLInputElement>(null);
  if (shown !== searched) {
    setShown(searched);
    setTyped(searched);
  }
  const clear = () => {
    field.current?.focus();
    onSearch('');
  };
  return (
    <SearchForm
      hasButton={false}
      onSearch={() => onSearch(typed.trim())}
      end={searched === '' ? null : { label: messages.clear, onEnd: clear }}
    >
      <TextField
        type="search"
        label={messages.search}
        helperText={messages.searchHint}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        inputRef={field}
        slotProps={{
          htmlInput: { autoComplete: 'off', maxLength: 500 },
          input: {
            endAdornment: (
              <IconButton type="submit" edge="end" aria-label={administrationMessages.find}>
                <Icon name="search" />
              </IconButton>
            ),
          },
        }}
      />
    </SearchForm>
  );
}
