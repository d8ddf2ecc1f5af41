import { FREE_LISTINGS_QUOTA } from '../../../src/domain/listings/lifecycle/freeListings';
import type { DemoListing } from '../../../src/infrastructure/embedded/demo/DemoListing';
import catalogue from '../../../src/infrastructure/embedded/demoCatalogue.json';
import { minimalProfile } from '../../../src/infrastructure/firebase/auth/minimalProfile';
import { karim, newcomer } from '../actors';
import { byKarim, changing, photosOf, publishing } from '../appWrites';
import { plainOf } from '../plainOf';
import { commits, set, type Attempt } from '../Attempt';
import { allows, denies, type RulesCase } from '../RulesCase';
import { NOW, now } from '../times';

const demoListings: readonly DemoListing[] = catalogue;

const postedDemo: readonly RulesCase[] = demoListings.map(
  ({ id, seller, kind, categoryId, title, description, price, fields, location, photos, handover }) =>
    allows(
      `Karim posts the demo listing ${id}`,
      karim,
      publishing(
        byKarim({
          id,
          seller,
          kind,
          categoryId,
          title,
          description,
          price,
          fields,
          location,
          handover,
          photos: photosOf(photos.length),
        }),
      ),
    ),
);

const states = ['draft', 'in-review', 'online', 'reserved', 'sold', 'paused', 'expired', 'refused'] as const;

function joining(): Attempt {
  const identity = {
    uid: 'lina',
    phoneNumber: '+33698765432',
    email: 'lina@exemple.fr',
    emailVerified: true,
    displayName: null,
  };
  const profile = minimalProfile(identity, NOW);
  const { displayName, photoURL } = profile;
  return commits(
    set('users/lina', { ...plainOf(profile), createdAt: now, updatedAt: now }),
    set('profiles/lina', { displayName, photoURL, memberSince: now }),
  );
}

/** Documents that the app writes. */
export const appWriteCases: readonly RulesCase[] = [
  ...postedDemo,
  allows('a new user creates the first account and profile', newcomer, joining()),
  allows('the last listing of the domain’s quota is posted', karim, publishing(byKarim({}), FREE_LISTINGS_QUOTA - 1)),
  ...states.map((state) =>
    allows(`a listing that is ${state} is deleted`, karim, changing(byKarim({ state }), byKarim({ state: 'deleted' }))),
  ),
  denies('one listing more than the domain’s quota is posted', karim, publishing(byKarim({}), FREE_LISTINGS_QUOTA)),
];
