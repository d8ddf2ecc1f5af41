import styled from '@emotion/styled';
import { PageSection } from '../shared/page/PageSection';
import { below, SMALL_SCREEN, WIDE_SCREEN } from '../shared/page/screenWidths';

/** Filters beside the results on wide screens, above them on small ones. */
export const SearchPage = styled(PageSection)({
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  // Below the search field, the ways to the sub-categories, which on phones bring 4 px of their own.
  '& > form + nav': { marginTop: 12, [below(600)]: { marginTop: 8 } },
  aside: { display: 'none' },
  '.results': { display: 'flex', flexDirection: 'column', gap: 12, minWidth: 0 },
  // When they are scrolled to, the header folds, and the filters stick under its awning, right above them.
  [SMALL_SCREEN]: { '.results': { scrollMarginTop: 'calc(-19px - var(--mb-header-height, 64px))' } },
  '.top': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap: 12,
    [below(600)]: { rowGap: 0, form: { marginTop: 10 } },
  },
  [WIDE_SCREEN]: {
    gap: 24,
    '& > form + nav': { marginTop: -8 },
    '.columns': { display: 'grid', gridTemplateColumns: '264px minmax(0, 1fr)', alignItems: 'start', gap: 40 },
    // A server, which does not know the width, renders both.
    '.prerendered & .filter-bar': { display: 'none' },
    aside: {
      display: 'block',
      position: 'sticky',
      top: 'calc(var(--mb-header-height, 64px) + 20px)',
      maxHeight: 'calc(100dvh - var(--mb-header-height, 64px) - 20px)',
      overflowY: 'auto',
      // Room for the outline of what is focused, and at the end for what the search field above pushes below the window.
      margin: '-12px 0 0 -12px',
      padding: '12px 12px 96px',
      scrollbarWidth: 'thin',
    },
  },
});
