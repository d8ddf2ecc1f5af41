import { createContext, lazy, use, useEffect, useState, type ComponentType } from 'react';

interface NoticeProps {
  onRetry(): void;
}

/** Loads a part again; `onFailure`: what follows if that fails too. */
type Retry = (onFailure: () => void) => void;

const RetryContext = createContext<Retry>(() => undefined);

/** Those of all parts that are shown as unavailable. */
const retries = new Set<Retry>();

/**
 * A part without which its page still serves: if its code cannot be loaded, the notice stands in its place and loads it again, and with it
 * every other such part, since they lacked the same network. A browser may remember a script that could not be loaded for as long as the
 * page lives (HTML’s module map; Chromium 150 does, 156 does not): then the page is reloaded.
 */
export function lazyRetried<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Notice: ComponentType<NoticeProps>,
  reload: () => void = reloadIfOnline,
): ComponentType<Props> {
  const Unavailable = () => {
    const retry = use(RetryContext);
    useEffect(() => {
      retries.add(retry);
      return () => void retries.delete(retry);
    }, [retry]);
    return <Notice onRetry={() => retryAll(retry, reload)} />;
  };
  const attempt = (onFailure: () => void) =>
    lazy(async () => ({
      default: await load().catch((): ComponentType<Props> => {
        onFailure();
        return Unavailable;
      }),
    }));
  let latest = attempt(() => undefined);
  return function Part(props) {
    const [Loaded, setLoaded] = useState(() => latest);
    const retry: Retry = (onFailure) => {
      latest = attempt(onFailure);
      setLoaded(() => latest);
    };
    return (
      <RetryContext value={retry}>
        <Loaded {...props} />
      </RetryContext>
    );
  };
}

/** The page is reloaded for the part that was pressed alone: what another one lacks must not cost what is typed in those that have come. */
function retryAll(pressed: Retry, reload: () => void): void {
  for (const retry of [...retries]) retry(retry === pressed ? reload : () => undefined);
}

/** Without a network, the page might be lost. */
function reloadIfOnline(): void {
  if (navigator.onLine) window.location.reload();
}
