import styled from '@emotion/styled';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { OpenedConversation } from '../../../application/moderation/OpenedConversationRepository';
import { lastMessageOf, type Conversation, type Participant } from '../../../domain/messaging/Conversation';
import type { Message } from '../../../domain/messaging/Message';
import { lastMessageText } from '../../messaging/lastMessageText';
import { flushButtons } from '../../shared/controls/flushButtons';
import { formatClock, formatDay } from '../../shared/format/formatDate';
import { formatMoment } from '../../shared/format/formatMoment';
import { PhotoStrip } from '../cases/PhotoStrip';
import { FailureNotice } from '../FailureNotice';
import { Panel } from '../Panel';
import { administrationPaths } from '../paths';
import { conversationMessages as messages } from './conversationMessages';
import type { OpenedConversationViewModel } from './OpenedConversationViewModel';

interface OpenedMessagesProps {
  readonly viewModel: OpenedConversationViewModel;
  readonly opened: OpenedConversation;
  /** Blurs the photos until the admin wants to see them. */
  readonly isOffensive: boolean;
  /** Whether the admin has just opened the conversation. */
  readonly takesFocus: boolean;
}

/** What was said, and where to decide about who has said it. */
export const OpenedMessages = observer(function OpenedMessages({
  viewModel,
  opened,
  isOffensive,
  takesFocus,
}: OpenedMessagesProps) {
  const state = useRef<HTMLParagraphElement>(null);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (takesFocus) state.current?.focus();
  }, [takesFocus]);
  const { conversation } = opened;
  const { olderStatus, openUntil } = viewModel;
  const showOlder = async () => {
    const count = await viewModel.loadOlder();
    list.current?.querySelectorAll<HTMLLIElement>(':scope > li')[Math.max(0, count - 1)]?.focus();
  };
  return (
    <Panel title={messages.title}>
      <p ref={state} tabIndex={-1}>
        {openUntil !== null && messages.openUntil(formatDay(openUntil), formatClock(openUntil))}
      </p>
      <p className="quiet">{messages.whole}</p>
      {olderStatus !== 'ready' && olderStatus !== 'loading' && (
        <FailureNotice failure={olderStatus} onRetry={() => void showOlder()} />
      )}
      {viewModel.hasMore && (
        <Button
          variant="outlined"
          aria-disabled={olderStatus === 'loading'}
          onClick={() => void showOlder()}
          sx={{ mb: 2 }}
        >
          {olderStatus === 'loading' ? messages.loadingOlder : messages.older}
        </Button>
      )}
      {viewModel.messages.length === 0 && <p>{messages.empty}</p>}
      <List ref={list} aria-label={messages.list}>
        {viewModel.messages.map((message, index, all) => (
          <li key={message.id} tabIndex={-1}>
            {isOtherDay(message, all[index - 1]) && <p className="day">{formatDay(message.sentAt)}</p>}
            <p className="head">
              <strong>{nameOf(authorOf(conversation, message))}</strong>{' '}
              <span>
                {message.authorId === conversation.seller.uid ? messages.seller : messages.buyer} ·{' '}
                <time dateTime={new Date(message.sentAt).toISOString()}>{formatClock(message.sentAt)}</time>
              </span>
            </p>
            <Content message={message} isOffensive={isOffensive} />
          </li>
        ))}
      </List>
      <p className="quiet" role="status">
        {messages.shown(viewModel.messages.length)}
      </p>
      <Box component="nav" aria-label={messages.cases} sx={flushButtons}>
        {[conversation.buyer, conversation.seller].map((person) => (
          <Button
            key={person.uid}
            component={Link}
            to={administrationPaths.case({ kind: 'person', id: person.uid })}
            variant="text"
            sx={{ textAlign: 'start' }}
          >
            {messages.personCase(nameOf(person))}
          </Button>
        ))}
      </Box>
    </Panel>
  );
});

function Content({ message, isOffensive }: { readonly message: Message; readonly isOffensive: boolean }) {
  const { content } = message;
  if (content.kind === 'photo') return <PhotoStrip photos={[content.photo]} isOffensive={isOffensive} />;
  return (
    <p className="text">
      {lastMessageText(lastMessageOf(message))}
      {'at' in content && ` (${formatMoment(content.at)})`}
    </p>
  );
}

function isOtherDay({ sentAt }: Message, before: Message | undefined): boolean {
  return before === undefined || formatDay(sentAt) !== formatDay(before.sentAt);
}

function authorOf({ buyer, seller }: Conversation, { authorId }: Message): Participant {
  return authorId === seller.uid ? seller : buyer;
}

function nameOf({ name }: Participant): string {
  return name === '' ? messages.unnamed : name;
}

const List = styled.ol({
  display: 'grid',
  gap: 12,
  margin: '0 0 14px',
  padding: 0,
  listStyle: 'none',
  '& > li + li': { paddingTop: 12, borderTop: '1px solid var(--mb-palette-divider)' },
  '& > li > p': { margin: '0 0 4px' },
  '.day': { fontWeight: 650 },
  '.head': { overflowWrap: 'anywhere' },
  '.head span': { color: 'var(--mb-palette-text-secondary)' },
  '.text': { maxWidth: '72ch', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
});
