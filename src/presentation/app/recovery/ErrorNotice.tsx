import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect } from 'react';
import { pillLink } from '../../shared/controls/buttonLook';
import { useSession } from '../../shared/session/useSession';
import { useViewModel } from '../../shared/useViewModel';
import { errorMessages } from '../messages';
import { screenRecoveryViewModel } from '../viewModels';

interface ErrorNoticeProps {
  readonly error: Error;
  readonly onRecovered: () => void;
}

/** Milliseconds. The network of the service worker comes back later than that of the page, which reloads itself once in five minutes. */
const SETTLING = 1500;

/** The error, and a button: it reloads the page for a signed-in person, and retries the connection for a guest. */
export const ErrorNotice = observer(function ErrorNotice({ error, onRecovered }: ErrorNoticeProps) {
  const viewModel = useViewModel(screenRecoveryViewModel);
  const isSignedIn = useSession().status === 'signed-in';
  const { status } = viewModel;
  const isRecovering = status === 'recovering';
  useEffect(() => viewModel.start(error), [viewModel, error]);
  // Listens before the notice is painted: what failed without a network is tried again once there is one, also while it is being recovered.
  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const recover = () => {
      timer = setTimeout(() => void viewModel.start(error), SETTLING);
    };
    window.addEventListener('online', recover);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', recover);
    };
  }, [viewModel, error]);
  useEffect(() => {
    if (status === 'recovered') onRecovered();
  }, [status, onRecovered]);

  return (
    <Root role="alert">
      <h1>{errorMessages.title}</h1>
      <p>{errorMessages.text}</p>
      <button
        type="button"
        disabled={isRecovering}
        onClick={() => (isSignedIn ? viewModel.reload() : void viewModel.retry(error))}
      >
        {isRecovering ? errorMessages.recovering : errorMessages.refresh}
      </button>
      <details>
        <summary>{errorMessages.details}</summary>
        <pre>{error.message}</pre>
      </details>
    </Root>
  );
});

const Root = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: 16,
  padding: '72px 24px',
  textAlign: 'center',
  h1: {
    margin: 0,
    fontFamily: 'var(--mb-font-display)',
    fontSize: 'clamp(1.5rem, 1.2rem + 1.5vw, 2.25rem)',
    lineHeight: 1.15,
  },
  p: { margin: 0, maxWidth: '52ch' },
  button: {
    ...pillLink,
    '&:disabled': {
      cursor: 'progress',
      color: 'var(--mb-palette-text-secondary)',
      backgroundColor: 'var(--mb-palette-background-sunk)',
    },
  },
  details: { maxWidth: 'min(720px, 100%)', color: 'var(--mb-palette-text-secondary)' },
  summary: { minHeight: 44, display: 'list-item', alignContent: 'center', cursor: 'pointer' },
  pre: {
    margin: '8px 0 0',
    padding: 16,
    overflowX: 'auto',
    textAlign: 'start',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    borderRadius: 14,
    backgroundColor: 'var(--mb-palette-background-sunk)',
  },
});
