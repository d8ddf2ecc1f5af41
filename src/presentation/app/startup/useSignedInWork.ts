import { use, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useNotify } from '../../shared/notices/notify';
import type { SignedInSite } from '../../shared/session/SignedInSite';
import { useSession } from '../../shared/session/useSession';
import { ViewModelContext } from '../../shared/useViewModel';

/** Milliseconds to wait, so that the page itself loads first. */
const HEAD_START = 1200;

/**
 * Starts work for the signed-in person some time after the page, or at once if it is urgent. The work loads its own code; without
 * network it is started again when the network is back. To be used in an observer.
 */
export function useSignedInWork(start: (site: SignedInSite) => Promise<void>, isUrgent = false): void {
  const viewModels = use(ViewModelContext);
  const uid = useSession().profile?.uid ?? null;
  const { pathname } = useLocation();
  const latest = useLatest({ start, navigate: useNavigate(), pathname, notify: useNotify() });
  const [dueFor, setDueFor] = useState<string | null>(null);
  if (isUrgent && dueFor !== uid) setDueFor(uid);
  useEffect(() => {
    const timer = setTimeout(() => setDueFor(uid), HEAD_START);
    return () => clearTimeout(timer);
  }, [uid]);
  const isDue = dueFor === uid;
  useEffect(() => {
    if (viewModels === null || uid === null || !isDue) return undefined;
    const abort = new AbortController();
    const { signal } = abort;
    const site: SignedInSite = {
      viewModels,
      uid,
      signal,
      notify: (notice) => latest.current.notify(notice),
      open: (path) => void latest.current.navigate(path),
      isOpen: (path) => latest.current.pathname === path,
    };
    const begin = () =>
      void latest.current.start(site).catch(() => addEventListener('online', begin, { once: true, signal }));
    begin();
    return () => abort.abort();
  }, [viewModels, uid, isDue, latest]);
}

function useLatest<Value>(value: Value) {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
