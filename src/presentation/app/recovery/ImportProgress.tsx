import styled from '@emotion/styled';
import { SMALL_SCREEN } from '../../shared/page/screenWidths';
import { shadows } from '../../shared/page/shadows';
import { importMessages } from './importMessages';

/** Screen readers announce the sentence once, not every number. */
export function ImportProgress({ done, total }: { readonly done: number; readonly total: number }) {
  return (
    <Progress role="status">
      {importMessages.preparing} <span aria-live="off">{importMessages.progress(done, total)}</span>
      <span className="line" style={{ inlineSize: `${total === 0 ? 0 : (100 * done) / total}%` }} />
    </Progress>
  );
}

const Progress = styled.p({
  position: 'fixed',
  zIndex: 1000,
  left: 16,
  bottom: 16,
  margin: 0,
  padding: '10px 18px 12px',
  overflow: 'hidden',
  borderRadius: 14,
  fontSize: '0.875rem',
  fontVariantNumeric: 'tabular-nums',
  color: 'var(--mb-palette-ground-contrastText)',
  backgroundColor: 'var(--mb-palette-ground-main)',
  boxShadow: shadows.banner,
  pointerEvents: 'none',
  span: { whiteSpace: 'nowrap' },
  '.line': {
    position: 'absolute',
    left: 0,
    bottom: 0,
    height: 4,
    backgroundColor: 'var(--mb-palette-accent-main)',
    transition: 'inline-size 200ms',
  },
  [SMALL_SCREEN]: {
    left: 12,
    right: 12,
    padding: '6px 12px 9px',
    fontSize: '0.8125rem',
    textAlign: 'center',
    bottom: 'calc(var(--mb-bottom-offset, 0px) + 8px)',
  },
});
