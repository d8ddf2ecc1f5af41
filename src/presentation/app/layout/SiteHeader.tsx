import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { Icon } from '../../shared/controls/Icon';
import { NewResultsBadge } from '../../shared/notices/NewResultsBadge';
import { below, SMALL_SCREEN } from '../../shared/page/screenWidths';
import { VisuallyHidden, visuallyHidden } from '../../shared/controls/VisuallyHidden';
import { useUnread } from '../../shared/notices/unread';
import { Wordmark } from '../../shared/page/Wordmark';
import { Awning } from './Awning';
import { HeaderSearch } from './HeaderSearch';
import { iconButton, pillLink } from '../../shared/controls/buttonLook';
import { paths } from '../../shared/paths';
import { headerMessages, messagesLabel } from '../messages';
import { loadSideMenu, prepareCover } from './pageCoverCode';
import { HEADER_HEIGHT } from './frameSizes';
import { ThemeToggle } from './ThemeToggle';
import { UnreadBadge } from './UnreadBadge';

interface SiteHeaderProps {
  readonly isMobileDevice: boolean;
  readonly onOpenMenu: () => void;
  readonly onOpenSearch: () => void;
}

export function SiteHeader({ isMobileDevice, onOpenMenu, onOpenSearch }: SiteHeaderProps) {
  const unread = useUnread();
  const prepareMenu = () => prepareCover(loadSideMenu);
  return (
    <Root className="site-header">
      <div className={isMobileDevice ? 'bar' : 'bar with-opener'}>
        <Link to={paths.home} className="logo" aria-label={headerMessages.home}>
          <Wordmark tagline={headerMessages.tagline} />
        </Link>
        <div className="search">
          <HeaderSearch isMobileDevice={isMobileDevice} onOpen={onOpenSearch} />
        </div>
        <nav aria-label={headerMessages.shortcuts}>
          <Link to={paths.postListing} className="post">
            <Icon name="plus" size={20} />
            <span>{headerMessages.post}</span>
          </Link>
          <Link
            to={paths.messages}
            className="icon wide"
            aria-label={messagesLabel(unread)}
            title={messagesLabel(unread)}
          >
            <Icon name="chat" />
            <UnreadBadge />
          </Link>
          <Link to={paths.favourites} className="icon wide" title={headerMessages.favourites}>
            <Icon name="heart" />
            <VisuallyHidden>{headerMessages.favourites}</VisuallyHidden>
            <NewResultsBadge />
          </Link>
          <ThemeToggle />
          <button
            type="button"
            className="icon"
            aria-label={headerMessages.openMenu}
            title={headerMessages.openMenu}
            aria-haspopup="dialog"
            onClick={onOpenMenu}
            onPointerEnter={prepareMenu}
            onFocus={prepareMenu}
          >
            <Icon name="menu" />
          </button>
        </nav>
      </div>
      <Awning />
    </Root>
  );
}

const Root = styled.header({
  position: 'sticky',
  top: 0,
  zIndex: 1100,
  // Folded (foldHeader.ts), it leaves its awning.
  transform: 'translateY(calc(var(--mb-header-shown) - var(--mb-header-height)))',
  transition: 'transform 200ms',
  '.bar': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: 24,
    height: HEADER_HEIGHT,
    paddingInline: 'max(24px, calc((100vw - 1240px) / 2))',
    backgroundColor: 'var(--mb-palette-background-paper)',
    [SMALL_SCREEN]: { gap: 8, paddingInline: 12 },
  },
  '.logo': {
    borderRadius: 8,
    textDecoration: 'none',
    color: 'var(--mb-palette-text-primary)',
    '.tagline': { color: 'var(--mb-palette-text-secondary)' },
  },
  '.search': { flex: 1, display: 'flex', justifyContent: 'center' },
  nav: { display: 'flex', alignItems: 'center', gap: 4 },
  '.icon': { ...iconButton, position: 'relative' },
  '.post': { ...pillLink, marginRight: 8 },
  [SMALL_SCREEN]: {
    '.wide, .search > form, .post svg': { display: 'none' },
    '.search': { justifyContent: 'flex-end' },
    nav: { gap: 0, marginRight: -6 },
    '.logo > span': { gap: 8 },
    '.logo svg': { width: 32, height: 32 },
    '.name': { fontSize: 20 },
    '.post': { marginRight: 0, paddingInline: 14 },
  },
  // The opener of the quick search needs the room of a word.
  [below(450)]: {
    '.with-opener': {
      gap: 4,
      '.post': { width: 44, padding: 0 },
      '.post svg': { display: 'block' },
      '.post span': visuallyHidden,
    },
  },
  [below(350)]: {
    '.name': { fontSize: 18 },
    '.tagline': { fontSize: 11 },
    '.logo svg': { display: 'none' },
  },
});
