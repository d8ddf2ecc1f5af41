import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { iconButton, pillLink } from '../../shared/controls/buttonLook';
import { Icon } from '../../shared/controls/Icon';
import { SMALL_SCREEN } from '../../shared/page/screenWidths';
import { shadows } from '../../shared/page/shadows';
import { updateMessages as messages } from './messages';
import type { UpdateViewModel } from './UpdateViewModel';

/** Shows the notice beside the site, in a root of its own: the application, which is in the first page’s script, need not know of it. */
export function showUpdateNotice(viewModel: UpdateViewModel): void {
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<UpdateNotice viewModel={viewModel} />);
}

/** Own bars raise it on wide screens (`belowToasts`), by its class. */
export const UpdateNotice = observer(function UpdateNotice({ viewModel }: { readonly viewModel: UpdateViewModel }) {
  useEffect(() => viewModel.start(), [viewModel]);
  return (
    <div role="status">
      {viewModel.isOffered && (
        <Slip className="update-notice">
          <span>{messages.ready}</span>
          <button type="button" className="update" onClick={viewModel.update}>
            {messages.update}
          </button>
          <button
            type="button"
            className="later"
            aria-label={messages.later}
            title={messages.later}
            onClick={viewModel.postpone}
          >
            <Icon name="close" size={20} />
          </button>
        </Slip>
      )}
    </div>
  );
});

const Slip = styled.div({
  position: 'fixed',
  // Below toasts and dialogs.
  zIndex: 1050,
  left: 24,
  bottom: 24,
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  boxSizing: 'border-box',
  maxWidth: 'calc(100vw - 24px)',
  padding: '8px 8px 8px 20px',
  borderRadius: 20,
  border: '1px solid var(--mb-palette-divider)',
  fontWeight: 600,
  lineHeight: 1.3,
  color: 'var(--mb-palette-text-primary)',
  backgroundColor: 'var(--mb-palette-background-paper)',
  boxShadow: shadows.banner,
  '.update': pillLink,
  '.later': { ...iconButton, flex: 'none' },
  [SMALL_SCREEN]: {
    left: 12,
    right: 12,
    span: { flex: 1 },
    bottom: 'calc(var(--mb-bottom-offset, 0px) + 12px)',
  },
  '@media print': { display: 'none' },
});
