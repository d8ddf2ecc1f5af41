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

const AuthScreen = lazyScreen('AuthScreen', () => import('../auth/AuthScreen'));
const CategoryScreen = lazyScreen('CategoryScreen', () => import('../listings/CategoryScreen'));
const ComingSoonScreen = lazyScreen('ComingSoonScreen', () => import('./ComingSoonScreen'));
const ListingScreen = lazyScreen('ListingScreen', () => import('../listings/ListingScreen'));
const MaintenanceAdminScreen = lazyScreen('MaintenanceAdminScreen', () => import('./MaintenanceAdminScreen'));
const NotFoundScreen = lazyScreen('NotFoundScreen', () => import('./NotFoundScreen'));
const PostListingScreen = lazyScreen('PostListingScreen', () => import('../listings/PostListingScreen'));
const PropertyScreen = lazyScreen('PropertyScreen', () => import('../listings/PropertyScreen'));
const SearchScreen = lazyScreen('SearchScreen', () => import('../search/SearchScreen'));

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
        {['/messages', '/favoris', '/account', '/account/annonces', '/admin', '/a-propos', '/contact', '/aide', '/conditions-utilisation'].map((path) => (
          <Route key={path} path={path} element={<ComingSoonScreen />} />
        ))}
        <Route path="*" element={<NotFoundScreen />} />
      </Route>
    </Routes>
  );
}
