import styled from '@emotion/styled';
import { PageSection } from '../../shared/page/PageSection';
import { VisuallyHidden } from '../../shared/controls/VisuallyHidden';
import { above, below } from '../../shared/page/screenWidths';
import { listingPageMessages } from './messages';

/** Placeholder for the page of a listing while it is loading. */
export function ListingSkeleton() {
  return (
    <PageSection role="status">
      <VisuallyHidden>{listingPageMessages.loading}</VisuallyHidden>
      <Columns aria-hidden="true">
        <span className="photo" />
        <div>
          <span style={{ height: 26 }} />
          <span style={{ width: '40%', height: 30 }} />
          <span style={{ width: '70%' }} />
          <span style={{ width: '60%' }} />
          <span className="button" />
        </div>
      </Columns>
    </PageSection>
  );
}

const Columns = styled.div({
  display: 'grid',
  gap: 24,
  marginTop: 44,
  span: {
    display: 'block',
    height: 14,
    margin: '10px 0',
    borderRadius: 6,
    background: 'var(--mb-palette-background-sunk)',
  },
  '.photo': { aspectRatio: '4 / 3', height: 'auto', margin: 0, borderRadius: 20 },
  '.button': { height: 52, marginTop: 22, borderRadius: 999 },
  '@keyframes breathe': { '50%': { opacity: 0.55 } },
  '@media (prefers-reduced-motion: no-preference)': { animation: 'breathe 1.6s ease-in-out infinite' },
  [below(600)]: { gap: 20, '.photo': { marginInline: 'calc(-1 * clamp(16px, 3vw, 24px))', borderRadius: 0 } },
  [above(960)]: { gridTemplateColumns: 'minmax(0, 1fr) 372px', columnGap: 40 },
});
