import styled from '@emotion/styled';
import { stars } from '../../domain/reviews/Review';

/** The letter ★ is in none of the site’s fonts. */
const STAR = 'm12 2.5 2.9 6.1 6.6.9-4.8 4.6 1.2 6.6-5.9-3.2-5.9 3.2 1.2-6.6-4.8-4.6 6.6-.9Z';

/** Drawn stars, of which the first `filled` are full; a text beside them says the same. */
export function StarRow({ filled }: { readonly filled: number }) {
  return (
    <Row aria-hidden="true">
      {stars.map((one) => (
        <svg key={one} viewBox="0 0 24 24" data-full={one <= Math.round(filled) || undefined}>
          <path d={STAR} />
        </svg>
      ))}
    </Row>
  );
}

const Row = styled.span({
  display: 'inline-flex',
  gap: 2,
  verticalAlign: '-0.125em',
  svg: { width: '1em', height: '1em', fill: 'var(--mb-palette-divider)' },
  'svg[data-full]': { fill: 'var(--mb-palette-primary-main)' },
});
