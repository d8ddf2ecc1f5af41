import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { Suspense, useEffect, useRef, useState } from 'react';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import type { Listing } from '../../../domain/listings/Listing';
import type { Participant } from '../../../domain/messaging/Conversation';
import { UnconfirmedNotice } from '../../auth/settings/UnconfirmedNotice';
import { Loader } from '../../shared/controls/Loader';
import { PageTitle } from '../../shared/page/PageTitle';
import { lazyExtra } from '../../shared/controls/lazyExtra';
import { paths } from '../../shared/paths';
import { useViewModel } from '../../shared/useViewModel';
import { composerViewModel, threadViewModel, withdrawalViewModel } from './viewModels';
import { BlockedNotice } from './BlockedNotice';
import { Composer } from './Composer';
import { MessageList } from './MessageList';
import { failures, messages, retry } from '../messages';
import { NoticeBar } from '../NoticeBar';
import { ThreadHeader } from './ThreadHeader';
import type { ThreadViewModel } from './ThreadViewModel';
import { BackToList } from './BackToList';
import { useAskedOffer } from './useAskedOffer';
import { isOtherGone } from '../isOtherGone';
import { useIsRestricted } from '../useIsRestricted';

const DealTimeline = lazyExtra(async () => (await import('./DealTimeline')).DealTimeline);

interface ThreadPaneProps {
  readonly id: string;
  readonly me: Pick<Participant, 'uid' | 'name'>;
}

export const ThreadPane = observer(function ThreadPane({ id, me: { uid, name } }: ThreadPaneProps) {
  const thread = useViewModel(threadViewModel);
  const composer = useViewModel(composerViewModel);
  const withdrawal = useViewModel(withdrawalViewModel);
  const { attempt, conversation, listing, other, status } = thread;
  useEffect(() => thread.start(id, { uid, name }), [thread, id, uid, name, attempt]);
  useEffect(() => composer.start(id, uid), [composer, id, uid]);
  useEffect(() => withdrawal.follow(id, thread), [withdrawal, thread, id]);
  useSight(thread);
  useAskedOffer(thread, composer);
  const isGone = isOtherGone(thread);
  const isRestricted = useIsRestricted();
  const [isUnconfirmed, setUnconfirmed] = useState(false);
  const pane = useFocusOnceThere(status === 'ready');
  const title = other === null ? messages.title : messages.titleWith(other.name);
  return (
    <Root ref={pane} tabIndex={-1} aria-label={title}>
      <PageTitle>{title}</PageTitle>
      {status === 'loading' && <Loader message={messages.loading} />}
      {status === 'missing' && <Note title={messages.missing} text={messages.missingText} />}
      {status !== 'loading' && status !== 'missing' && status !== 'ready' && (
        <Note title={messages.title} text={failures[status]} onRetry={thread.retry} />
      )}
      {status === 'ready' && (
        <>
          <ThreadHeader thread={thread} uid={uid} />
          {listing !== null &&
            other !== null &&
            conversation !== null &&
            !isGone &&
            (thread.agreedEuros !== null || isTaken(listing)) && (
              <Suspense fallback={null}>
                <DealTimeline id={id} listing={listing} me={{ uid, name }} other={other} thread={thread} />
              </Suspense>
            )}
          <MessageList thread={thread} composer={composer} withdrawal={withdrawal} />
          {thread.opening !== null && !isRestricted && <UnconfirmedNotice purpose="write" onChange={setUnconfirmed} />}
          {isGone && <NoticeBar text={messages.gone} />}
          {isRestricted && !isGone && (
            <NoticeBar text={messages.restricted}>
              <Link to={paths.accountDecisions}>{messages.readDecision}</Link>
            </NoticeBar>
          )}
          {thread.isBlocked && !isGone && !isRestricted && <BlockedNotice thread={thread} />}
          {!thread.isBlocked && !isGone && !isRestricted && (
            <div className="composer" data-print="hide" inert={isUnconfirmed && thread.opening !== null}>
              <Composer thread={thread} composer={composer} />
            </div>
          )}
        </>
      )}
    </Root>
  );
});

/** Whether a listing may go to the buyer of the conversation without an accepted offer, as a gift does. */
function isTaken({ state }: Listing): boolean {
  return state === 'reserved' || state === 'sold';
}

/** Focuses the conversation when it opens. `useFocusOnNavigation` would focus the list, which comes first on the page. */
function useFocusOnceThere(isThere: boolean) {
  const pane = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isThere && document.activeElement?.matches('main') === true) pane.current?.focus({ preventScroll: true });
  }, [isThere]);
  return pane;
}

/** Marks messages as read while the page is visible. */
function useSight(thread: ThreadViewModel): void {
  useEffect(() => {
    const look = () => thread.setInSight(document.visibilityState === 'visible');
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      thread.setInSight(false);
    };
  }, [thread]);
}

interface NoteProps {
  readonly title: string;
  readonly text: string;
  readonly onRetry?: () => void;
}

function Note({ title, text, onRetry }: NoteProps) {
  return (
    <div className="note">
      <BackToList />
      <h1>{title}</h1>
      <p>{text}</p>
      {onRetry !== undefined && (
        <Button variant="outlined" onClick={onRetry}>
          {retry}
        </Button>
      )}
    </div>
  );
}

const Root = styled.section({
  display: 'flex',
  flexDirection: 'column',
  // Focused by the script, to be read; a ring would look like an error.
  '&:focus': { outline: 'none' },
  '> .MuiAlert-root': { flex: 'none', margin: '0 12px 12px' },
  '.composer': { flex: 'none' },
  '.composer[inert]': { opacity: 0.6 },
  '.note': {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: 12,
    padding: 24,
    // The arrow stands where the text below it begins.
    '> a': { marginInlineStart: -10 },
    h1: { margin: 0, fontSize: '1.375rem', fontFamily: 'var(--mb-font-display)' },
    p: { margin: 0 },
  },
});
