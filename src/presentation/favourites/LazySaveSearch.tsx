import styled from '@emotion/styled';
import { lazy, Suspense, type ComponentProps } from 'react';

const Control = lazy(async () => ({ default: (await import('./SaveSearch')).SaveSearch }));

/** Its place is held: results do not wait for it, nor move when it comes. */
export function LazySaveSearch(props: ComponentProps<typeof Control>) {
  return (
    <Place>
      <Suspense>
        <Control {...props} />
      </Suspense>
    </Place>
  );
}

const Place = styled.div({ minHeight: 44 });
