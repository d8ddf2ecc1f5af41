import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { messages } from '../messages';

interface LoaderProps {
  /** Covers the whole window. */
  readonly fullScreen?: boolean;
  readonly message?: string;
}

/** A spinner and its message. */
export function Loader({ fullScreen = false, message = messages.loading }: LoaderProps) {
  return (
    <Root role="status" data-full-screen={fullScreen || undefined}>
      <Spinner aria-hidden="true" />
      <span>{message}</span>
    </Root>
  );
}

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

const Root = styled.div({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 16,
  padding: 32,
  fontWeight: 550,
  color: 'var(--mb-palette-text-secondary)',
  '&[data-full-screen]': {
    position: 'fixed',
    inset: 0,
    zIndex: 1300,
    backgroundColor: 'var(--mb-palette-background-default)',
  },
});

const Spinner = styled.span({
  width: 40,
  height: 40,
  borderRadius: '50%',
  border: '4px solid var(--mb-palette-divider)',
  borderTopColor: 'var(--mb-palette-primary-main)',
  borderRightColor: 'var(--mb-palette-accent-main)',
  animation: `${turn} 0.9s linear infinite`,
});
