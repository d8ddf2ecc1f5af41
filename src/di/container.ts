import type { Container, ContainerModule } from 'inversify';
import type { ViewModelKey, ViewModelModule } from '../presentation/shared/viewModelKey';
import type { Factory, ViewModelSource } from '../presentation/shared/ViewModelSource';
import type { Backend, ResolveLazily } from './Backend';
import { FirstPageContainer } from './FirstPageContainer';
import { firstPageModule } from './modules/firstPage';

type LazyModule = Exclude<ViewModelModule, 'firstPage'>;

const lazyModules: Readonly<Record<Exclude<LazyModule, 'listing'>, () => Promise<ContainerModule>>> = {
  account: async () => (await import('./modules/account')).accountModule,
  administration: async () => (await import('./modules/administration')).administrationModule,
  auth: async () => (await import('./modules/auth')).authModule,
  contact: async () => (await import('./modules/contact')).contactModule,
  favourites: async () => (await import('./modules/favourites')).favouritesModule,
  listings: async () => (await import('./modules/listings')).listingsModule,
  messaging: async () => (await import('./modules/messaging')).messagingModule,
  moderation: async () => (await import('./modules/moderation')).moderationModule,
  myListings: async () => (await import('./modules/myListings')).myListingsModule,
  newsletter: async () => (await import('./modules/newsletter')).newsletterModule,
  notifications: async () => (await import('./modules/notifications')).notificationsModule,
  places: async () => (await import('./modules/places')).placesModule,
  posting: async () => (await import('./modules/posting')).postingModule,
  outboxes: async () => (await import('./modules/outboxes')).outboxesModule,
  quickSearch: async () => (await import('./modules/quickSearch')).quickSearchModule,
  reviews: async () => (await import('./modules/reviews')).reviewsModule,
  search: async () => (await import('./modules/search')).searchModule,
};

/** The modules whose view-models use the ports of moderation. */
const moderating: ReadonlySet<LazyModule> = new Set(['account', 'administration', 'moderation']);

/** Wires the application over its backends. `di` alone knows the container; screens get a `ViewModelSource`. */
export function createViewModelSource(...backends: readonly Backend[]): ViewModelSource {
  return wire(...backends).viewModels;
}

interface Wiring {
  readonly viewModels: ViewModelSource;
  /** What a port is bound to once everything of all backends is loaded. */
  readonly resolvePort: ResolveLazily;
}

export function wire(...backends: readonly Backend[]): Wiring {
  const firstPage = new FirstPageContainer();
  const loadContainer = onceEach(async (page: FirstPageContainer) => {
    const { containerAround } = await import('./lazyContainer');
    return containerAround(page);
  });
  const load = async (module: Promise<ContainerModule>): Promise<Container> => {
    const [container, loaded] = await Promise.all([loadContainer(firstPage), module]);
    container.load(loaded);
    return container;
  };
  const resolveOf =
    (backend: Backend): ResolveLazily =>
    async (port) =>
      (await loadLazyHalf(backend)).get(port);
  const loadListing = onceEach(async (backend: Backend) => {
    if (backend.listing !== undefined) firstPage.load(await backend.listing(resolveOf(backend)));
  });
  const loadLazyHalf = onceEach(async (backend: Backend) => {
    // It may replace what the part for listings has bound, which hence is loaded before it.
    const [half] = await Promise.all([backend.lazy(), loadListing(backend)]);
    return load(Promise.resolve(half));
  });
  const loadLazyHalves = (isForResults = false) =>
    Promise.all(
      backends.map(async (backend) => (isForResults && backend.servesResults ? loadListing : loadLazyHalf)(backend)),
    );
  const loadModeration = onceEach(async ({ moderation }: Backend) => {
    if (moderation !== undefined) await load(moderation());
  });
  const loadModerationHalves = () => Promise.all(backends.map(loadModeration));
  firstPage.load(firstPageModule);
  for (const backend of backends) firstPage.load(backend.eager(resolveOf(backend)));

  const loadListingPage = async () => {
    const isApart = backends.every(({ listing }) => listing !== undefined);
    const [{ listingModule }] = await Promise.all([
      import('./modules/listing'),
      isApart ? Promise.all(backends.map(loadListing)) : loadLazyHalves(),
    ]);
    firstPage.load(listingModule);
  };
  const loadModule = onceEach(async (name: LazyModule) => {
    if (name === 'listing') return loadListingPage();
    const module = lazyModules[name]();
    await Promise.all([module, loadLazyHalves(name === 'search'), moderating.has(name) && loadModerationHalves()]);
    await load(module);
  });
  const makerOf =
    <ViewModel>({ token }: ViewModelKey<ViewModel>): Factory<ViewModel> =>
    () =>
      firstPage.get<ViewModel>(token);
  const loaded = new Set<ViewModelModule>();
  // Always the same promise for a key: React wants every rendering to wait for the same thing.
  const lazyMakerOf = onceEach((key: ViewModelKey<unknown>) => {
    if (loaded.has(key.module)) return fulfilled(makerOf(key));
    return loadMaker(key);
  });
  const loadMaker = async (key: ViewModelKey<unknown>) => {
    if (key.module !== 'firstPage') await loadModule(key.module);
    loaded.add(key.module);
    return makerOf(key);
  };

  return {
    viewModels: {
      factoryOf: <ViewModel>(key: ViewModelKey<ViewModel>) =>
        key.module === 'firstPage' ? makerOf(key) : (lazyMakerOf(key) as Promise<Factory<ViewModel>>),
    },
    resolvePort: async (port) => {
      await Promise.all([loadLazyHalves(), loadModerationHalves()]);
      return firstPage.get(port);
    },
  };
}

/** A promise whose value React's `use` reads at once, by the fields that React itself gives a promise; others suspend the screen. */
function fulfilled<Value>(value: Value): Promise<Value> {
  return Object.assign(Promise.resolve(value), { status: 'fulfilled', value });
}

/**
 * Milliseconds for which a failure is remembered. React renders again what waited for it, and must get the same promise: a new one would
 * suspend the screen again, and load in an endless loop instead of reaching the error boundary.
 */
const FAILURE_LIFETIME = 1000;

/** Does asynchronous work once for each key and hands the same promise to all; what failed is tried again when asked for later. */
function onceEach<Key, Value>(work: (key: Key) => Promise<Value>): (key: Key) => Promise<Value> {
  const started = new Map<Key, Promise<Value>>();
  return (key) => {
    const known = started.get(key);
    if (known !== undefined) return known;
    const begun = work(key);
    started.set(key, begun);
    begun.catch(() => setTimeout(() => started.delete(key), FAILURE_LIFETIME));
    return begun;
  };
}
