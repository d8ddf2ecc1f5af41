import styled from '@emotion/styled';
import { formatNumber } from '../../shared/format/formatNumber';
import { VisuallyHidden } from '../../shared/controls/VisuallyHidden';
import { facetMessages } from '../messages';
import { TOUCH } from '../../shared/page/screenWidths';

interface FacetChoiceProps {
  readonly type: 'checkbox' | 'radio';
  readonly name: string;
  readonly label: string;
  readonly isChosen: boolean;
  /** The number of results with this choice; null while unknown. */
  readonly count: number | null;
  onChange(isChosen: boolean): void;
}

/** A checkbox or radio button with its number of results. */
export function FacetChoice({ type, name, label, isChosen, count, onChange }: FacetChoiceProps) {
  return (
    <Row data-empty={count === 0 && !isChosen}>
      <input type={type} name={name} checked={isChosen} onChange={(event) => onChange(event.target.checked)} />
      <span className="label">{label}</span>
      {count !== null && <FacetCount count={count} />}
    </Row>
  );
}

/** The number of results; screen readers read it with its unit. */
export function FacetCount({ count }: { readonly count: number }) {
  return (
    <Count>
      <span aria-hidden="true">{formatNumber(count)}</span>
      <VisuallyHidden>{facetMessages.count(count)}</VisuallyHidden>
    </Count>
  );
}

const Row = styled.label({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 36,
  margin: '0 -8px',
  padding: '2px 8px',
  borderRadius: 10,
  cursor: 'pointer',
  [TOUCH]: { minHeight: 44 },
  '&:hover': { background: 'var(--mb-palette-background-sunk)' },
  '&[data-empty="true"] .label': { color: 'var(--mb-palette-text-secondary)' },
  '.label': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  input: {
    flex: 'none',
    width: 20,
    height: 20,
    margin: 0,
    accentColor: 'var(--mb-palette-secondary-main)',
    cursor: 'inherit',
  },
  // Browsers fill an empty one with a grey that is not of the palette.
  'input:not(:checked)': {
    appearance: 'none',
    border: '1.5px solid var(--mb-palette-outline)',
    borderRadius: 4,
    background: 'var(--mb-palette-background-paper)',
  },
  'input[type="radio"]': { borderRadius: '50%' },
});

const Count = styled.span({
  position: 'relative',
  flex: 'none',
  fontSize: '0.875rem',
  color: 'var(--mb-palette-text-secondary)',
  fontVariantNumeric: 'tabular-nums',
});
