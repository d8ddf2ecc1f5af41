import styled from '@emotion/styled';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import type { DraftEntry, DraftErrors } from '../../../../domain/listings/draft/DraftError';
import { messages } from '../../../shared/messages';
import { postingErrorText } from '../postingErrorMessages';
import { postingMessages } from '../messages';
import { entryId } from '../postingAddresses';

interface PostingMonthProps {
  readonly entry: DraftEntry;
  readonly label: string;
  /** `YYYY-MM`; either part may be missing or invalid, as typed. */
  readonly value: string;
  readonly errors: DraftErrors;
  readonly required: boolean;
  readonly hint: string | undefined;
  onChange(value: string): void;
}

const months = messages.months.map((label, index) => ({ value: String(index + 1).padStart(2, '0'), label }));

/** A month and a year in two fields: not all browsers support `input type="month"`. */
export function PostingMonth({ entry, label, value, errors, required, hint, onChange }: PostingMonthProps) {
  const id = useId();
  const error = errors.get(entry);
  const help = error === undefined ? hint : postingErrorText(entry, error);
  const cut = value.lastIndexOf('-');
  const [year, month] = cut < 0 ? [value, ''] : [value.slice(0, cut), value.slice(cut + 1)];
  const change = (nextYear: string, nextMonth: string) =>
    onChange(nextYear === '' && nextMonth === '' ? '' : `${nextYear}-${nextMonth}`);
  const describedBy = help === undefined ? {} : { 'aria-describedby': `${id}-help` };
  return (
    <Group id={entryId(entry)} aria-labelledby={`${id}-label`} data-wrong={error !== undefined || undefined}>
      <legend id={`${id}-label`}>
        {label}
        {required && (
          <span aria-hidden="true" className="asterisk">
            {' '}
            *
          </span>
        )}
      </legend>
      <div className="parts">
        <TextField
          select
          value={month}
          error={error !== undefined}
          onChange={(event) => change(year, event.target.value)}
          slotProps={{ select: { native: true }, htmlInput: { 'aria-label': postingMessages.month, ...describedBy } }}
        >
          <option value="">{postingMessages.month}</option>
          {months.map((one) => (
            <option key={one.value} value={one.value}>
              {one.label}
            </option>
          ))}
        </TextField>
        <TextField
          value={year}
          error={error !== undefined}
          placeholder={postingMessages.yearHint}
          onChange={(event) => change(event.target.value, month)}
          slotProps={{
            htmlInput: {
              'aria-label': postingMessages.year,
              inputMode: 'numeric',
              autoComplete: 'off',
              ...describedBy,
            },
          }}
        />
      </div>
      {help !== undefined && (
        <p id={`${id}-help`} className={error === undefined ? 'note' : 'error'}>
          {help}
        </p>
      )}
    </Group>
  );
}

const Group = styled.fieldset({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  legend: { padding: 0, marginBottom: 6, fontWeight: 600, lineHeight: 1.35 },
  '&[data-wrong] legend, .asterisk': { color: 'var(--mb-palette-error-main)' },
  '.parts': { display: 'grid', gridTemplateColumns: '3fr 2fr', gap: 10 },
  p: { margin: '4px 2px 0', fontSize: '0.875rem', lineHeight: 1.4 },
  '.error': { color: 'var(--mb-palette-error-main)' },
});
