import styled from '@emotion/styled';
import Checkbox from '@mui/material/Checkbox';
import { useId } from 'react';
import type { Handover } from '../../../domain/listings/Listing';

const ways: readonly (keyof Handover)[] = ['inPerson', 'delivery'];

interface HandoverChoiceProps {
  readonly id?: string;
  readonly legend: string;
  readonly labels: Record<keyof Handover, string>;
  readonly value: Handover;
  readonly error: string | undefined;
  readonly onChange: (handover: Handover) => void;
}

/** How objects change hands: in person, delivered, or both. */
export function HandoverChoice({ id, legend, labels, value, error, onChange }: HandoverChoiceProps) {
  const errorId = useId();
  return (
    <Group id={id} data-wrong={error !== undefined || undefined}>
      <legend>{legend}</legend>
      {ways.map((way) => (
        <label key={way}>
          <Checkbox
            checked={value[way]}
            onChange={(event) => onChange({ ...value, [way]: event.target.checked })}
            slotProps={{ input: error === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': errorId } }}
          />
          {labels[way]}
        </label>
      ))}
      {error !== undefined && <p id={errorId}>{error}</p>}
    </Group>
  );
}

const Group = styled.fieldset({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  legend: { padding: 0, marginBottom: 6, fontWeight: 600, lineHeight: 1.35 },
  '&[data-wrong] legend, p': { color: 'var(--mb-palette-error-main)' },
  label: { display: 'flex', alignItems: 'center', gap: 4, minHeight: 44, marginInlineStart: -10, cursor: 'pointer' },
  p: { margin: '4px 2px 0', fontSize: '0.875rem' },
});
