import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { Suspense, useEffect } from 'react';
import { lazyExtra } from '../../shared/controls/lazyExtra';
import { PAGE_MARGIN } from '../../shared/page/pageMargin';
import { useViewModel } from '../../shared/useViewModel';
import { backendMessages } from '../messages';
import { backendStatusViewModel } from '../viewModels';

const ImportProgress = lazyExtra(async () => (await import('./ImportProgress')).ImportProgress);

/** Shows the state of the backend when it is not ready. */
export const BackendBanner = observer(function BackendBanner() {
  const viewModel = useViewModel(backendStatusViewModel);
  useEffect(() => viewModel.start(), [viewModel]);
  const { state } = viewModel;
  if (state.kind === 'starting' || state.kind === 'ready') return null;
  if (state.kind === 'importing')
    return (
      <Suspense>
        <ImportProgress done={state.done} total={state.total} />
      </Suspense>
    );
  return <Warning role="status">{backendMessages[state.kind]}</Warning>;
});

const Warning = styled.p({
  margin: `24px ${PAGE_MARGIN} 0`,
  padding: '14px 20px',
  borderRadius: 14,
  border: '1px solid var(--mb-palette-warning-main)',
  color: 'var(--mb-palette-text-primary)',
  backgroundColor: 'var(--mb-palette-background-paper)',
});
