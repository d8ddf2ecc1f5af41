import type { Mutants } from './Mutant';

export const section2Header: Mutants = {
  '2.14': {
    violation: 'the header scrolls away',
    file: 'src/presentation/app/layout/SiteHeader.tsx',
    search: "position: 'sticky'",
    replace: "position: 'relative'",
  },
  '2.15': {
    violation: '« Déposer » leads home',
    file: 'src/presentation/app/layout/SiteHeader.tsx',
    search: '<Link to={paths.postListing} className="post">',
    replace: '<Link to={paths.home} className="post">',
  },
  '2.16': {
    violation: 'messages and favourites stay in the header of small screens',
    file: 'src/presentation/app/layout/SiteHeader.tsx',
    search: "'.wide, .search",
    replace: "'.search",
  },
  '2.17': {
    violation: 'the opener opens no menu',
    file: 'src/presentation/app/layout/SiteHeader.tsx',
    search: 'onClick={onOpenMenu}',
    replace: 'onClick={undefined}',
  },
  '2.18': {
    violation: 'a swipe changes no theme',
    file: 'src/presentation/theme/ThemeProvider.tsx',
    search: 'useThemeSwipe(toggle);',
    replace: 'useThemeSwipe(() => undefined);',
  },
  '2.19': {
    violation: 'the menu is 300 pixels wide',
    file: 'src/presentation/app/layout/SideMenu.tsx',
    search: 'width: SIDE_MENU_WIDTH',
    replace: 'width: 300',
  },
  '2.20': {
    violation: 'the tile says « Catalogue »',
    file: 'src/presentation/app/layout/sideMenuMessages.ts',
    search: "'Parcourir'",
    replace: "'Catalogue'",
  },
  '2.21': {
    violation: 'the tile says « Publier »',
    file: 'src/presentation/app/layout/sideMenuMessages.ts',
    search: "subtitle: 'Déposer'",
    replace: "subtitle: 'Publier'",
  },
  '2.22': {
    violation: 'the tile says « Gardés »',
    file: 'src/presentation/app/layout/sideMenuMessages.ts',
    search: "'Sauvegardés'",
    replace: "'Gardés'",
  },
  '2.23': {
    violation: 'the tile says « Discussions »',
    file: 'src/presentation/app/layout/sideMenuMessages.ts',
    search: "'Conversations'",
    replace: "'Discussions'",
  },
  '2.24': {
    violation: 'a signed-in person has no tile for their listings',
    file: 'src/presentation/app/layout/sideMenuTiles.ts',
    search: "        { to: paths.myListings, icon: 'listings', ...listings },\n",
    replace: '',
  },
  '2.25': {
    violation: 'the tile says « Me connecter »',
    file: 'src/presentation/app/layout/sideMenuMessages.ts',
    search: "title: 'Se connecter'",
    replace: "title: 'Me connecter'",
  },
  '2.26': {
    violation: 'everybody who is signed in sees « Administration »',
    file: 'src/presentation/app/layout/sideMenuTiles.ts',
    search: '...(isAdmin ?',
    replace: '...(isSignedIn ?',
  },
};
