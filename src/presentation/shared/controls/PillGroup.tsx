import styled from '@emotion/styled';
import { useId } from 'react';
import { chosenPill } from '../forms/chosenPill';

export interface Pill<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly hint?: string;
}

interface PillGroupProps<Value extends string> {
  readonly label: string;
  readonly pills: readonly Pill<Value>[];
  readonly value: Value | null;
  onChange(value: Value): void;
  readonly id?: string | undefined;
  /** Shown instead of the hint. */
  readonly error?: string | undefined;
  readonly required?: boolean;
  readonly hint?: string | undefined;
}

/** A choice among a few options, all visible: radio buttons in the shape of pills. */
export function PillGroup<Value extends string>({
  label,
  pills,
  value,
  onChange,
  id,
  error,
  required = false,
  hint,
}: PillGroupProps<Value>) {
  const name = useId();
  const help = error ?? hint;
  return (
    <Group
      role="radiogroup"
      id={id}
      aria-labelledby={`${name}-label`}
      aria-required={required}
      aria-invalid={error !== undefined}
      aria-describedby={help === undefined ? undefined : `${name}-help`}
    >
      <legend id={`${name}-label`}>
        {label}
        {required && (
          <span aria-hidden="true" className="asterisk">
            {' '}
            *
          </span>
        )}
      </legend>
      <div className="pills">
        {pills.map((pill) => (
          <label key={pill.value}>
            <input
              type="radio"
              name={name}
              value={pill.value}
              checked={pill.value === value}
              onChange={() => onChange(pill.value)}
            />
            <span>{pill.label}</span>
            {pill.hint !== undefined && <small>{pill.hint}</small>}
          </label>
        ))}
      </div>
      {help !== undefined && (
        <p id={`${name}-help`} className={error === undefined ? 'note' : 'error'}>
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
  '&[aria-invalid="true"] legend, .asterisk': { color: 'var(--mb-palette-error-main)' },
  '.pills': { display: 'flex', flexWrap: 'wrap', gap: 8 },
  label: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    boxSizing: 'border-box',
    minHeight: 44,
    padding: '6px 18px',
    borderRadius: 22,
    border: '1.5px solid var(--mb-palette-outline)',
    fontWeight: 550,
    lineHeight: 1.3,
    cursor: 'pointer',
    color: 'var(--mb-palette-text-primary)',
    background: 'var(--mb-palette-background-paper)',
    transition: 'background-color 150ms, border-color 150ms',
  },
  small: { fontSize: '0.8125rem', fontWeight: 450, color: 'var(--mb-palette-text-secondary)' },
  'label:hover': { background: 'var(--mb-palette-background-sunk)' },
  'label:has(:checked)': chosenPill,
  'label:has(:focus-visible)': { outline: '3px solid var(--mb-palette-primary-main)', outlineOffset: 2 },
  input: { position: 'absolute', inset: 0, width: '100%', height: '100%', margin: 0, opacity: 0, cursor: 'pointer' },
  p: { margin: '6px 2px 0', fontSize: '0.875rem', lineHeight: 1.4 },
  '.error': { color: 'var(--mb-palette-error-main)' },
});
