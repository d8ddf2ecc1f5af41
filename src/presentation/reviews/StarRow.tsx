import styled from '@emotion/styled';
import { stars } from '../../domain/reviews/Review';

/** Drawn stars, of which the first `filled` are full; a text beside them says the same. */
export function StarRow({ filled }: { readonly filled: number }) {
  return (
    <Row aria-hidden="true">
      {stars.map((one) => (
        <span key={one} className={one <= Math.round(filled) ? 'full' : ''}>
          ★
        </span>
      ))}
    </Row>
  );
}

const Row = styled.span({
  letterSpacing: 2,
  color: 'var(--mb-palette-divider)',
  '.full': { color: 'var(--mb-palette-primary-main)' },
});
