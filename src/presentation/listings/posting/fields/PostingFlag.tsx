import styled from '@emotion/styled';
import Checkbox from '@mui/material/Checkbox';
import { useId } from 'react';
import type { DraftEntry } from '../../../../domain/listings/draft/DraftError';
import { FLAG_SET } from '../../../../domain/listings/draft/ListingDraft';
import { entryId } from '../postingAddresses';

interface PostingFlagProps {
  readonly entry: DraftEntry;
  readonly label: string;
  readonly hint: string | undefined;
  readonly value: string;
  onChange(value: string): void;
}

/** A checkbox for a flag field. */
export function PostingFlag({ entry, label, hint, value, onChange }: PostingFlagProps) {
  const hintId = useId();
  return (
    <Flag>
      <label>
        <Checkbox
          id={entryId(entry)}
          checked={value === FLAG_SET}
          onChange={(event) => onChange(event.target.checked ? FLAG_SET : '')}
          slotProps={{ input: hint === undefined ? {} : { 'aria-describedby': hintId } }}
        />
        <span>{label}</span>
      </label>
      {hint !== undefined && (
        <p id={hintId} className="note">
          {hint}
        </p>
      )}
    </Flag>
  );
}

const Flag = styled.div({
  label: {
    display: 'flex',
    alignItems: 'center',
    gap: 4,
    minHeight: 44,
    marginInlineStart: -10,
    fontWeight: 550,
    cursor: 'pointer',
  },
  // In line with the fields beside it.
  'label > span:last-of-type': { alignSelf: 'baseline', paddingBlock: 10 },
});
