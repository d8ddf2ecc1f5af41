import { createContext, lazy, use, useState, type ComponentType } from 'react';

interface NoticeProps {
  onRetry(): void;
}

const RetryContext = createContext<() => void>(() => undefined);

/** A part without which its page still serves: if its code cannot be loaded, the notice stands in its place and loads it again. */
export function lazyRetried<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Notice: ComponentType<NoticeProps>,
): ComponentType<Props> {
  const Unavailable = () => <Notice onRetry={use(RetryContext)} />;
  const attempt = () => lazy(async () => ({ default: await load().catch((): ComponentType<Props> => Unavailable) }));
  let latest = attempt();
  return function Part(props) {
    const [Loaded, setLoaded] = useState(() => latest);
    const retry = () => {
      latest = attempt();
      setLoaded(() => latest);
    };
    return (
      <RetryContext value={retry}>
        <Loaded {...props} />
      </RetryContext>
    );
  };
}
