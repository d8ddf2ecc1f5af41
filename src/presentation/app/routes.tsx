import type { ComponentType } from 'react';
import { Route, Routes } from 'react-router-dom';
import { HomeScreen } from '../listings/HomeScreen';
import { lazyWithMaterial } from './lazyWithMaterial';
import { SiteLayout } from './SiteLayout';

type Screens<Name extends string, Props> = Promise<Record<Name, ComponentType<Props>>>;

/** A screen whose code is fetched when it is first shown. */
function lazyScreen<Name extends string, Props extends object>(name: Name, load: () => Screens<Name, Props>): ComponentType<Props> {
  return lazyWithMaterial(async () => (await load())[name]);
}

const AboutScreen = lazyScreen('AboutScreen', () => import('../information/AboutScreen'));
const AccessibilityScreen = lazyScreen('AccessibilityScreen', () => import('../information/AccessibilityScreen'));
const AuthScreen = lazyScreen('AuthScreen', () => import('../auth/AuthScreen'));
const CategoryScreen = lazyScreen('CategoryScreen', () => import('../listings/CategoryScreen'));
const ComingSoonScreen = lazyScreen('ComingSoonScreen', () => import('./ComingSoonScreen'));
const HelpArticleScreen = lazyScreen('HelpArticleScreen', () => import('../information/HelpArticleScreen'));
const HelpScreen = lazyScreen('HelpScreen', () => import('../information/HelpScreen'));
const LegalNoticeScreen = lazyScreen('LegalNoticeScreen', () => import('../information/LegalNoticeScreen'));
const ListingScreen = lazyScreen('ListingScreen', () => import('../listings/ListingScreen'));
const MaintenanceAdminScreen = lazyScreen('MaintenanceAdminScreen', () => import('./MaintenanceAdminScreen'));
const NotFoundScreen = lazyScreen('NotFoundScreen', () => import('./NotFoundScreen'));
const PostListingScreen = lazyScreen('PostListingScreen', () => import('../listings/PostListingScreen'));
const PostingRulesScreen = lazyScreen('PostingRulesScreen', () => import('../information/PostingRulesScreen'));
const PrivacyScreen = lazyScreen('PrivacyScreen', () => import('../information/PrivacyScreen'));
const PropertyScreen = lazyScreen('PropertyScreen', () => import('../listings/PropertyScreen'));
const RankingScreen = lazyScreen('RankingScreen', () => import('../information/RankingScreen'));
const SearchScreen = lazyScreen('SearchScreen', () => import('../search/SearchScreen'));
const TermsScreen = lazyScreen('TermsScreen', () => import('../information/TermsScreen'));

/** Every address of the site (specification §2). */
export function AppRoutes() {
  return (
    <Routes>
      <Route path="/admin/maintenance" element={<MaintenanceAdminScreen />} />
      <Route element={<SiteLayout />}>
        <Route index element={<HomeScreen />} />
        <Route path="/recherche" element={<SearchScreen />} />
        <Route path="/categorie/immobilier/accueil" element={<PropertyScreen />} />
        <Route path="/categorie/:family/:category?" element={<CategoryScreen missing={<NotFoundScreen />} />} />
        <Route path="/annonce/:id/:slug?" element={<ListingScreen />} />
        <Route path="/deposer-annonce" element={<PostListingScreen />} />
        <Route path="/auth" element={<AuthScreen />} />
        {['/messages', '/favoris', '/account', '/account/annonces', '/admin', '/contact'].map((path) => (
          <Route key={path} path={path} element={<ComingSoonScreen />} />
        ))}
        <Route path="/aide" element={<HelpScreen />} />
        <Route path="/aide/:slug" element={<HelpArticleScreen missing={<NotFoundScreen />} />} />
        <Route path="/a-propos" element={<AboutScreen />} />
        <Route path="/conditions-utilisation" element={<TermsScreen />} />
        <Route path="/regles-diffusion" element={<PostingRulesScreen />} />
        <Route path="/classement" element={<RankingScreen />} />
        <Route path="/mentions-legales" element={<LegalNoticeScreen />} />
        <Route path="/confidentialite" element={<PrivacyScreen />} />
        <Route path="/accessibilite" element={<AccessibilityScreen />} />
        <Route path="*" element={<NotFoundScreen />} />
      </Route>
    </Routes>
  );
}
