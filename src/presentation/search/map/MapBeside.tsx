import styled from '@emotion/styled';
import { Suspense, use, useEffect, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import { useLocation } from 'react-router-dom';
import type { PlaceFilter } from '../../../domain/search/criteria/SearchCriteria';
import { isServer } from '../../shared/page/isServer';
import { above, SMALL_SCREEN } from '../../shared/page/screenWidths';
import { withChoice } from '../criteriaChanges';
import { ChangeCriteriaContext } from '../SearchLink';
import type { Answer } from '../SearchViewModel';
import { hasMap } from './mapAddress';
import { LazyResultsMap } from './mapCode';

interface MapBesideProps {
  readonly answer: Answer | null;
  /** The list. */
  readonly children: ReactNode;
}

/** The bottom bar, and above it, with some room, the button that leads back to the list, in pixels. */
const BOTTOM_BARS = 124;

/** The list of results, with the map beside it (above it on small screens) where the address asks for one. */
export function MapBeside({ answer, children }: MapBesideProps) {
  const isOpen = hasMap(useLocation().search);
  const map = useRef<HTMLDivElement>(null);
  const wasOpen = useRef<boolean | null>(null);
  useEffect(() => {
    // On a small screen the map may reach below what is in sight. A reader who has scrolled, or whose place is restored, stays there.
    const isFirst = wasOpen.current === null;
    const isSmall = matchMedia(SMALL_SCREEN.replace('@media ', '')).matches;
    const isNew = isOpen && (isFirst ? window.scrollY === 0 : !wasOpen.current);
    if (isSmall && isNew && map.current !== null && reachBelow(map.current) > 0) {
      map.current.closest('.results')?.scrollIntoView();
      // Where filters are in place, it begins further below.
      window.scrollBy(0, Math.max(0, reachBelow(map.current)));
    }
    wasOpen.current = isOpen;
  }, [isOpen]);
  const change = use(ChangeCriteriaContext);
  const changeRadius = (radiusKm: number) => {
    const place = answer?.criteria.place;
    if (answer !== null && place !== undefined) change(withChoice(answer.criteria, 'place', { ...place, radiusKm }));
  };
  const changePlace = (place: PlaceFilter) => {
    if (answer !== null) change(withChoice(answer.criteria, 'place', place));
  };
  const [pointedAt, setPointedAt] = useState<string | null>(null);
  const pointAt = ({ target }: SyntheticEvent) => {
    if (isOpen && target instanceof Element) setPointedAt(listingOf(target));
  };
  return (
    <Sides data-map={isOpen || undefined}>
      {isOpen && (
        <div className="map" ref={map}>
          {/* Nobody can use a map before there is code: a rendered page keeps its place. */}
          {!isServer && (
            <Suspense>
              <LazyResultsMap answer={answer} pointedAt={pointedAt} onRadius={changeRadius} onPlace={changePlace} />
            </Suspense>
          )}
        </div>
      )}
      <div
        className="list"
        onPointerOver={pointAt}
        onFocus={pointAt}
        onPointerLeave={() => setPointedAt(null)}
        onBlur={() => setPointedAt(null)}
      >
        {children}
      </div>
    </Sides>
  );
}

/** How many pixels its lower edge is below the window, or behind what stands there on a small screen; negative where it is in sight. */
function reachBelow(map: HTMLElement): number {
  return map.getBoundingClientRect().bottom - (window.innerHeight - BOTTOM_BARS);
}

function listingOf(element: Element): string | null {
  return element.closest('[data-listing]')?.getAttribute('data-listing') ?? null;
}

const Sides = styled.div({
  '.list': { minWidth: 0 },
  '.map': {
    height: 'min(64dvh, 520px)',
    marginBottom: 20,
  },
  [above(1200)]: {
    '&[data-map]': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1.5fr) minmax(0, 1fr)',
      alignItems: 'start',
      gap: 24,
    },
    '.map': {
      position: 'sticky',
      top: 'calc(var(--mb-header-height, 64px) + 20px)',
      height: 'calc(100dvh - 262px)',
      minHeight: 440,
      marginBottom: 0,
    },
  },
});
