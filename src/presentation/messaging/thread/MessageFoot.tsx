import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { QueuedMessage } from '../../../application/messaging/MessageOutbox';
import { formatClock } from '../../shared/format/formatDate';
import { restrictedText } from '../../shared/restrictionMessages';
import { lostPhotoText, messages, progressLabels, refusedText, tooManyText } from '../messages';
import type { ThreadEntry } from './threadEntries';
import type { ThreadViewModel } from './ThreadViewModel';
import { useIsRestricted } from '../useIsRestricted';

interface MessageFootProps {
  readonly entry: ThreadEntry;
  readonly thread: ThreadViewModel;
  /** Stands before the time, which so keeps its place at the end of the line. */
  readonly children?: ReactNode;
}

/**
 * The time, and the delivery status of one’s own message that is not withdrawn. A refused one can be discarded, or sent again unless its
 * photo is lost or its author restricted, which the page says elsewhere.
 */
export function MessageFoot({ entry: { content, progress, queued, sentAt }, thread, children }: MessageFootProps) {
  const isRefused = progress === 'refused' && queued !== null;
  const isPhotoLost = queued?.isPhotoLost === true;
  const isRestricted = useIsRestricted();
  return (
    <Foot data-refused={isRefused || undefined}>
      <span>
        {children}
        <time dateTime={new Date(sentAt).toISOString()}>{formatClock(sentAt)}</time>
        {progress !== null && content.kind !== 'withdrawn' && ` · ${progressLabels[progress]}`}
      </span>
      {isRefused && (
        <>
          {!isRestricted && <span role="alert">{isPhotoLost ? lostPhotoText : reasonOf(queued)}</span>}
          <span>
            {!isPhotoLost && !isRestricted && (
              <Button size="small" onClick={() => thread.sendAgain(queued)}>
                {messages.sendAgain}
              </Button>
            )}
            <Button size="small" onClick={() => thread.discard(queued)}>
              {messages.throwAway}
            </Button>
          </span>
        </>
      )}
    </Foot>
  );
}

function reasonOf({ closedSince = null, isRestricted = false, refusedUntil = null }: QueuedMessage): string {
  if (closedSince !== null) return restrictedText({ kind: 'closed', since: closedSince });
  if (refusedUntil === null) return refusedText;
  return isRestricted
    ? restrictedText({ kind: 'restricted', until: refusedUntil })
    : tooManyText(formatClock(refusedUntil));
}

const Foot = styled.div({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'inherit',
  margin: '2px 6px 2px',
  fontSize: '0.75rem',
  lineHeight: 1.4,
  color: 'var(--mb-palette-text-secondary)',
  '&[data-refused]': { color: 'var(--mb-palette-error-main)', textAlign: 'end', maxWidth: 'min(78%, 52ch)' },
});
