import styled from '@emotion/styled';
import { NavLink } from 'react-router-dom';
import { Icon } from '../../shared/controls/Icon';
import { NewResultsBadge } from '../../shared/notices/NewResultsBadge';
import { WIDE_SCREEN } from '../../shared/page/screenWidths';
import { bottomBarMessages, messagesLabel } from '../messages';
import { useUnread } from '../../shared/notices/unread';
import { paths } from '../../shared/paths';
import { UnreadBadge } from './UnreadBadge';
import { BOTTOM_BAR_HEIGHT } from './frameSizes';

const places = [
  { to: paths.home, icon: 'home', label: bottomBarMessages.home },
  { to: paths.search(), icon: 'search', label: bottomBarMessages.search },
  { to: paths.postListing, icon: 'plus', label: bottomBarMessages.post },
  { to: paths.messages, icon: 'chat', label: bottomBarMessages.messages },
  { to: paths.favourites, icon: 'heart', label: bottomBarMessages.favourites },
] as const;

/** The main links, fixed to the bottom of small screens. */
export function BottomBar() {
  const unread = useUnread();
  return (
    <Root className="bottom-bar" aria-label={bottomBarMessages.label}>
      {places.map(({ to, icon, label }) => (
        <NavLink
          key={to}
          to={to}
          end={to !== paths.messages}
          className={icon}
          aria-label={to === paths.messages && unread > 0 ? messagesLabel(unread) : undefined}
        >
          <Icon name={icon} />
          {to === paths.messages && <UnreadBadge />}
          <span>{label}</span>
          {icon === 'heart' && <NewResultsBadge />}
        </NavLink>
      ))}
    </Root>
  );
}

const Root = styled.nav({
  position: 'fixed',
  zIndex: 1100,
  insetInline: 0,
  bottom: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  height: `calc(${BOTTOM_BAR_HEIGHT}px + env(safe-area-inset-bottom))`,
  padding: '0 max(4px, env(safe-area-inset-right)) env(safe-area-inset-bottom) max(4px, env(safe-area-inset-left))',
  borderTop: '1px solid var(--mb-palette-divider)',
  backgroundColor: 'var(--mb-palette-background-paper)',
  a: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 3,
    borderRadius: 14,
    fontSize: '0.75rem',
    fontWeight: 550,
    textDecoration: 'none',
    color: 'var(--mb-palette-text-secondary)',
    '&:focus-visible': { outlineOffset: -3 },
  },
  'a[aria-current]': { fontWeight: 700, color: 'var(--mb-palette-secondary-main)' },
  '.plus svg': {
    boxSizing: 'border-box',
    width: 34,
    height: 34,
    margin: -5,
    padding: 6,
    borderRadius: 999,
    color: 'var(--mb-palette-primary-contrastText)',
    backgroundColor: 'var(--mb-palette-primary-main)',
  },
  [WIDE_SCREEN]: { display: 'none' },
});
