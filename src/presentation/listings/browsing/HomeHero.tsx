import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { SearchBox } from '../../search/box/SearchBox';
import { PAGE_MARGIN } from '../../shared/page/pageMargin';
import { paths } from '../../shared/paths';
import { above, SMALL_SCREEN } from '../../shared/page/screenWidths';
import { HeroStall } from './HeroStall';
import { messages } from './messages';

/** The top of the home page: what the site is, and a search field. */
export function HomeHero() {
  return (
    <Band>
      <Words>
        <div>
          <h1>{messages.home.title}</h1>
          <p>{messages.home.lead}</p>
          <SearchBox />
          <nav aria-label={messages.home.shortcuts}>
            <Link to="#pres-de-chez-vous">{messages.home.nearby}</Link>
            <Link to={paths.postListing}>{messages.home.post}</Link>
          </nav>
        </div>
        <HeroStall />
      </Words>
    </Band>
  );
}

const Band = styled.section({
  background: 'linear-gradient(color-mix(in srgb, var(--mb-palette-accent-main) 26%, transparent), transparent)',
  '[data-theme="dark"] &': {
    background: 'linear-gradient(color-mix(in srgb, var(--mb-palette-accent-main) 15%, transparent), transparent)',
  },
});

const Words = styled.div({
  padding: `clamp(28px, 3.4vw, 44px) ${PAGE_MARGIN} clamp(14px, 2vw, 24px)`,
  '& > svg': { display: 'none' },
  h1: {
    font: 'var(--mb-font-h1)',
    letterSpacing: '-0.02em',
    // Not in `ch`, which is another width before the typeface has loaded: lines would break elsewhere.
    maxWidth: '10.6em',
    margin: '0 0 12px',
    textWrap: 'balance',
  },
  p: {
    maxWidth: '31em',
    margin: '0 0 22px',
    fontSize: '1.0625rem',
    lineHeight: 1.5,
    color: 'var(--mb-palette-text-secondary)',
  },
  nav: { display: 'flex', flexWrap: 'wrap', gap: '4px 20px', margin: '8px 0 -2px' },
  'nav a': { display: 'inline-flex', alignItems: 'center', minHeight: 44, fontWeight: 600 },
  // The listings below begin on the first screen; the bar at the bottom posts.
  [SMALL_SCREEN]: {
    paddingBlock: '20px 0',
    h1: { fontSize: '1.5rem', maxWidth: 'none' },
    'p, a + a': { display: 'none' },
  },
  [above(960)]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 420px)',
    alignItems: 'end',
    gap: 40,
    '& > svg': { display: 'block' },
  },
});
