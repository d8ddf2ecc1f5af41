import { describe, expect, it } from 'vitest';
import { sideMenuTiles } from '../../../../src/presentation/app/layout/sideMenuTiles';

const everyone = [
  'Acheter / Parcourir → /',
  'Vendre / Déposer → /deposer-annonce',
  'Favoris / Sauvegardés → /favoris',
  'Messages / Conversations → /messages',
];
const own = [
  'Mon compte / Profil et paramètres → /account',
  'Mes annonces / Gérer mes publications → /account/annonces',
];

describe('sideMenuTiles', () => {
  it.each([
    ['a visitor', { isSignedIn: false, isAdmin: false }, [...everyone, 'Se connecter / Accéder à mon compte → /auth']],
    ['someone signed in', { isSignedIn: true, isAdmin: false }, [...everyone, ...own]],
    ['an admin', { isSignedIn: true, isAdmin: true }, [...everyone, ...own, 'Administration / Gérer le site → /admin']],
  ])('the side menu of %s has its tiles', (_, visitor, tiles) => {
    expect(sideMenuTiles(visitor).map(({ title, subtitle, to }) => `${title} / ${subtitle} → ${to}`)).toEqual(tiles);
  });
});
