import { createContext, lazy, use, useEffect, useState, type ComponentType } from 'react';

interface NoticeProps {
  onRetry(): void;
}

const RetryContext = createContext<() => void>(() => undefined);

/** Those of all parts that are shown as unavailable. */
const retries = new Set<() => void>();

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
    return <Notice onRetry={retryAll} />;
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
    const retry = () => {
      latest = attempt(reload);
      setLoaded(() => latest);
    };
    return (
      <RetryContext value={retry}>
        <Loaded {...props} />
      </RetryContext>
    );
  };
}

function retryAll(): void {
  for (const retry of [...retries]) retry();
}

/** Without a network, the page might be lost. */
function reloadIfOnline(): void {
  if (navigator.onLine) window.location.reload();
}
