import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { VisuallyHidden } from '../shared/controls/VisuallyHidden';
import { below } from '../shared/page/screenWidths';
import { fadedSides, markHiddenSides, showCurrent, showWhole } from '../shared/page/sidewaysRow';
import { paths } from '../shared/paths';
import { administrationMessages as messages } from './messages';
import { administrationPaths } from './paths';

interface AdministrationNavigationProps {
  /** How much waits; 0: nothing, or not known. */
  readonly cases?: number;
  readonly listings?: number;
  readonly appeals?: number;
  readonly inbox?: number;
  /** Whether the admin manages the team and the settings. */
  readonly isSuperAdmin?: boolean;
}

/** Links to the screens of the administration in one row, which scrolls and fades where it is too long, with the numbers of what waits. */
export function AdministrationNavigation({
  cases = 0,
  listings = 0,
  appeals = 0,
  inbox = 0,
  isSuperAdmin = false,
}: AdministrationNavigationProps) {
  const row = useRef<HTMLElement>(null);
  const section = useLocation().pathname.split('/')[2];
  useEffect(() => {
    const place = () => {
      if (row.current === null) return;
      showCurrent(row.current);
      markHiddenSides(row.current);
    };
    place();
    addEventListener('resize', place);
    return () => removeEventListener('resize', place);
  }, [section, cases, listings, appeals, inbox, isSuperAdmin]);
  const links = [
    { to: paths.administration, label: messages.desk, waiting: 0 },
    { to: administrationPaths.cases, label: messages.cases, waiting: cases },
    { to: administrationPaths.listings, label: messages.listings, waiting: listings },
    { to: administrationPaths.watch, label: messages.watch, waiting: 0 },
    { to: administrationPaths.appeals, label: messages.appeals, waiting: appeals },
    { to: administrationPaths.messages, label: messages.messages, waiting: inbox },
    { to: administrationPaths.people, label: messages.people, waiting: 0 },
    { to: administrationPaths.subscribers, label: messages.subscribers, waiting: 0 },
    { to: administrationPaths.journal, label: messages.journal, waiting: 0 },
    ...(isSuperAdmin
      ? [
          { to: administrationPaths.team, label: messages.team, waiting: 0 },
          { to: administrationPaths.settings, label: messages.settings, waiting: 0 },
        ]
      : []),
    { to: paths.administrationMaintenance, label: messages.maintenance, waiting: 0 },
  ];
  return (
    <Root
      ref={row}
      onFocus={showWhole}
      onScroll={(event) => markHiddenSides(event.currentTarget)}
      aria-label={messages.navigation}
    >
      {links.map(({ to, label, waiting }) => (
        <NavLink key={to} to={to} end={to === paths.administration}>
          {label}
          {waiting > 0 && (
            <span className="waiting">
              <span aria-hidden="true">{waiting}</span>
              <VisuallyHidden>{messages.waiting(waiting)}</VisuallyHidden>
            </span>
          )}
        </NavLink>
      ))}
    </Root>
  );
}

const Root = styled.nav({
  position: 'relative',
  display: 'flex',
  flexBasis: '100%',
  minWidth: 0,
  gap: 2,
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  boxShadow: 'inset 0 -1px var(--mb-palette-divider)',
  ...fadedSides,
  a: {
    display: 'inline-flex',
    alignItems: 'center',
    flex: 'none',
    gap: 8,
    minHeight: 44,
    padding: '0 10px',
    borderBottom: '3px solid transparent',
    borderRadius: '8px 8px 0 0',
    fontWeight: 550,
    textDecoration: 'none',
    color: 'var(--mb-palette-text-secondary)',
    '&:hover': { color: 'var(--mb-palette-text-primary)', backgroundColor: 'var(--mb-palette-background-sunk)' },
    '&:focus-visible': { outlineOffset: -3 },
    '&[aria-current]': { color: 'var(--mb-palette-text-primary)', borderColor: 'var(--mb-palette-secondary-main)' },
  },
  [below(400)]: { gap: 0, a: { padding: '0 6px' } },
  '.waiting': {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    minWidth: 24,
    height: 24,
    padding: '0 7px',
    borderRadius: 999,
    fontSize: '0.875rem',
    fontWeight: 650,
    color: 'var(--mb-palette-primary-contrastText)',
    backgroundColor: 'var(--mb-palette-primary-main)',
  },
});
