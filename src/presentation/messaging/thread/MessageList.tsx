import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type RefObject } from 'react';
import { Link } from 'react-router-dom';
import { appointmentStatuses } from '../../../domain/messaging/appointmentStatuses';
import { messagesByDay } from '../../../domain/messaging/messagesByDay';
import { useViewModel } from '../../shared/useViewModel';
import { VisuallyHidden } from '../../shared/controls/VisuallyHidden';
import { paths } from '../../shared/paths';
import { listingDisplay } from '../../shared/viewModels';
import type { ComposerViewModel } from './ComposerViewModel';
import { dayHeading } from './dayHeading';
import { MessageBubble } from './MessageBubble';
import { messages, safetyOf } from '../messages';
import type { ThreadViewModel } from './ThreadViewModel';
import { useNewMessageAnnouncement } from '../useNewMessageAnnouncement';
import { withdrawalNews } from '../withdrawal/messages';
import type { WithdrawalViewModel } from '../withdrawal/WithdrawalViewModel';

interface MessageListProps {
  readonly thread: ThreadViewModel;
  readonly composer: ComposerViewModel;
  readonly withdrawal: WithdrawalViewModel;
}

/**
 * The messages by day. The list is filled from its bottom, so that the last messages are visible, and older ones are inserted above
 * without moving what is being read.
 */
export const MessageList = observer(function MessageList({ thread, composer, withdrawal }: MessageListProps) {
  const { entries, mayHaveOlder, older } = thread;
  const { news: withdrawn } = withdrawal;
  const appointments = appointmentStatuses(thread.exchanged);
  const display = useViewModel(listingDisplay);
  const scroller = useRef<HTMLDivElement>(null);
  const sentinel = useOlder(thread, scroller);
  useFollowOwn(scroller, entries.findLast(({ isOwn }) => isOwn)?.id);
  const news = useNewMessageAnnouncement(thread);
  return (
    <Scroller ref={scroller} tabIndex={0} role="region" aria-label={messages.thread}>
      <div className="all">
        <div ref={sentinel} className="top">
          {mayHaveOlder && (
            <Button size="small" disabled={older === 'loading'} onClick={() => void thread.loadOlder()}>
              {older === 'loading' ? messages.loadingOlder : messages.older}
            </Button>
          )}
          {older !== 'idle' && older !== 'loading' && <p role="alert">{messages.olderFailed}</p>}
          {!mayHaveOlder && (
            <p>
              {safetyOf[thread.deal]} <Link to={paths.helpSafety}>{messages.safetyLink}</Link>
            </p>
          )}
        </div>
        {messagesByDay(entries).map(({ day, messages: dayEntries }) => (
          <section key={day} aria-label={dayHeading(dayEntries[0]?.sentAt ?? 0, display.now())}>
            <h2>{dayHeading(dayEntries[0]?.sentAt ?? 0, display.now())}</h2>
            <ol>
              {dayEntries.map((entry) => (
                <MessageBubble
                  key={entry.id}
                  entry={entry}
                  thread={thread}
                  composer={composer}
                  withdrawal={withdrawal}
                  offer={thread.offers.get(entry.id)}
                  appointment={appointments.get(entry.id)}
                />
              ))}
            </ol>
          </section>
        ))}
      </div>
      <VisuallyHidden role="status">{news === null ? '' : messages.newMessage(news)}</VisuallyHidden>
      <VisuallyHidden role="status">
        {/* A node of its own for each message, so that the same words are read again. */}
        {withdrawn !== null && (
          <span key={withdrawn.messageId}>{withdrawalNews[withdrawn.about](thread.other?.name ?? '')}</span>
        )}
      </VisuallyHidden>
    </Scroller>
  );
});

/** Loads older messages when the first loaded one is near the visible part. */
function useOlder(
  thread: ThreadViewModel,
  scroller: RefObject<HTMLDivElement | null>,
): RefObject<HTMLDivElement | null> {
  const sentinel = useRef<HTMLDivElement>(null);
  const count = thread.messages.length;
  useEffect(() => {
    if (sentinel.current === null) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting === true && thread.older === 'idle') void thread.loadOlder();
      },
      { root: scroller.current, rootMargin: '300px 0px 0px' },
    );
    observer.observe(sentinel.current);
    return () => observer.disconnect();
  }, [count, scroller, thread]);
  return sentinel;
}

/** Scrolls to a message that the person has just written. */
function useFollowOwn(scroller: RefObject<HTMLDivElement | null>, lastOwnId: string | undefined): void {
  useEffect(() => {
    if (lastOwnId !== undefined) scroller.current?.scrollTo({ top: 0 });
  }, [lastOwnId, scroller]);
}

const Scroller = styled.div({
  flex: 1,
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column-reverse',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '@media print': { overflow: 'visible' },
  position: 'relative',
  '&:focus-visible': { outlineOffset: -3 },
  // Few messages start at the top; many are scrolled to the bottom.
  '.all': {
    flex: 'none',
    display: 'flex',
    flexDirection: 'column',
    marginBottom: 'auto',
    padding: '12px clamp(12px, 2vw, 24px) 16px',
  },
  '.top': {
    alignSelf: 'center',
    maxWidth: '60ch',
    padding: '4px 0 8px',
    textAlign: 'center',
    p: { margin: 0, fontSize: '0.875rem', lineHeight: 1.5, color: 'var(--mb-palette-text-secondary)' },
  },
  // Older messages are inserted below these: the browser must anchor the scroll position to a message.
  '.top, h2': { overflowAnchor: 'none' },
  h2: {
    margin: '14px 0 10px',
    textAlign: 'center',
    fontSize: '0.8125rem',
    fontWeight: 650,
    color: 'var(--mb-palette-text-secondary)',
  },
  ol: { display: 'flex', flexDirection: 'column', gap: 6, listStyle: 'none', margin: 0, padding: 0 },
});
