import Skeleton from '@mui/material/Skeleton';
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
        <Skeleton variant="rounded" className="photo" />
        <div>
          <Skeleton height={44} />
          <Skeleton width="40%" height={48} />
          <Skeleton width="70%" />
          <Skeleton width="60%" />
          <Skeleton variant="rounded" height={52} sx={{ mt: 2, borderRadius: 999 }} />
        </div>
      </Columns>
    </PageSection>
  );
}

const Columns = styled.div({
  display: 'grid',
  gap: 24,
  marginTop: 44,
  '.photo': { aspectRatio: '4 / 3', height: 'auto', borderRadius: 20 },
  [below(600)]: { gap: 20, '.photo': { marginInline: 'calc(-1 * clamp(16px, 3vw, 24px))', borderRadius: 0 } },
  [above(960)]: { gridTemplateColumns: 'minmax(0, 1fr) 372px', columnGap: 40 },
});
