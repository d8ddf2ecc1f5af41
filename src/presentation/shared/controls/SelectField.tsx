import styled from '@emotion/styled';
import { useId } from 'react';

interface SelectFieldProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
  /** Visually hidden where the options are clear without it. */
  readonly hidesLabel?: boolean;
  onChange(value: Value): void;
}

/** A native select. */
export function SelectField<Value extends string>({
  label,
  value,
  choices,
  hidesLabel = false,
  onChange,
}: SelectFieldProps<Value>) {
  const id = useId();
  return (
    <Root>
      {!hidesLabel && <label htmlFor={id}>{label}</label>}
      <select
        id={id}
        aria-label={hidesLabel ? label : undefined}
        value={value}
        onChange={(event) => {
          const chosen = choices.find((choice) => choice.value === event.target.value);
          if (chosen !== undefined) onChange(chosen.value);
        }}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </Root>
  );
}

const Root = styled.div({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  label: { whiteSpace: 'nowrap', color: 'var(--mb-palette-text-secondary)' },
  select: {
    minHeight: 44,
    maxWidth: '100%',
    padding: '0 36px 0 16px',
    borderRadius: 999,
    border: '1.5px solid var(--mb-palette-outline)',
    color: 'var(--mb-palette-text-primary)',
    backgroundColor: 'var(--mb-palette-background-paper)',
    fontWeight: 550,
    textOverflow: 'ellipsis',
    cursor: 'pointer',
    appearance: 'none',
    // An arrow drawn by two gradients takes the colour of the text.
    backgroundImage:
      'linear-gradient(45deg, transparent 50%, currentColor 50%), linear-gradient(-45deg, transparent 50%, currentColor 50%)',
    backgroundSize: '6px 6px',
    backgroundPosition: 'right 20px center, right 14.5px center',
    backgroundRepeat: 'no-repeat',
    // Gradients are not drawn there: the browser’s own arrow is.
    '@media (forced-colors: active)': { appearance: 'auto' },
  },
  option: { color: 'var(--mb-palette-text-primary)', backgroundColor: 'var(--mb-palette-background-paper)' },
});
