import { observer } from 'mobx-react-lite';
import { use, useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useNotify } from '../../shared/notices/notify';
import { UnreadContext } from '../../shared/notices/unread';
import { useSession } from '../../shared/session/useSession';
import { ViewModelContext } from '../../shared/useViewModel';
import { paths } from '../../shared/paths';
import { homeTitle } from '../messages';

/** Milliseconds to wait, so that the page itself loads first. */
const HEAD_START = 1200;

/** Provides the number of unread messages of the signed-in person. Its code is loaded after the first page. */
export const Unread = observer(function Unread({ children }: { readonly children: ReactNode }) {
  const [count, setCount] = useState(0);
  const viewModels = use(ViewModelContext);
  const uid = useSession().profile?.uid ?? null;
  const open = useLatest(useNavigate());
  const { pathname } = useLocation();
  const latestPath = useLatest(pathname);
  const notify = useNotify();
  useEffect(() => {
    if (viewModels === null || uid === null) return undefined;
    const abort = new AbortController();
    const follow = async () => {
      const { followInbox } = await import('../../messaging/followInbox');
      await followInbox(viewModels, uid, {
        onCount: setCount,
        onOpen: (path) => void open.current(path),
        isOpen: (path) => latestPath.current === path,
        notify,
        signal: abort.signal,
      });
    };
    // Offline, the code cannot be loaded; the messages page reports that itself.
    const begin = () =>
      void follow().catch(() => addEventListener('online', begin, { once: true, signal: abort.signal }));
    const timer = setTimeout(begin, HEAD_START);
    return () => {
      clearTimeout(timer);
      abort.abort();
      setCount(0);
    };
  }, [viewModels, uid, open, latestPath, notify]);
  return (
    <UnreadContext value={count}>
      {count > 0 && pathname === paths.home && <title>{homeTitle(count)}</title>}
      {children}
    </UnreadContext>
  );
});

function useLatest<Value>(value: Value) {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  return latest;
}
