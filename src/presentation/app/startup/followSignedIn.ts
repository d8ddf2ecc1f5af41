import type { ReactNode } from 'react';
import { followInbox } from '../../messaging/followInbox';
import { followRestriction } from '../../moderation/followRestriction';
import type { SignedInSite } from '../../shared/session/SignedInSite';

/** What every page shows to the signed-in person: the number of unread messages, and the banner of a restricted account. */
export async function followSignedIn(
  site: SignedInSite,
  onUnread: (count: number) => void,
  onBanner: (banner: ReactNode) => void,
): Promise<void> {
  await followInbox(site, onUnread);
  const begin = () =>
    void followRestriction(site, onBanner).catch(() =>
      addEventListener('online', begin, { once: true, signal: site.signal }),
    );
  begin();
}
