import styled from '@emotion/styled';
import type { BackendFailure } from '../../../application/shared/BackendFailure';
import { outlineLink } from '../controls/buttonLook';
import { failureMessages, messages } from '../messages';

/** A failure with a retry button. */
export function FailureNotice({
  failure,
  onRetry,
}: {
  readonly failure: BackendFailure;
  readonly onRetry: () => void;
}) {
  return (
    <Notice role="alert">
      <p>{failureMessages[failure]}</p>
      <Retry type="button" onClick={onRetry}>
        {messages.retry}
      </Retry>
    </Notice>
  );
}

/** A box shown instead of an empty or failed list. */
export const Notice = styled.div({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 12,
  padding: 'clamp(16px, 3vw, 28px)',
  borderRadius: 18,
  border: '1px dashed var(--mb-palette-divider)',
  background: 'var(--mb-palette-background-paper)',
  p: { margin: 0, maxWidth: '60ch' },
});

const Retry = styled.button(outlineLink);
