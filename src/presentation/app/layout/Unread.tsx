import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { RestrictionContext, UnreadContext } from '../../shared/notices/unread';
import { paths } from '../../shared/paths';
import { homeTitle } from '../messages';
import { useSignedInWork } from '../startup/useSignedInWork';

/** Provides the number of unread messages of the signed-in person, and the banner of a restricted account. Its code is loaded after the first page. */
export const Unread = observer(function Unread({ children }: { readonly children: ReactNode }) {
  const [count, setCount] = useState(0);
  const [banner, setBanner] = useState<ReactNode>();
  const { pathname } = useLocation();
  useSignedInWork(async (site) => {
    site.signal.addEventListener('abort', () => setCount(0));
    const { followSignedIn } = await import('../startup/followSignedIn');
    await followSignedIn(site, setCount, setBanner);
  });
  return (
    <UnreadContext value={count}>
      {count > 0 && pathname === paths.home && <title>{homeTitle(count)}</title>}
      <RestrictionContext value={banner}>{children}</RestrictionContext>
    </UnreadContext>
  );
});
