import styled from '@emotion/styled';
import type { DealKind } from '../../../domain/listings/dealKind';
import type { ListingState } from '../../../domain/listings/lifecycle/ListingState';
import { endings, stateLabels } from './messages';

/** The state of a listing; a live region, so that changes are announced. */
export function StateChip({ state, deal }: { readonly state: ListingState; readonly deal: DealKind }) {
  return (
    <Chip role="status" data-state={state}>
      {state === 'sold' ? endings[deal].label : stateLabels[state]}
    </Chip>
  );
}

const Chip = styled.p({
  padding: '0 12px',
  borderRadius: 999,
  fontSize: '0.875rem',
  lineHeight: '28px',
  fontWeight: 650,
  background: 'var(--mb-palette-background-sunk)',
  '&[data-state="online"]': {
    color: 'var(--mb-palette-secondary-contrastText)',
    background: 'var(--mb-palette-secondary-main)',
  },
  '&[data-state="reserved"]': {
    color: 'var(--mb-palette-accent-contrastText)',
    background: 'var(--mb-palette-accent-main)',
  },
});
