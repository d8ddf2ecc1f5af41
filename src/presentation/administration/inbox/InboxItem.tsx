import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { ReceivedContactMessage } from '../../../domain/contact/ReceivedContactMessage';
import type { Instant } from '../../../domain/shared/Instant';
import { subjects } from '../../contact/messages';
import { flushButton } from '../../shared/controls/flushButtons';
import { formatDate, formatDay } from '../../shared/format/formatDate';
import { below } from '../../shared/page/screenWidths';
import { mailTo } from '../mailTo';
import { administrationPaths } from '../paths';
import { inboxMessages as messages, replyBody, replySubject } from './inboxMessages';

interface InboxItemProps {
  readonly message: ReceivedContactMessage;
  readonly now: Instant;
  readonly names: ReadonlyMap<string, string>;
  readonly onMark: () => void;
  readonly onRemove: () => void;
}

/** Characters of a message that the list shows of itself, and that a reply quotes: mail programs refuse addresses that are too long. */
const BEGINNING = 500;

/** On narrow screens, where each of the actions begins a line. */
const flushBelow = { [below(450)]: flushButton };

export function InboxItem({ message, now, names, onMark, onRemove }: InboxItemProps) {
  const [isWhole, setWhole] = useState(false);
  const { name, email, subject, sentAt, handled, authorId } = message;
  const beginning = beginningOf(message.message);
  const reply = {
    subject: replySubject(subjects[subject]),
    body: replyBody({ name, day: formatDay(sentAt), quote: beginning }),
  };
  return (
    <Item tabIndex={-1}>
      <h2>{subjects[subject]}</h2>
      <p className="quiet">
        {messages.from(name, email)}, {formatDate(sentAt, now)}
      </p>
      <p className="text">{isWhole ? message.message : beginning}</p>
      {beginning !== message.message && !isWhole && (
        <Button sx={flushButton} aria-label={messages.showAllOf(name)} onClick={() => setWhole(true)}>
          {messages.showAll}
        </Button>
      )}
      {handled !== null && (
        <p className="quiet">{messages.handledBy(names.get(handled.by) ?? handled.by, formatDate(handled.at, now))}</p>
      )}
      <div className="actions">
        <Button component="a" className="reply" variant="outlined" href={mailTo(email, reply)}>
          {messages.reply(name)}
        </Button>
        <Button
          className="mark"
          sx={flushBelow}
          aria-label={handled === null ? messages.handleOf(name) : messages.reopenOf(name)}
          onClick={onMark}
        >
          {handled === null ? messages.handle : messages.reopen}
        </Button>
        <Button color="error" sx={flushBelow} aria-label={messages.removeOf(name)} onClick={onRemove}>
          {messages.remove}
        </Button>
        {authorId !== undefined && (
          <Link to={administrationPaths.case({ kind: 'person', id: authorId })}>{messages.openPerson}</Link>
        )}
      </div>
    </Item>
  );
}

/** In whole characters. */
function beginningOf(text: string): string {
  const characters = [...text];
  return characters.length > BEGINNING ? `${characters.slice(0, BEGINNING).join('')}…` : text;
}

const Item = styled.li({
  padding: '14px 16px',
  borderRadius: 14,
  border: '1px solid var(--mb-palette-divider)',
  backgroundColor: 'var(--mb-palette-background-paper)',
  overflowWrap: 'anywhere',
  h2: { margin: 0, fontSize: '1.125rem', fontWeight: 650, lineHeight: 1.3 },
  p: { margin: '4px 0 0' },
  '.text': { margin: '10px 0', maxWidth: '72ch', lineHeight: 1.55, whiteSpace: 'pre-wrap' },
  '.actions': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px', marginTop: 10 },
  '.actions > *': { display: 'inline-flex', alignItems: 'center', minHeight: 44 },
});
