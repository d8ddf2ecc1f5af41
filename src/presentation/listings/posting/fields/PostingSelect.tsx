import TextField from '@mui/material/TextField';
import type { DraftEntry, DraftErrors } from '../../../../domain/listings/draft/DraftError';
import type { Choice } from '../../../../domain/listings/catalogue/Field';
import { postingErrorText } from '../postingErrorMessages';
import { postingMessages } from '../messages';
import { entryId } from '../postingAddresses';

interface PostingSelectProps {
  readonly entry: DraftEntry;
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly value: string;
  readonly errors: DraftErrors;
  readonly required: boolean;
  readonly hint: string | undefined;
  onChange(value: string): void;
}

/** A choice among many, or an optional one: a native select, which works best on phones. */
export function PostingSelect({ entry, label, choices, value, errors, required, hint, onChange }: PostingSelectProps) {
  const error = errors.get(entry);
  return (
    <TextField
      id={entryId(entry)}
      select
      fullWidth
      label={label}
      value={value}
      required={required}
      error={error !== undefined}
      helperText={error === undefined ? hint : postingErrorText(entry, error)}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ select: { native: true } }}
    >
      <option value="">{required ? postingMessages.choose : postingMessages.unspecified}</option>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </TextField>
  );
}
