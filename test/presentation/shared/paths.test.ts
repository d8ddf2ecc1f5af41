import { expect, test } from 'vitest';
import { matchRoutes } from 'react-router-dom';
import { routes } from '../../../src/presentation/app/routes';
import { paths } from '../../../src/presentation/shared/paths';

test.each([
  ['a listing', paths.listing({ id: 'a/b', title: 'Vélo de ville' }), '/annonce/a%2Fb/velo-de-ville'],
  ['a listing whose title is unknown', paths.listing({ id: 'velo' }), '/annonce/velo'],
  ['a change of a listing', paths.editListing({ id: 'velo' }), '/account/annonces/velo/modifier'],
  ['a family', paths.family('vehicules'), '/categorie/vehicules'],
  ['the landing page of property', paths.family('immobilier'), '/categorie/immobilier/accueil'],
  ['a category', paths.category({ family: 'vehicules', id: 'voitures' }), '/categorie/vehicules/voitures'],
  ['the search without criteria', paths.search(), '/recherche'],
  ['a search', paths.search({ query: 'vélo' }), '/recherche?q=v%C3%A9lo'],
  ['a profile', paths.profile('a b'), '/profil/a%20b'],
  ['a conversation', paths.conversation('velo~bob'), '/messages/velo~bob'],
  ['a first message to a seller', paths.contactSeller('velo'), '/messages?annonce=velo'],
  ['signing in', paths.signIn(), '/auth'],
  ['signing in before a page', paths.signIn('/favoris?vue=recherches'), '/auth?next=%2Ffavoris%3Fvue%3Drecherches'],
  ['a help article', paths.helpArticle('payer'), '/aide/payer'],
])('the address of %s is %s', (_, address, expected) => {
  expect(address).toBe(expected);
});

test.each(Object.entries(paths).flatMap(([name, path]) => (typeof path === 'string' ? [[name, path] as const] : [])))(
  'a route of the site matches the address of %s, %s',
  (_, path) => {
    const { pathname } = new URL(path, 'https://example.org');
    expect(matchRoutes(routes, pathname)?.at(-1)?.route.path).not.toBe('*');
  },
);
