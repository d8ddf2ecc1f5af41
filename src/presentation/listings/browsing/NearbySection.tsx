import styled from '@emotion/styled';
import { lazy, Suspense } from 'react';
import { Material } from '../../shared/controls/Material';
import { PageSection } from '../../shared/page/PageSection';
import { useIsNear } from '../../shared/page/useIsNear';
import { messages } from './messages';

const NearbyPanel = lazy(async () => ({ default: (await import('./NearbyPanel')).NearbyPanel }));

/** The listings nearby; loaded when it is scrolled near the window. */
export function NearbySection() {
  const [ref, isNear] = useIsNear<HTMLDivElement>();
  return (
    <PageSection id="pres-de-chez-vous">
      <h2>{messages.home.nearbyHeading}</h2>
      <Place ref={ref}>
        {isNear && (
          <Suspense>
            <Material>
              <NearbyPanel />
            </Material>
          </Suspense>
        )}
      </Place>
    </PageSection>
  );
}

const Place = styled.div({ minHeight: 200 });
