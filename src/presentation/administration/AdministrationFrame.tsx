import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { MAIN_ID } from '../shared/focus/useFocusOnNavigation';
import { below } from '../shared/page/screenWidths';
import { SkipLink } from '../shared/page/SkipLink';
import { Wordmark } from '../shared/page/Wordmark';
import { paths } from '../shared/paths';
import { administrationMessages as messages } from './messages';

interface AdministrationFrameProps {
  readonly children: ReactNode;
  /** Links to the other screens of the administration, for an admin. */
  readonly navigation?: ReactNode;
  /** For screens with several columns. */
  readonly isWide?: boolean;
}

/** The frame of the administration: it does without the layout of the site, since it opens while the site is closed. */
export function AdministrationFrame({ children, navigation, isWide = false }: AdministrationFrameProps) {
  return (
    <Root data-wide={isWide || undefined}>
      <SkipLink />
      <header>
        <Link className="home" to={paths.home} aria-label={messages.home}>
          <Wordmark />
        </Link>
        <Link className="site" to={paths.home}>
          {messages.site}
        </Link>
        {navigation}
      </header>
      <main id={MAIN_ID} tabIndex={-1}>
        {children}
      </main>
    </Root>
  );
}

const Root = styled.div({
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: 1120,
  margin: '0 auto',
  padding: '20px clamp(16px, 3vw, 24px) 64px',
  '&[data-wide]': { maxWidth: 1480 },
  '& > header': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 24px', minHeight: 48 },
  '& > header > a': { display: 'inline-flex', alignItems: 'center', minHeight: 44 },
  '& > header > .home': { borderRadius: 8, textDecoration: 'none', color: 'inherit' },
  '& > header > .site': { marginInlineStart: 'auto' },
  // With all links, one row has no room for the name beside the mark.
  [below(450)]: { '& > header': { columnGap: 12 }, '& > header > .home .name': { display: 'none' } },
  '& > main:focus': { outline: 'none' },
  p: { textWrap: 'pretty' },
  h1: {
    margin: 'clamp(20px, 4vw, 40px) 0 14px',
    font: 'var(--mb-font-h1)',
    letterSpacing: '-0.02em',
    textWrap: 'balance',
  },
  '&[data-wide] h1': { margin: '20px 0 12px', fontSize: 'clamp(1.5rem, 1.2rem + 1.2vw, 2rem)' },
});
