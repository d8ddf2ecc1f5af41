import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { accountSections } from './accountSections';
import { messages, sectionTitles } from './messages';
import { above } from '../shared/page/screenWidths';
import { useSectionInSight } from './useSectionInSight';
import { showWhole } from '../shared/page/sidewaysRow';

/** Links to the sections of the account page; on narrow screens in a row that scrolls sideways. */
export function AccountIndex() {
  const inSight = useSectionInSight();
  return (
    <Root aria-label={messages.index}>
      <ul onFocus={showWhole}>
        {accountSections.map((id) => (
          <li key={id}>
            <Link
              to={`#${id}`}
              aria-current={id === inSight ? 'true' : undefined}
              data-danger={id === 'suppression' || undefined}
            >
              {sectionTitles[id]}
            </Link>
          </li>
        ))}
      </ul>
    </Root>
  );
}

const Root = styled.nav({
  minWidth: 0,
  ul: {
    display: 'flex',
    gap: 8,
    margin: '0 -16px',
    padding: '4px 16px',
    listStyle: 'none',
    overflowX: 'auto',
    scrollbarWidth: 'thin',
  },
  a: {
    display: 'flex',
    alignItems: 'center',
    boxSizing: 'border-box',
    minHeight: 44,
    padding: '4px 16px',
    borderRadius: 999,
    textDecoration: 'none',
    lineHeight: 1.3,
    whiteSpace: 'nowrap',
    color: 'var(--mb-palette-text-primary)',
    border: '1.5px solid var(--mb-palette-outline)',
    background: 'var(--mb-palette-background-paper)',
  },
  'a:hover': { background: 'var(--mb-palette-background-sunk)' },
  'a[data-danger]': { color: 'var(--mb-palette-error-main)' },
  [above(960)]: {
    position: 'sticky',
    top: 'calc(var(--mb-header-height, 64px) + 24px)',
    alignSelf: 'start',
    ul: { flexDirection: 'column', gap: 2, margin: 0, padding: 0, overflowX: 'visible' },
    a: { whiteSpace: 'normal', border: 0, background: 'none', fontWeight: 550 },
    'a[aria-current]': {
      fontWeight: 650,
      background: 'color-mix(in srgb, var(--mb-palette-secondary-main) 14%, transparent)',
    },
  },
});
