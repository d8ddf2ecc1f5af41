import { useLayoutEffect, useState, useTransition, type ReactNode } from 'react';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { NavigationPending } from './navigationPending';

/** `BrowserRouter` that also provides whether a navigation is pending, which React reports only where the transition starts. */
export function SiteRouter({ children }: { readonly children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [{ action, location }, setPlace] = useState({ action: history.action, location: history.location });
  const [isPending, startTransition] = useTransition();

  useLayoutEffect(
    () =>
      history.listen((place) => startTransition(() => setPlace({ action: place.action, location: place.location }))),
    [history, startTransition],
  );

  return (
    <NavigationPending value={isPending}>
      <Router location={location} navigationType={action} navigator={history}>
        {children}
      </Router>
    </NavigationPending>
  );
}
