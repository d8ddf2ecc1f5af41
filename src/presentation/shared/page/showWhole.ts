import type { FocusEvent } from 'react';

/** For a row that scrolls sideways: browsers leave a focused element cut off at its edge. */
export function showWhole({ target }: FocusEvent): void {
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
