import { isValidElement, type ComponentType } from 'react';
import { createRoutesFromElements, matchRoutes, Route, useRoutes } from 'react-router-dom';
import { HomeScreen } from '../listings/HomeScreen';
import { lazyWithMaterial, type LaterPart } from './lazyWithMaterial';
import { SiteLayout } from './SiteLayout';

type Screens<Name extends string, Props> = Promise<Record<Name, ComponentType<Props>>>;

/** A screen whose code is fetched when it is first shown. */
function lazyScreen<Name extends string, Props extends object>(name: Name, load: () => Screens<Name, Props>): LaterPart<Props> {
  return lazyWithMaterial(async () => (await load())[name]);
}

const AboutScreen = lazyScreen('AboutScreen', () => import('../information/AboutScreen'));
const AccessibilityScreen = lazyScreen('AccessibilityScreen', () => import('../information/AccessibilityScreen'));
const AccountScreen = lazyScreen('AccountScreen', () => import('../account/AccountScreen'));
const AdministrationScreen = lazyScreen('AdministrationScreen', () => import('./AdministrationScreen'));
const AdministrationSignInScreen = lazyScreen('AdministrationSignInScreen', () => import('./AdministrationSignInScreen'));
const AuthScreen = lazyScreen('AuthScreen', () => import('../auth/AuthScreen'));
const ContactScreen = lazyScreen('ContactScreen', () => import('../contact/ContactScreen'));
const CategoryScreen = lazyScreen('CategoryScreen', () => import('../listings/CategoryScreen'));
const FavouritesScreen = lazyScreen('FavouritesScreen', () => import('../favourites/FavouritesScreen'));
const EditListingScreen = lazyScreen('EditListingScreen', () => import('../listings/EditListingScreen'));
const HelpArticleScreen = lazyScreen('HelpArticleScreen', () => import('../information/HelpArticleScreen'));
const HelpScreen = lazyScreen('HelpScreen', () => import('../information/HelpScreen'));
const LegalNoticeScreen = lazyScreen('LegalNoticeScreen', () => import('../information/LegalNoticeScreen'));
const ListingScreen = lazyScreen('ListingScreen', () => import('../listings/ListingScreen'));
const MaintenanceAdministrationScreen = lazyScreen('MaintenanceAdministrationScreen', () => import('../maintenance/MaintenanceAdministrationScreen'));
const MyListingsScreen = lazyScreen('MyListingsScreen', () => import('../listings/MyListingsScreen'));
const MessagesScreen = lazyScreen('MessagesScreen', () => import('../messaging/MessagesScreen'));
const NotFoundScreen = lazyScreen('NotFoundScreen', () => import('./NotFoundScreen'));
const PostListingScreen = lazyScreen('PostListingScreen', () => import('../listings/PostListingScreen'));
const PostingRulesScreen = lazyScreen('PostingRulesScreen', () => import('../information/PostingRulesScreen'));
const PrivacyScreen = lazyScreen('PrivacyScreen', () => import('../information/PrivacyScreen'));
const PublicProfileScreen = lazyScreen('PublicProfileScreen', () => import('../account/PublicProfileScreen'));
const PropertyScreen = lazyScreen('PropertyScreen', () => import('../listings/PropertyScreen'));
const RankingScreen = lazyScreen('RankingScreen', () => import('../information/RankingScreen'));
const SearchScreen = lazyScreen('SearchScreen', () => import('../search/SearchScreen'));
const TermsScreen = lazyScreen('TermsScreen', () => import('../information/TermsScreen'));

/** Every address of the site (specification §2). */
export const routes = createRoutesFromElements(
  <>
    <Route path="/admin/maintenance" element={<MaintenanceAdministrationScreen />} />
    <Route path="/admin/connexion" element={<AdministrationSignInScreen />} />
    <Route element={<SiteLayout />}>
      <Route index element={<HomeScreen />} />
      <Route path="/recherche" element={<SearchScreen />} />
      <Route path="/categorie/immobilier/accueil" element={<PropertyScreen />} />
      <Route path="/categorie/:family/:category?" element={<CategoryScreen missing={<NotFoundScreen />} />} />
      <Route path="/annonce/:id/:slug?" element={<ListingScreen />} />
      <Route path="/deposer-annonce" element={<PostListingScreen />} />
      <Route path="/favoris" element={<FavouritesScreen />} />
      <Route path="/messages/:conversationId?" element={<MessagesScreen />} />
      <Route path="/auth" element={<AuthScreen />} />
      <Route path="/account" element={<AccountScreen />} />
      <Route path="/account/annonces" element={<MyListingsScreen />} />
      <Route path="/account/annonces/:id/modifier" element={<EditListingScreen />} />
      <Route path="/profil/:uid" element={<PublicProfileScreen />} />
      <Route path="/admin" element={<AdministrationScreen />} />
      <Route path="/aide" element={<HelpScreen />} />
      <Route path="/aide/:slug" element={<HelpArticleScreen missing={<NotFoundScreen />} />} />
      <Route path="/contact" element={<ContactScreen />} />
      <Route path="/a-propos" element={<AboutScreen />} />
      <Route path="/conditions-utilisation" element={<TermsScreen />} />
      <Route path="/regles-diffusion" element={<PostingRulesScreen />} />
      <Route path="/classement" element={<RankingScreen />} />
      <Route path="/mentions-legales" element={<LegalNoticeScreen />} />
      <Route path="/confidentialite" element={<PrivacyScreen />} />
      <Route path="/accessibilite" element={<AccessibilityScreen />} />
      <Route path="*" element={<NotFoundScreen />} />
    </Route>
  </>,
);

export function AppRoutes() {
  return useRoutes(routes);
}

/** Fetches the code of the screen at an address before anything is rendered: one wait less to see, and no loader in between. */
export async function fetchScreen(pathname: string): Promise<void> {
  const element = matchRoutes(routes, pathname)?.at(-1)?.route.element;
  if (isValidElement(element) && isLaterPart(element.type)) await element.type.fetch();
}

function isLaterPart(type: unknown): type is LaterPart<object> {
  return typeof type === 'function' && 'fetch' in type;
}
