import styled from '@emotion/styled';
import { below, SMALL_SCREEN } from '../shared/page/screenWidths';
import { lazy, Suspense, type ComponentProps } from 'react';
import { isServer } from '../shared/page/isServer';

const Control = lazy(async () => ({ default: (await import('./SaveSearch')).SaveSearch }));

/** Its place is held: results do not wait for it, nor move when it comes. */
export function LazySaveSearch(props: ComponentProps<typeof Control>) {
  return (
    <Place>
      {!isServer && (
        <Suspense>
          <Control {...props} />
        </Suspense>
      )}
    </Place>
  );
}

const Place = styled.div({
  minHeight: 44,
  minWidth: 250,
  textAlign: 'end',
  '&:has(form)': { order: 1, flex: '1 0 100%' },
  [SMALL_SCREEN]: { minWidth: 142 },
  [below(400)]: { minWidth: 130 },
});
