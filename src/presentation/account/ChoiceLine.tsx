import styled from '@emotion/styled';
import Switch from '@mui/material/Switch';
import { useId, type ReactNode } from 'react';

interface ChoiceLineProps {
  readonly label: string;
  /** What describes the choice, and what is missing before it has an effect. */
  readonly hint: ReactNode;
  readonly isWanted: boolean;
  /** A change is being stored, and is not shown yet. */
  readonly isBusy?: boolean;
  readonly onChange: (isWanted: boolean) => void;
}

/** A switch with its label and what it does. */
export function ChoiceLine({ label, hint, isWanted, isBusy = false, onChange }: ChoiceLineProps) {
  const id = useId();
  return (
    <Line>
      <label htmlFor={id}>{label}</label>
      <p id={`${id}-hint`} className="note">
        {hint}
      </p>
      <Switch
        checked={isWanted}
        onChange={(event) => onChange(event.target.checked)}
        slotProps={{ input: { id, role: 'switch', 'aria-busy': isBusy, 'aria-describedby': `${id}-hint` } }}
      />
    </Line>
  );
}

const Line = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: 16,
  padding: '10px 0',
  '& + &': { borderTop: '1px solid var(--mb-palette-divider)' },
  label: { fontWeight: 600, cursor: 'pointer' },
  '.note': { gridRow: 2 },
  '.MuiSwitch-root': { gridColumn: 2, gridRow: '1 / span 2' },
  '.MuiSwitch-root:has([aria-busy="true"])': { opacity: 0.6 },
});
