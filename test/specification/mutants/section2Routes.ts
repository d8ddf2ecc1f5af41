import type { Mutants } from './Mutant';

export const section2Routes: Mutants = {
  '2.1': {
    violation: 'the home page is not found',
    file: 'src/presentation/app/routes.tsx',
    search: '<Route index element={<HomeScreen />} />',
    replace: '<Route index element={<NotFoundScreen />} />',
  },
  '2.2': {
    violation: 'the results have another address',
    file: 'src/presentation/app/routes.tsx',
    search: '<Route path={paths.search()} ',
    replace: '<Route path="/chercher" ',
  },
  '2.3': {
    violation: 'posting has another address',
    file: 'src/presentation/shared/paths.ts',
    search: "postListing: '/deposer-annonce'",
    replace: "postListing: '/deposer'",
  },
  '2.4': {
    violation: 'messages have another address',
    file: 'src/presentation/shared/paths.ts',
    search: "'/messages/:conversationId?'",
    replace: "'/messagerie/:conversationId?'",
  },
  '2.5': {
    violation: 'favourites have another address',
    file: 'src/presentation/shared/paths.ts',
    search: "favourites: '/favoris',",
    replace: "favourites: '/favorites',",
  },
  '2.6': {
    violation: 'the account has another address',
    file: 'src/presentation/shared/paths.ts',
    search: "account: '/account',",
    replace: "account: '/compte',",
  },
  '2.7': {
    violation: 'my listings have another address',
    file: 'src/presentation/shared/paths.ts',
    search: "myListings: '/account/annonces',",
    replace: "myListings: '/mes-annonces',",
  },
  '2.8': {
    violation: 'signing in has another address',
    file: 'src/presentation/shared/paths.ts',
    search: "? '/auth' :",
    replace: "? '/connexion' :",
  },
  '2.9': {
    violation: 'there is no administration',
    file: 'src/presentation/app/routes.tsx',
    search: '...administrationRoutes, ',
    replace: '',
  },
  '2.10': {
    violation: 'the maintenance administration has the layout of the site',
    file: 'src/presentation/app/routes.tsx',
    search: '...newsletterRoutes, ...notificationsRoutes].map(routeOf)}\n    <Route element={<SiteLayout />}>',
    replace:
      '...newsletterRoutes, ...notificationsRoutes].slice(1).map(routeOf)}\n    <Route element={<SiteLayout />}>{closedSiteRoutes.slice(0, 1).map(routeOf)}',
  },
  '2.11': {
    violation: 'the help has another address',
    file: 'src/presentation/shared/paths.ts',
    search: "help: '/aide',",
    replace: "help: '/centre-aide',",
  },
  '2.12': {
    violation: 'categories have another address',
    file: 'src/presentation/shared/paths.ts',
    search: "'/categorie/:family/:category?'",
    replace: "'/rayon/:family/:category?'",
  },
  '2.13': {
    violation: 'the gate holds the addresses below /admin',
    file: 'src/presentation/maintenance/MaintenanceGate.tsx',
    search: '(/|$)',
    replace: '$',
  },
};
