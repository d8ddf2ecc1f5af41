import { resumeDeletions } from '../../listings/owner/resumeDeletions';
import { publishInBackground } from '../../listings/posting/queue/publishInBackground';
import { startDelivery } from '../../messaging/startDelivery';
import type { SignedInSite } from '../../shared/session/SignedInSite';

/** Carries out what the signed-in person has done and the server has not been asked for yet: messages, a listing, deletions. */
export async function startOutboxes(site: SignedInSite): Promise<void> {
  await startDelivery(site);
  startOnceLoaded(publishInBackground, site);
  startOnceLoaded(resumeDeletions, site);
}

/** Without a network its code cannot be loaded: it is started again when there is one. */
function startOnceLoaded(start: (site: SignedInSite) => Promise<void>, site: SignedInSite): void {
  const begin = () =>
    void start(site).catch(() => addEventListener('online', begin, { once: true, signal: site.signal }));
  begin();
}
