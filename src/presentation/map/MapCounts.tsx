import styled from '@emotion/styled';
import { shadows } from '../shared/page/shadows';
import { mapMessages } from './messages';

interface MapCountsProps {
  /** How many listings the map has, where it has not all. */
  readonly count: string | null;
  /** How many of them are out of its sight. */
  readonly beyond: number;
  readonly isBeyondOpen: boolean;
  onBeyond(): void;
}

/** What the map does not show, in its corner. Those out of sight are opened by a button. */
export function MapCounts({ count, beyond, isBeyondOpen, onBeyond }: MapCountsProps) {
  return (
    <Corner>
      {count !== null && <p>{count}</p>}
      {beyond > 0 && (
        <button type="button" data-map-control aria-expanded={isBeyondOpen} onClick={onBeyond}>
          {mapMessages.beyond(beyond)}
        </button>
      )}
    </Corner>
  );
}

const pill = {
  margin: 0,
  padding: '4px 12px',
  borderRadius: 999,
  fontSize: '0.875rem',
  fontWeight: 600,
  color: 'var(--mb-palette-text-primary)',
  background: 'var(--mb-palette-background-paper)',
  boxShadow: shadows.soft,
} as const;

const Corner = styled.div({
  position: 'absolute',
  zIndex: 2,
  insetBlockStart: 12,
  insetInlineStart: 12,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 8,
  pointerEvents: 'none',
  p: pill,
  button: {
    ...pill,
    minHeight: 44,
    border: '1px solid var(--mb-palette-divider)',
    fontFamily: 'inherit',
    cursor: 'pointer',
    pointerEvents: 'auto',
    color: 'var(--mb-palette-primary-main)',
    textDecoration: 'underline',
    textUnderlineOffset: 3,
  },
});
