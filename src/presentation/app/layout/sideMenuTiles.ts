import type { iconPaths } from '../../shared/controls/iconPaths';
import { sideMenuMessages } from './sideMenuMessages';

export interface MenuTile {
  readonly to: string;
  readonly icon: keyof typeof iconPaths;
  readonly title: string;
  readonly subtitle: string;
}

interface Visitor {
  readonly isSignedIn: boolean;
  readonly isAdmin: boolean;
}

/** The tiles of the side menu, by who looks at it (specification §2). */
export function sideMenuTiles({ isSignedIn, isAdmin }: Visitor): readonly MenuTile[] {
  const { buy, sell, favourites, messages, account, listings, signIn, administration } = sideMenuMessages;
  const own: readonly MenuTile[] = isSignedIn
    ? [
        { to: '/account', icon: 'account', ...account },
        { to: '/account/annonces', icon: 'listings', ...listings },
      ]
    : [{ to: '/auth', icon: 'account', ...signIn }];
  return [
    { to: '/', icon: 'shop', ...buy },
    { to: '/deposer-annonce', icon: 'tag', ...sell },
    { to: '/favoris', icon: 'heart', ...favourites },
    { to: '/messages', icon: 'chat', ...messages },
    ...own,
    ...(isAdmin ? [{ to: '/admin', icon: 'shield', ...administration } as const] : []),
  ];
}
