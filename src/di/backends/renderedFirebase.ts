import type { Clock } from '../../application/shared/Clock';
import { type CommuneFileLoader, StaticCommuneDirectory } from '../../infrastructure/communes/StaticCommuneDirectory';
import type { FirebaseConfiguration } from '../../infrastructure/firebase/connection/FirebaseConfiguration';
import { addressOfPhoto } from '../../infrastructure/firebase/connection/photoAddress';
import { AnonymousReader, type AppCheckToken } from '../../infrastructure/firebase/rendering/AnonymousReader';
import { firebaseSite } from '../../infrastructure/firebase/rendering/firebaseSite';
import type { SiteSource } from '../siteServer';

/** The site on Firebase as a visitor reads it. A page cannot be made while it is unknown whether the site is open: `ports` then rejects. */
export function firebaseSource(
  configuration: FirebaseConfiguration,
  clock: Clock,
  readCommunes: CommuneFileLoader,
  appCheckToken?: AppCheckToken,
): SiteSource {
  const site = firebaseSite(new AnonymousReader(configuration, appCheckToken), clock);
  return {
    ports: async () => {
      const read = await site.readConfiguration();
      if (!read.ok) throw new Error(`The configuration of the site cannot be read: ${read.failure}`);
      return {
        listings: site.listings,
        profiles: site.profiles,
        reviews: site.reviews,
        search: site.newSearch(),
        photos: { addressOf: (photo, rendition) => addressOfPhoto(configuration, photo, rendition) },
        firstCards: [],
        configuration: read.value,
        now: clock.now(),
      };
    },
    inventory: site.inventory,
    communes: new StaticCommuneDirectory(readCommunes),
    knowsAll: true,
  };
}
