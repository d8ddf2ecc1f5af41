import { Container, type ContainerModule } from 'inversify';
import type { Factory, ViewModelName, ViewModels, ViewModelSource } from '../presentation/shared/ViewModels';
import type { Backend } from './Backend';
import { firstPageModule } from './modules/firstPage';
import { viewModels } from './tokens';

type Area = () => Promise<ContainerModule>;

const account: Area = async () => (await import('./modules/account')).accountModule;
const auth: Area = async () => (await import('./modules/auth')).authModule;
const favourites: Area = async () => (await import('./modules/favourites')).favouritesModule;
const listings: Area = async () => (await import('./modules/listings')).listingsModule;
const maintenance: Area = async () => (await import('./modules/maintenance')).maintenanceModule;
const myListings: Area = async () => (await import('./modules/myListings')).myListingsModule;
const posting: Area = async () => (await import('./modules/posting')).postingModule;
const messaging: Area = async () => (await import('./modules/messaging')).messagingModule;
const preferences: Area = async () => (await import('./modules/preferences')).preferencesModule;
const search: Area = async () => (await import('./modules/search')).searchModule;

/** View-models whose code comes with their area, when a screen first asks. All others are part of the first page. */
const areaOf: Partial<Record<ViewModelName, Area>> = {
  aroundMe: search,
  auth,
  buyers: myListings,
  category: listings,
  contact: async () => (await import('./modules/contact')).contactModule,
  maintenanceAdministration: maintenance,
  emailChange: auth,
  emailConfirmation: auth,
  emailSignIn: auth,
  googleSignIn: auth,
  favourites,
  keeping: favourites,
  newResults: favourites,
  savedSearches: favourites,
  editListing: posting,
  composer: messaging,
  inbox: messaging,
  thread: messaging,
  report: async () => (await import('./modules/moderation')).moderationModule,
  listing: listings,
  myListings,
  nearby: listings,
  newsletter: async () => (await import('./modules/newsletter')).newsletterModule,
  ownIdentity: auth,
  phoneChange: auth,
  phoneSignIn: auth,
  placeField: async () => (await import('./modules/places')).placesModule,
  answers: preferences,
  blockedPeople: account,
  deletion: account,
  exportData: account,
  notifications: preferences,
  portrait: account,
  ownerSteps: myListings,
  postListing: posting,
  removals: myListings,
  profileForm: account,
  publicProfile: account,
  quickSearch: async () => (await import('./modules/quickSearch')).quickSearchModule,
  reauthentication: auth,
  search,
  searchOptions: search,
  sellerForm: account,
  secondFactor: auth,
  secondStepPhone: auth,
  secondFactorSettings: auth,
};

/** Wires the application over its backends. `di` alone knows the container; screens get a `ViewModelSource`. */
export function createViewModelSource(...backends: readonly Backend[]): ViewModelSource {
  const container = new Container();
  container.load(firstPageModule, ...backends.map(({ firstPage }) => firstPage));

  const loadRest = onceEach(async (all: readonly Backend[]) =>
    container.load(...(await Promise.all(all.map(({ later }) => later())))),
  );
  const loadArea = onceEach(async (area: Area) => {
    const [module] = await Promise.all([area(), loadRest(backends)]);
    container.load(module);
  });
  const arrivalOf = onceEach(async (name: ViewModelName) => {
    const area = areaOf[name];
    if (area !== undefined) await loadArea(area);
    return () => container.get<unknown>(viewModels[name]);
  });

  return {
    factoryOf<Name extends ViewModelName>(name: Name) {
      // Once a promise, always that promise: React wants every rendering to wait for the same thing.
      if (areaOf[name] === undefined) return () => container.get(viewModels[name]);
      return arrivalOf(name) as Promise<Factory<ViewModels[Name]>>;
    },
  };
}

/** Does asynchronous work once for each key and hands the same promise to all; what failed is tried again when next asked. */
function onceEach<Key, Value>(work: (key: Key) => Promise<Value>): (key: Key) => Promise<Value> {
  const started = new Map<Key, Promise<Value>>();
  return (key) => {
    const known = started.get(key) ?? work(key);
    started.set(key, known);
    known.catch(() => started.delete(key));
    return known;
  };
}
