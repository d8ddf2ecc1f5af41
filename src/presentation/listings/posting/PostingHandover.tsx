import styled from '@emotion/styled';
import Checkbox from '@mui/material/Checkbox';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { DraftErrors } from '../../../domain/listings/draft/DraftError';
import type { Handover } from '../../../domain/listings/Listing';
import type { PostingDraftViewModel } from './PostingDraftViewModel';
import { postingErrorText } from './postingErrorMessages';
import { postingMessages } from './postingMessages';
import { entryId } from './postingSteps';

const ways: readonly (keyof Handover)[] = ['inPerson', 'delivery'];

interface PostingHandoverProps {
  readonly writing: PostingDraftViewModel;
  readonly errors: DraftErrors;
}

/** How the object changes hands: one way at least, or both. */
export const PostingHandover = observer(function PostingHandover({ writing, errors }: PostingHandoverProps) {
  const errorId = useId();
  const error = errors.get('handover');
  const { handover } = writing.draft;
  return (
    <Group id={entryId('handover')} data-wrong={error !== undefined || undefined}>
      <legend>{postingMessages.handover}</legend>
      {ways.map((way) => (
        <label key={way}>
          <Checkbox
            checked={handover[way]}
            onChange={(event) => writing.change({ handover: { ...handover, [way]: event.target.checked } })}
            slotProps={{ input: error === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': errorId } }}
          />
          {postingMessages.handovers[way]}
        </label>
      ))}
      {error !== undefined && <p id={errorId}>{postingErrorText('handover', error)}</p>}
    </Group>
  );
});

const Group = styled.fieldset({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  legend: { padding: 0, marginBottom: 4, fontWeight: 600 },
  '&[data-wrong] legend, p': { color: 'var(--mb-palette-error-main)' },
  label: { display: 'flex', alignItems: 'center', gap: 4, minHeight: 44, marginInlineStart: -10, cursor: 'pointer' },
  p: { margin: '4px 2px 0', fontSize: '0.875rem' },
});
