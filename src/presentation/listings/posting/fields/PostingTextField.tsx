import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useId, type ReactNode } from 'react';
import type { DraftEntry, DraftErrors } from '../../../../domain/listings/draft/DraftError';
import { postingErrorText } from '../postingErrorMessages';
import { entryId } from '../postingAddresses';
import { CountedHelp } from '../../../shared/controls/CountedHelp';

interface PostingTextFieldProps {
  readonly entry: DraftEntry;
  readonly label: string;
  readonly value: string;
  readonly errors: DraftErrors;
  onChange(typed: string): void;
  readonly required?: boolean | undefined;
  readonly hint?: string | undefined;
  /** In characters. More can be typed, so that nothing pasted is cut; the counter then shows an error. */
  readonly maximumLength?: number | undefined;
  readonly unit?: string | undefined;
  readonly inputMode?: 'numeric' | 'decimal' | undefined;
  readonly suggestions?: readonly string[] | undefined;
  /** Minimum number of rows; makes the field a text area, which grows. With one row, it takes no line breaks. */
  readonly rows?: number | undefined;
  readonly autoComplete?: string | undefined;
}

/** A text field of the draft, with its unit, its hint or error, and a counter. */
export function PostingTextField({
  entry,
  label,
  value,
  errors,
  onChange,
  suggestions,
  ...options
}: PostingTextFieldProps) {
  const { required = false, hint, maximumLength, unit, inputMode, rows, autoComplete = 'off' } = options;
  const error = errors.get(entry);
  const listId = useId();
  const isLine = rows === 1;
  const text = error === undefined ? hint : postingErrorText(entry, error);
  return (
    <div>
      <TextField
        id={entryId(entry)}
        fullWidth
        label={label}
        value={value}
        required={required}
        error={error !== undefined}
        multiline={rows !== undefined}
        {...(rows === undefined ? {} : { minRows: rows })}
        onChange={({ target }) => onChange(isLine ? target.value.replaceAll('\n', ' ') : target.value)}
        onKeyDown={(event) => isLine && event.key === 'Enter' && event.preventDefault()}
        helperText={help(text, value.trim().length, maximumLength)}
        slotProps={{
          htmlInput: { autoComplete, ...(inputMode && { inputMode }), ...(suggestions && { list: listId }) },
          input: unit === undefined ? {} : { endAdornment: <InputAdornment position="end">{unit}</InputAdornment> },
        }}
      />
      {suggestions && (
        <datalist id={listId}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      )}
    </div>
  );
}

const ALWAYS_COUNTED = 100;

/** Short fields show their counter only when they are nearly full. */
function help(text: ReactNode, length: number, maximum: number | undefined): ReactNode {
  const isCounted = maximum !== undefined && (maximum >= ALWAYS_COUNTED || length > maximum * 0.7);
  return isCounted ? <CountedHelp text={text} length={length} maximum={maximum} /> : text;
}
