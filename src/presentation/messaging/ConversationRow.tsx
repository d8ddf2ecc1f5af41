import styled from '@emotion/styled';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { participantsFor, type Conversation } from '../../domain/messaging/Conversation';
import type { Instant } from '../../domain/shared/Instant';
import { formatDate } from '../shared/format/formatDate';
import { PhotoPlaceholder, PhotoView } from '../shared/cards/PhotoView';
import { VisuallyHidden } from '../shared/controls/VisuallyHidden';
import { paths } from '../shared/paths';
import { lastMessageText } from './lastMessageText';
import { messages } from './messages';

interface ConversationRowProps {
  readonly conversation: Conversation;
  readonly uid: string;
  readonly isOpen: boolean;
  /** For relative times such as « il y a 5 minutes ». */
  readonly now: Instant;
}

/** Memoised: renders only when its conversation has changed. */
export const ConversationRow = memo(function ConversationRow({ conversation, uid, isOpen, now }: ConversationRowProps) {
  const { id, lastMessage, listing } = conversation;
  const { me, other } = participantsFor(conversation, uid);
  return (
    <Row data-unread={me.unread > 0 || undefined}>
      <Link to={paths.conversation(id)} aria-current={isOpen ? 'page' : undefined}>
        <span className="picture">
          {listing.photo === null ? (
            <PhotoPlaceholder label="" />
          ) : (
            <PhotoView photo={listing.photo} rendition="thumbnail" alt="" />
          )}
        </span>
        <span className="words">
          <span className="line">
            <span className="name">{other.name}</span>
            <time>{formatDate(lastMessage.sentAt, now)}</time>
          </span>
          <span className="title">{listing.title}</span>
          <span className="line">
            <span className="last">
              {lastMessage.authorId === uid && `${messages.you} `}
              {lastMessageText(lastMessage)}
            </span>
            {me.unread > 0 && (
              <span className="count">
                <span aria-hidden="true">{me.unread > 99 ? '99+' : me.unread}</span>
                <VisuallyHidden>{messages.unread(me.unread)}</VisuallyHidden>
              </span>
            )}
          </span>
        </span>
      </Link>
    </Row>
  );
});

const Row = styled.li({
  a: {
    display: 'flex',
    gap: 12,
    padding: 10,
    borderRadius: 16,
    textDecoration: 'none',
    color: 'var(--mb-palette-text-primary)',
    '&:hover': { background: 'color-mix(in srgb, var(--mb-palette-text-primary) 7%, transparent)' },
    '&[aria-current]': { background: 'color-mix(in srgb, var(--mb-palette-secondary-main) 14%, transparent)' },
    '&:focus-visible': { outlineOffset: -3 },
  },
  '.picture': {
    flex: 'none',
    width: 60,
    height: 60,
    borderRadius: 12,
    overflow: 'hidden',
    background: 'var(--mb-palette-background-sunk)',
  },
  '.words': { flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column', gap: 1 },
  '.line': { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 8 },
  '.name, .title, .last': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '.title': { fontSize: '0.875rem' },
  'time, .last': { fontSize: '0.875rem', color: 'var(--mb-palette-text-secondary)' },
  time: { flex: 'none', fontSize: '0.8125rem' },
  '&[data-unread]': { '.name, .title, .last': { color: 'var(--mb-palette-text-primary)', fontWeight: 650 } },
  '.count': {
    flex: 'none',
    minWidth: 22,
    padding: '1px 6px',
    boxSizing: 'border-box',
    borderRadius: 999,
    textAlign: 'center',
    fontSize: '0.8125rem',
    fontWeight: 700,
    color: 'var(--mb-palette-primary-contrastText)',
    background: 'var(--mb-palette-primary-main)',
  },
});
