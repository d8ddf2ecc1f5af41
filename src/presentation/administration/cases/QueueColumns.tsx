import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { visuallyHidden } from '../../shared/controls/VisuallyHidden';
import { above, below } from '../../shared/page/screenWidths';

interface QueueColumnsProps {
  /** A heading of the first level. */
  readonly heading: ReactNode;
  readonly list: ReactNode;
  /** The open case, or what is said without one. */
  readonly pane: ReactNode;
  readonly isOpen: boolean;
}

/** A list, and beside it the open case; on a narrow screen one of the two. */
export function QueueColumns({ heading, list, pane, isOpen }: QueueColumnsProps) {
  return (
    <Columns data-open={isOpen || undefined}>
      <div className="queue">
        {heading}
        {list}
      </div>
      <div className="case">{pane}</div>
    </Columns>
  );
}

const Columns = styled.div({
  'h1:focus, h2:focus': { outline: 'none' },
  '.case': { minWidth: 0 },
  // As wide as the field of the search above it.
  '.queue > .MuiTextField-root': { maxWidth: 480 },
  '.choose': {
    display: 'grid',
    placeItems: 'center',
    minHeight: 'min(60dvh, 560px)',
    margin: '20px 0 0',
    padding: 24,
    borderRadius: 22,
    border: '1px solid var(--mb-palette-divider)',
    backgroundColor: 'var(--mb-palette-background-paper)',
    textAlign: 'center',
    color: 'var(--mb-palette-text-secondary)',
  },
  [below(900)]: {
    // The page still has its heading for screen readers.
    '&[data-open] > .queue > :not(h1)': { display: 'none' },
    '&[data-open] > .queue > h1': visuallyHidden,
    '.choose': { display: 'none' },
  },
  [above(900)]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(260px, 320px) minmax(0, 1fr)',
    alignItems: 'start',
    gap: 24,
    // The queue scrolls by itself: the next case is always in sight. At its sides it leaves room for the focus rings.
    '.queue': {
      position: 'sticky',
      top: 0,
      maxHeight: '100dvh',
      overflowY: 'auto',
      marginInline: -4,
      padding: '0 4px 24px',
    },
  },
});
