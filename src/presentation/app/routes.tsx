import { isValidElement, type ComponentType } from 'react';
import { createRoutesFromElements, matchRoutes, Route, useRoutes } from 'react-router-dom';
import { profileFormViewModel, publicProfileViewModel } from '../account/viewModels';
import { maintenanceAdministrationViewModel } from '../administration/viewModels';
import { authViewModel } from '../auth/viewModels';
import { contactViewModel } from '../contact/viewModels';
import { favouritesViewModel } from '../favourites/viewModels';
import { HomeScreen } from '../listings/browsing/HomeScreen';
import {
  categoryViewModel,
  editListingViewModel,
  listingViewModel,
  myListingsViewModel,
  postListingViewModel,
} from '../listings/viewModels';
import { inboxViewModel } from '../messaging/viewModels';
import { searchViewModel } from '../search/viewModels';
import type { ViewModelKey } from '../shared/viewModelKey';
import type { ViewModelSource } from '../shared/ViewModelSource';
import { paths, routePatterns } from '../shared/paths';
import { lazyWithMaterial, type LazyPart } from './theme/lazyWithMaterial';
import { SiteLayout } from './layout/SiteLayout';

type Screens<Name extends string, Props> = Promise<Record<Name, ComponentType<Props>>>;

interface LazyScreen<Props> extends LazyPart<Props> {
  /** The view-model that the screen uses first; its area is loaded with the screen. */
  readonly viewModel: ViewModelKey<unknown> | undefined;
}

/** A screen whose code is fetched when it is first shown. */
function lazyScreen<Name extends string, Props extends object>(
  name: Name,
  load: () => Screens<Name, Props>,
  viewModel?: ViewModelKey<unknown>,
): LazyScreen<Props> {
  return Object.assign(
    lazyWithMaterial(async () => (await load())[name]),
    { viewModel },
  );
}

const AboutScreen = lazyScreen('AboutScreen', () => import('../information/AboutScreen'));
const AccessibilityScreen = lazyScreen('AccessibilityScreen', () => import('../information/AccessibilityScreen'));
const AccountScreen = lazyScreen('AccountScreen', () => import('../account/AccountScreen'), profileFormViewModel);
const AdministrationScreen = lazyScreen('AdministrationScreen', () => import('../administration/AdministrationScreen'));
const AdministrationSignInScreen = lazyScreen(
  'AdministrationSignInScreen',
  () => import('../administration/AdministrationSignInScreen'),
);
const AuthScreen = lazyScreen('AuthScreen', () => import('../auth/AuthScreen'), authViewModel);
const ContactScreen = lazyScreen('ContactScreen', () => import('../contact/ContactScreen'), contactViewModel);
const CategoryScreen = lazyScreen(
  'CategoryScreen',
  () => import('../listings/browsing/CategoryScreen'),
  categoryViewModel,
);
const FavouritesScreen = lazyScreen(
  'FavouritesScreen',
  () => import('../favourites/FavouritesScreen'),
  favouritesViewModel,
);
const EditListingScreen = lazyScreen(
  'EditListingScreen',
  () => import('../listings/posting/EditListingScreen'),
  editListingViewModel,
);
const HelpArticleScreen = lazyScreen('HelpArticleScreen', () => import('../information/help/HelpArticleScreen'));
const HelpScreen = lazyScreen('HelpScreen', () => import('../information/help/HelpScreen'));
const LegalNoticeScreen = lazyScreen('LegalNoticeScreen', () => import('../information/LegalNoticeScreen'));
const ListingScreen = lazyScreen('ListingScreen', () => import('../listings/page/ListingScreen'), listingViewModel);
const MaintenanceAdministrationScreen = lazyScreen(
  'MaintenanceAdministrationScreen',
  () => import('../administration/MaintenanceAdministrationScreen'),
  maintenanceAdministrationViewModel,
);
const MyListingsScreen = lazyScreen(
  'MyListingsScreen',
  () => import('../listings/owner/MyListingsScreen'),
  myListingsViewModel,
);
const MessagesScreen = lazyScreen('MessagesScreen', () => import('../messaging/MessagesScreen'), inboxViewModel);
const NotFoundScreen = lazyScreen('NotFoundScreen', () => import('./NotFoundScreen'));
const PostListingScreen = lazyScreen(
  'PostListingScreen',
  () => import('../listings/posting/PostListingScreen'),
  postListingViewModel,
);
const PostingRulesScreen = lazyScreen('PostingRulesScreen', () => import('../information/PostingRulesScreen'));
const PrivacyScreen = lazyScreen('PrivacyScreen', () => import('../information/PrivacyScreen'));
const PublicProfileScreen = lazyScreen(
  'PublicProfileScreen',
  () => import('../account/profile/PublicProfileScreen'),
  publicProfileViewModel,
);
const PropertyScreen = lazyScreen(
  'PropertyScreen',
  () => import('../listings/browsing/PropertyScreen'),
  categoryViewModel,
);
const RankingScreen = lazyScreen('RankingScreen', () => import('../information/RankingScreen'));
const SearchScreen = lazyScreen('SearchScreen', () => import('../search/SearchScreen'), searchViewModel);
const TermsScreen = lazyScreen('TermsScreen', () => import('../information/TermsScreen'));

/** Every address of the site (specification §2). */
export const routes = createRoutesFromElements(
  <>
    <Route path={paths.administrationMaintenance} element={<MaintenanceAdministrationScreen />} />
    <Route path={paths.administrationSignIn} element={<AdministrationSignInScreen />} />
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
      <Route path={paths.administration} element={<AdministrationScreen />} />
      <Route path={paths.help} element={<HelpScreen />} />
      <Route path={routePatterns.helpArticle} element={<HelpArticleScreen missing={<NotFoundScreen />} />} />
      <Route path={paths.contact} element={<ContactScreen />} />
      <Route path={paths.about} element={<AboutScreen />} />
      <Route path={paths.terms} element={<TermsScreen />} />
      <Route path={paths.postingRules} element={<PostingRulesScreen />} />
      <Route path={paths.ranking} element={<RankingScreen />} />
      <Route path={paths.legalNotice} element={<LegalNoticeScreen />} />
      <Route path={paths.privacy} element={<PrivacyScreen />} />
      <Route path={paths.accessibility} element={<AccessibilityScreen />} />
      <Route path="*" element={<NotFoundScreen />} />
    </Route>
  </>,
);

export function AppRoutes() {
  return useRoutes(routes);
}

/** Milliseconds that the first page waits for its view-models: once shown, React keeps a fallback for 300 ms. */
const LOADER_DELAY = 200;

/** Loads the code of the screen at an address before the first render, which most often avoids a loader. */
export async function fetchScreen(pathname: string, viewModels: ViewModelSource): Promise<void> {
  const element = matchRoutes(routes, pathname)?.at(-1)?.route.element;
  if (!isValidElement(element) || !isLazyScreen(element.type)) return;
  const screen = element.type;
  const arrival =
    screen.viewModel !== undefined && Promise.resolve(viewModels.factoryOf(screen.viewModel)).catch(() => undefined);
  await screen.fetch();
  await Promise.race([arrival, new Promise((resolve) => void setTimeout(resolve, LOADER_DELAY))]);
}

function isLazyScreen(type: unknown): type is LazyScreen<object> {
  return typeof type === 'function' && 'fetch' in type;
}
