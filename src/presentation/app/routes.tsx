import { isValidElement, type ComponentType } from 'react';
import { createRoutesFromElements, matchRoutes, Route, useRoutes, type Location } from 'react-router-dom';
import { profileFormViewModel, publicProfileViewModel } from '../account/viewModels';
import { administrationRoutes } from '../administration/administrationRoutes';
import { authViewModel } from '../auth/viewModels';
import { contactViewModel } from '../contact/viewModels';
import { favouritesViewModel } from '../favourites/viewModels';
import { informationRoutes } from '../information/informationRoutes';
import { HomeScreen } from '../listings/browsing/HomeScreen';
import {
  categoryViewModel,
  editListingViewModel,
  listingViewModel,
  myListingsViewModel,
  postListingViewModel,
} from '../listings/viewModels';
import { inboxViewModel } from '../messaging/viewModels';
import { newsletterRoutes } from '../newsletter/newsletterRoutes';
import { notificationsRoutes } from '../notifications/notificationsRoutes';
import { searchViewModel } from '../search/viewModels';
import type { ViewModelKey } from '../shared/viewModelKey';
import type { ViewModelSource } from '../shared/ViewModelSource';
import { paths, routePatterns } from '../shared/paths';
import type { PreparedScreen } from '../shared/page/PreparedScreen';
import type { ScreenRoute } from '../shared/page/ScreenRoute';
import { lazyPart, lazyWithMaterial, type LazyPart } from './theme/lazyWithMaterial';
import { SiteLayout } from './layout/SiteLayout';
import { nextTask } from './startup/nextTask';

interface LazyScreen<Props> extends LazyPart<Props> {
  /** The view-model that the screen uses first; its area is loaded with the screen. */
  readonly viewModel: ViewModelKey<unknown> | undefined;
}

/** A screen whose code is fetched when it is first shown; `lazyPart` makes one that has nothing of Material. */
function lazyScreen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  viewModel?: ViewModelKey<unknown>,
  part: typeof lazyWithMaterial<Props> = lazyWithMaterial,
): LazyScreen<Props> {
  return Object.assign(part(load), { viewModel });
}

function routeOf({ path, load, viewModel }: ScreenRoute) {
  const Screen = lazyScreen(load, viewModel);
  return <Route key={path} path={path} element={<Screen />} />;
}

const AccountScreen = lazyScreen(
  async () => (await import('../account/AccountScreen')).AccountScreen,
  profileFormViewModel,
);
const AuthScreen = lazyScreen(async () => (await import('../auth/AuthScreen')).AuthScreen, authViewModel);
const ContactScreen = lazyScreen(
  async () => (await import('../contact/ContactScreen')).ContactScreen,
  contactViewModel,
);
const CategoryScreen = lazyScreen(
  async () => (await import('../listings/browsing/CategoryScreen')).CategoryScreen,
  searchViewModel,
  lazyPart,
);
const FavouritesScreen = lazyScreen(
  async () => (await import('../favourites/FavouritesScreen')).FavouritesScreen,
  favouritesViewModel,
);
const EditListingScreen = lazyScreen(
  async () => (await import('../listings/posting/EditListingScreen')).EditListingScreen,
  editListingViewModel,
);
const HelpArticleScreen = lazyScreen(
  async () => (await import('../information/help/HelpArticleScreen')).HelpArticleScreen,
);
const HelpScreen = lazyScreen(async () => (await import('../information/help/HelpScreen')).HelpScreen);
const ListingScreen = lazyScreen(
  async () => (await import('../listings/page/ListingScreen')).ListingScreen,
  listingViewModel,
  lazyPart,
);
const MyListingsScreen = lazyScreen(
  async () => (await import('../listings/owner/MyListingsScreen')).MyListingsScreen,
  myListingsViewModel,
);
const MessagesScreen = lazyScreen(
  async () => (await import('../messaging/MessagesScreen')).MessagesScreen,
  inboxViewModel,
);
const NotFoundScreen = lazyScreen(async () => (await import('./NotFoundScreen')).NotFoundScreen);
const NoticeScreen = lazyScreen(async () => (await import('../moderation/notice/NoticeScreen')).NoticeScreen);
const PostListingScreen = lazyScreen(
  async () => (await import('../listings/posting/PostListingScreen')).PostListingScreen,
  postListingViewModel,
);
const PublicProfileScreen = lazyScreen(
  async () => (await import('../account/profile/PublicProfileScreen')).PublicProfileScreen,
  publicProfileViewModel,
);
const PropertyScreen = lazyScreen(
  async () => (await import('../listings/browsing/PropertyScreen')).PropertyScreen,
  categoryViewModel,
);
const SearchScreen = lazyScreen(
  async () => (await import('../search/SearchScreen')).SearchScreen,
  searchViewModel,
  lazyPart,
);
const TransparencyScreen = lazyScreen(
  async () => (await import('../moderation/transparency/TransparencyScreen')).TransparencyScreen,
);

/** Every address of the site (specification §2). */
export const routes = createRoutesFromElements(
  <>
    {[...administrationRoutes, ...newsletterRoutes, ...notificationsRoutes].map(routeOf)}
    <Route element={<SiteLayout />}>
      <Route index element={<HomeScreen />} />
      <Route path={paths.search()} element={<SearchScreen />} />
      <Route path={paths.property} element={<PropertyScreen />} />
      <Route path={routePatterns.category} element={<CategoryScreen missing={<NotFoundScreen />} />} />
      <Route path={routePatterns.listing} element={<ListingScreen />} />
      <Route path={paths.postListing} element={<PostListingScreen />} />
      <Route path={paths.favourites} element={<FavouritesScreen />} />
      <Route path={routePatterns.conversation} element={<MessagesScreen />} />
      <Route path={paths.signIn()} element={<AuthScreen />} />
      <Route path={paths.account} element={<AccountScreen />} />
      <Route path={paths.myListings} element={<MyListingsScreen />} />
      <Route path={routePatterns.editListing} element={<EditListingScreen />} />
      <Route path={routePatterns.profile} element={<PublicProfileScreen />} />
      <Route path={paths.help} element={<HelpScreen />} />
      <Route path={routePatterns.helpArticle} element={<HelpArticleScreen missing={<NotFoundScreen />} />} />
      <Route path={routePatterns.notice} element={<NoticeScreen />} />
      <Route path={paths.contact} element={<ContactScreen />} />
      <Route path={paths.transparency} element={<TransparencyScreen />} />
      {informationRoutes.map(routeOf)}
      <Route path="*" element={<NotFoundScreen />} />
    </Route>
  </>,
);

export function AppRoutes() {
  return useRoutes(routes);
}

/** Milliseconds that the first page waits for its view-models: once shown, React keeps a fallback for 300 ms. */
const LOADER_DELAY = 200;

/**
 * Loads the code of the screen at an address before the first render, which most often avoids a loader. Where the data of the page are at
 * hand (`settled` resolves once they have arrived), the screen's view-model is prepared with them, so that the first render shows them:
 * the source that is returned hands it over.
 */
export async function fetchScreen(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  viewModels: ViewModelSource,
  settled?: () => Promise<unknown>,
): Promise<ViewModelSource> {
  const match = matchRoutes(routes, pathname)?.at(-1);
  const element = match?.route.element;
  if (match === undefined || !isValidElement(element) || !isLazyScreen(element.type)) return viewModels;
  const { fetch, viewModel: key } = element.type;
  const fetching = fetch();
  // Asking for all these files takes as long as a task may.
  await nextTask();
  const loading = key && Promise.resolve(viewModels.factoryOf(key)).catch(() => undefined);
  const screen = await fetching;
  const delay = new Promise<undefined>((resolve) => void (settled ?? setTimeout(resolve, LOADER_DELAY)));
  const create = await Promise.race([loading ?? Promise.resolve(undefined), delay]);
  if (!settled || !create || !key || !isPrepared(screen)) return viewModels;
  // So does the evaluation of what has arrived.
  await nextTask();
  const viewModel = create();
  const stop = screen.prepare(viewModel, { params: match.params, search });
  await settled();
  stop();
  return {
    // As long as the rendered page stands, each attempt to render the screen gets the same one. Its factory stays at hand afterwards: a
    // promise would suspend the screen when it is first rendered again, which hides it and takes the focus from what is being typed.
    factoryOf: <ViewModel,>(asked: ViewModelKey<ViewModel>) =>
      asked.token === key.token
        ? () => (globalThis.mbzEarly === null ? create() : viewModel) as ViewModel
        : viewModels.factoryOf(asked),
  };
}

function isLazyScreen(type: unknown): type is LazyScreen<object> {
  return typeof type === 'function' && 'fetch' in type;
}

function isPrepared(screen: object | undefined): screen is PreparedScreen<unknown> {
  return screen !== undefined && 'prepare' in screen;
}
