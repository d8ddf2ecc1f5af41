import styled from '@emotion/styled';
import { below, SMALL_SCREEN } from '../shared/page/screenWidths';
import { Suspense, useEffect, useState, type ComponentProps } from 'react';
import { lazyExtra } from '../shared/controls/lazyExtra';
import { inMaterial } from '../shared/controls/Material';
import { useIsWanted } from '../shared/page/useIsWanted';

const Control = lazyExtra(async () => inMaterial((await import('./SaveSearch')).SaveSearch));

/** Milliseconds after which it comes to a rendered page that nobody touches. */
const LATE = 10_000;

/** Its place is held: results do not wait for it, nor move when it comes. It brings the code of saved items and of the backend. */
export function LazySaveSearch(props: ComponentProps<typeof Control>) {
  const isWanted = useIsWanted();
  const isLate = useIsLate();
  return (
    <Place>
      {(isWanted || isLate) && (
        <Suspense>
          <Control {...props} />
        </Suspense>
      )}
    </Place>
  );
}

function useIsLate(): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LATE);
    return () => clearTimeout(timer);
  }, []);
  return isLate;
}

const Place = styled.div({
  minHeight: 44,
  minWidth: 250,
  '.top &': { textAlign: 'end' },
  '&:has(form)': { order: 1, flex: '1 0 100%' },
  [SMALL_SCREEN]: { minWidth: 142 },
  [below(400)]: { minWidth: 130 },
});
