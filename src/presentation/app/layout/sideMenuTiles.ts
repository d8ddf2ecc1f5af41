import type { iconPaths } from '../../shared/controls/iconPaths';
import { paths } from '../../shared/paths';
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

/** The tiles of the side menu for a guest, a signed-in person or an admin (specification §2). */
export function sideMenuTiles({ isSignedIn, isAdmin }: Visitor): readonly MenuTile[] {
  const { buy, sell, favourites, messages, account, listings, signIn, administration } = sideMenuMessages;
  const own: readonly MenuTile[] = isSignedIn
    ? [
        { to: paths.account, icon: 'account', ...account },
        { to: paths.myListings, icon: 'listings', ...listings },
      ]
    : [{ to: paths.signIn(), icon: 'account', ...signIn }];
  return [
    { to: paths.home, icon: 'shop', ...buy },
    { to: paths.postListing, icon: 'tag', ...sell },
    { to: paths.favourites, icon: 'heart', ...favourites },
    { to: paths.messages, icon: 'chat', ...messages },
    ...own,
    ...(isAdmin ? [{ to: paths.administration, icon: 'shield', ...administration } as const] : []),
  ];
}
