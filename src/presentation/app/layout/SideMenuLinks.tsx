import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import type { MouseEvent } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { Icon } from '../../shared/controls/Icon';
import { NewResultsBadge } from '../../shared/notices/NewResultsBadge';
import { useSession } from '../../shared/session/useSession';
import { paths } from '../../shared/paths';
import { informationLinks, legalLinks } from '../messages';
import { sideMenuMessages } from './sideMenuMessages';
import { sideMenuTiles } from './sideMenuTiles';

/** The tiles, and below them the links that the footer of small screens leaves out. */
export const SideMenuLinks = observer(function SideMenuLinks({ onGo }: { readonly onGo: (to: string) => void }) {
  const { status, isAdmin } = useSession();
  const { pathname } = useLocation();
  const follow = (to: string) => (event: MouseEvent) => {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (opensElsewhere) return;
    event.preventDefault();
    onGo(to);
  };
  const signIn = paths.signIn(pathname);

  return (
    <>
      <Tiles aria-label={sideMenuMessages.tiles}>
        {sideMenuTiles({ isSignedIn: status === 'signed-in', isAdmin }).map(({ to, icon, title, subtitle }) => {
          const address = to === paths.signIn() && pathname !== paths.signIn() ? signIn : to;
          return (
            <NavLink key={to} to={address} end onClick={follow(address)}>
              <Icon name={icon} size={26} />
              <span className="title">{title}</span>
              <span className="subtitle">{subtitle}</span>
              {to === paths.favourites && <NewResultsBadge />}
            </NavLink>
          );
        })}
      </Tiles>
      <More aria-label={sideMenuMessages.more}>
        {[informationLinks, legalLinks].map((links) => (
          <div key={links[0].to}>
            {links.map(({ to, label }) => (
              <NavLink key={to} to={to} onClick={follow(to)}>
                {label}
              </NavLink>
            ))}
          </div>
        ))}
      </More>
    </>
  );
});

const Tiles = styled.nav({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(132px, 1fr))',
  gap: 12,
  a: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    minHeight: 104,
    boxSizing: 'border-box',
    padding: 14,
    borderRadius: 18,
    border: '1px solid var(--mb-palette-divider)',
    textDecoration: 'none',
    color: 'var(--mb-palette-text-primary)',
    backgroundColor: 'var(--mb-palette-background-default)',
    transition: 'border-color 150ms, background-color 150ms',
    '&:hover': { borderColor: 'var(--mb-palette-primary-main)', backgroundColor: 'var(--mb-palette-background-sunk)' },
    '&[aria-current="page"]': { borderColor: 'var(--mb-palette-secondary-main)' },
  },
  'a:last-of-type:nth-of-type(odd)': { gridColumn: '1 / -1' },
  svg: { marginBottom: 'auto', color: 'var(--mb-palette-primary-main)' },
  '.title': { marginTop: 12, fontWeight: 700, lineHeight: 1.25 },
  '.subtitle': { fontSize: '0.875rem', lineHeight: 1.3, color: 'var(--mb-palette-text-secondary)' },
});

const More = styled.nav({
  div: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    columnGap: 12,
    paddingBlock: 8,
    borderTop: '1px solid var(--mb-palette-divider)',
  },
  a: {
    display: 'flex',
    alignItems: 'center',
    minHeight: 44,
    fontSize: '0.9375rem',
    lineHeight: 1.3,
    color: 'var(--mb-palette-text-secondary)',
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
  },
});
