import styled from '@emotion/styled';
import { belowToasts } from '../shared/controls/ownBar';
import { SMALL_SCREEN } from '../shared/page/screenWidths';

/** Below the header, for a restricted person the banner, and on a closed site its notice. */
const room =
  '100dvh - var(--mb-header-height, 64px) - var(--mb-banner-height, 0px) - var(--mb-closed-notice-height, 0px)';

/** Fills the window, so that each column scrolls by itself and the message field stays visible. */
export const MessagesFrame = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(280px, 372px) minmax(0, 1fr)',
  boxSizing: 'border-box',
  width: 'min(1288px, 100%)',
  margin: '0 auto',
  gap: 20,
  height: `calc(${room} - 8px)`,
  minHeight: 460,
  padding: '16px 24px',
  ...belowToasts(24),
  '& > *': {
    minHeight: 0,
    overflow: 'hidden',
    borderRadius: 20,
    border: '1px solid var(--mb-palette-divider)',
    background: 'var(--mb-palette-background-paper)',
  },
  '.choose': {
    display: 'grid',
    placeItems: 'center',
    margin: 0,
    padding: 24,
    textAlign: 'center',
    color: 'var(--mb-palette-text-secondary)',
  },
  [SMALL_SCREEN]: {
    display: 'block',
    minHeight: 380,
    height: `calc(${room} - var(--mb-bottom-bar-height, 64px) - env(safe-area-inset-bottom) - 12px)`,
    padding: 0,
    '& > *': { height: '100%', boxSizing: 'border-box', border: 0, borderRadius: 0, background: 'none' },
    '.choose': { display: 'none' },
    // A conversation takes the room of the links at the bottom.
    '&[data-open]': { height: `calc(${room} - env(safe-area-inset-bottom))` },
    '&[data-open] > nav': { display: 'none' },
  },
  // All of what was said, on as many sheets as it takes.
  '@media print': {
    '&, &[data-open]': { display: 'block', height: 'auto' },
    '& > *': { height: 'auto', overflow: 'visible', border: 0 },
    '&[data-open] > nav': { display: 'none' },
  },
});
