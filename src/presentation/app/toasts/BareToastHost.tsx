import styled from '@emotion/styled';
import { ToastAction } from './ToastAction';
import type { ToastHostProps } from './ToastHost';
import { useToastTimer } from './useToastTimer';

/** Shows toasts without animation where the toast code cannot be loaded, for example offline. */
export function BareToastHost({ notice, isHeld, onGone }: ToastHostProps) {
  useToastTimer(notice, isHeld, () => notice !== null && onGone(notice));
  if (notice === null) return null;
  const { action, text } = notice;
  return (
    <Slip className="toast">
      {text}
      {action !== undefined && <ToastAction action={action} onDone={() => onGone(notice)} />}
    </Slip>
  );
}

const Slip = styled.div({
  position: 'fixed',
  zIndex: 1400,
  insetInline: 16,
  bottom: 'calc(var(--mb-bottom-offset, 64px) + 20px)',
  width: 'fit-content',
  marginInline: 'auto',
  padding: '14px 20px',
  borderRadius: 16,
  color: 'var(--mb-palette-ground-contrastText)',
  backgroundColor: 'var(--mb-palette-ground-main)',
  kbd: { display: 'none' },
  button: {
    marginInlineStart: 8,
    padding: '6px 12px',
    border: 0,
    cursor: 'pointer',
    font: 'inherit',
    fontWeight: 700,
    color: 'var(--mb-palette-accent-main)',
    background: 'none',
  },
});
