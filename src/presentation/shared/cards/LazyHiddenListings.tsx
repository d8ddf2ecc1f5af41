import { lazy, Suspense, type ComponentProps } from 'react';

const Line = lazy(async () => ({ default: (await import('./HiddenListings')).HiddenListings }));

/** Nothing as long as nobody is hidden, not even its code. */
export function LazyHiddenListings(props: ComponentProps<typeof Line>) {
  if (props.count === 0) return null;
  return (
    <Suspense>
      <Line {...props} />
    </Suspense>
  );
}
