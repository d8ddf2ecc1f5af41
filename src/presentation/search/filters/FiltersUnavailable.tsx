import styled from '@emotion/styled';
import { outlineLink } from '../../shared/controls/buttonLook';
import { filterMessages } from '../messages';

/** In the place of the filters when their code could not be loaded. */
export function FiltersUnavailable({ onRetry }: { onRetry(): void }) {
  return (
    <Notice role="alert">
      <p>{filterMessages.unavailable}</p>
      <button type="button" onClick={onRetry}>
        {filterMessages.retry}
      </button>
    </Notice>
  );
}

const Notice = styled.div({
  padding: 16,
  borderRadius: 20,
  border: '1px dashed var(--mb-palette-divider)',
  color: 'var(--mb-palette-text-secondary)',
  background: 'var(--mb-palette-background-sunk)',
  p: { margin: '0 0 12px' },
  button: outlineLink,
});
