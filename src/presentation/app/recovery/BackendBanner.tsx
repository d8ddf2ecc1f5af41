import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { SMALL_SCREEN } from '../../shared/page/screenWidths';
import { useViewModel } from '../../shared/useViewModel';
import { shadows } from '../../shared/page/shadows';
import { backendMessages, importMessages } from '../messages';
import { BOTTOM_BAR_HEIGHT } from '../layout/frameSizes';
import { backendStatusViewModel } from '../viewModels';

/** Shows the state of the backend when it is not ready. */
export const BackendBanner = observer(function BackendBanner() {
  const viewModel = useViewModel(backendStatusViewModel);
  useEffect(() => viewModel.start(), [viewModel]);
  const { state } = viewModel;
  if (state.kind === 'starting' || state.kind === 'ready') return null;
  if (state.kind === 'importing') return <ImportProgress done={state.done} total={state.total} />;
  return <Warning role="status">{backendMessages[state.kind]}</Warning>;
});

/** Screen readers announce the sentence once, not every number. */
function ImportProgress({ done, total }: { readonly done: number; readonly total: number }) {
  return (
    <Progress role="status">
      {importMessages.preparing} <span aria-live="off">{importMessages.progress(done, total)}</span>
      <span className="line" style={{ inlineSize: `${total === 0 ? 0 : (100 * done) / total}%` }} />
    </Progress>
  );
}

const Warning = styled.p({
  margin: '24px auto 0',
  width: 'min(1240px, 100% - 32px)',
  padding: '14px 20px',
  borderRadius: 14,
  border: '1px solid var(--mb-palette-warning-main)',
  color: 'var(--mb-palette-text-primary)',
  backgroundColor: 'var(--mb-palette-background-paper)',
});

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
    bottom: `calc(${BOTTOM_BAR_HEIGHT + 8}px + env(safe-area-inset-bottom))`,
  },
});
