import styled from '@emotion/styled';
import { useEffect, useId, useRef, useState } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { Icon } from '../shared/controls/Icon';
import { VisuallyHidden } from '../shared/controls/VisuallyHidden';
import { below } from '../shared/page/screenWidths';
import {
  fadedSides,
  keepPlaced,
  markHiddenSides,
  showCurrent,
  showWhole,
  unmarkSides,
} from '../shared/page/sidewaysRow';
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

/**
 * Links to the screens of the administration, with the numbers of what waits. They are in one row, which scrolls and fades where it is too long;
 * a button beside it then shows all of them in several rows.
 */
export function AdministrationNavigation({
  cases = 0,
  listings = 0,
  appeals = 0,
  inbox = 0,
  isSuperAdmin = false,
}: AdministrationNavigationProps) {
  const row = useRef<HTMLElement>(null);
  const id = useId();
  const section = useLocation().pathname.split('/')[2] ?? '';
  /** Where all links have been asked for: on another screen they are in one row again. */
  const [wholeIn, setWholeIn] = useState<string | null>(null);
  const isWhole = wholeIn === section;
  useEffect(() => {
    const place = () => {
      if (row.current === null) return;
      // Measured without the button, which takes room that all links may have.
      unmarkSides(row.current);
      showCurrent(row.current);
      markHiddenSides(row.current);
    };
    return keepPlaced(place);
  }, [section, cases, listings, appeals, inbox, isSuperAdmin, isWhole]);
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
    <Root>
      <nav
        ref={row}
        id={id}
        data-whole={isWhole || undefined}
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
      </nav>
      <button
        type="button"
        aria-expanded={isWhole}
        aria-controls={id}
        aria-label={messages.allScreens}
        onClick={() => setWholeIn(isWhole ? null : section)}
      >
        <Icon name="chevronRight" size={20} />
      </button>
    </Root>
  );
}

const Root = styled.div({
  display: 'flex',
  alignItems: 'flex-start',
  flexBasis: '100%',
  minWidth: 0,
  boxShadow: 'inset 0 -1px var(--mb-palette-divider)',
  nav: {
    position: 'relative',
    display: 'flex',
    flex: 1,
    minWidth: 0,
    gap: 2,
    overflowX: 'auto',
    scrollbarWidth: 'thin',
    ...fadedSides,
    '&[data-whole]': { flexWrap: 'wrap', maskImage: 'none' },
  },
  button: {
    display: 'none',
    placeItems: 'center',
    flex: 'none',
    width: 44,
    height: 44,
    padding: 0,
    border: 0,
    borderRadius: 8,
    color: 'inherit',
    background: 'none',
    cursor: 'pointer',
    svg: { transform: 'rotate(90deg)' },
    '&[aria-expanded=true]': { display: 'grid', svg: { transform: 'rotate(-90deg)' } },
    '&:hover': { backgroundColor: 'var(--mb-palette-background-sunk)' },
    '&:focus-visible': { outlineOffset: -3 },
  },
  '[data-more-before] + button, [data-more-after] + button': { display: 'grid' },
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
  [below(400)]: { nav: { gap: 0 }, a: { padding: '0 6px' } },
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
