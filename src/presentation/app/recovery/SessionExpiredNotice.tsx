import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useNotify } from '../../shared/notices/notify';
import { useSession } from '../../shared/session/useSession';
import { paths } from '../../shared/paths';
import { sessionEndMessages as messages } from '../messages';

const DURATION_MS = 15_000;

/** Announces that the session has ended, with an action that signs in and comes back. */
export const SessionExpiredNotice = observer(function SessionExpiredNotice() {
  const { hasEnded } = useSession();
  const notify = useNotify();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const say = useEffectEvent((until: AbortSignal) => {
    const signIn = () => void navigate(paths.signIn(pathname + search));
    notify({
      text: messages.ended,
      kind: 'warning',
      durationMs: DURATION_MS,
      until,
      action: { label: messages.signIn, run: signIn },
    });
  });
  useEffect(() => {
    if (!hasEnded) return undefined;
    const ending = new AbortController();
    say(ending.signal);
    return () => ending.abort();
  }, [hasEnded]);
  return null;
});
