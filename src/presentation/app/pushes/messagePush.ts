import type { MessagePush } from '../../../application/notifications/PushSender';
import type { WrittenPush } from '../../../application/notifications/WrittenPush';
import { lastMessageText } from '../../messaging/lastMessageText';
import { paths } from '../../shared/paths';
import { nameOf, safe } from '../mails/safeText';
import { messagePushMessages as messages } from './messages';

/** Characters of a message that its push repeats. Encrypted, a push has 4096 bytes at most. */
const EXCERPT = 200;

/** As in an e-mail, nobody’s link, telephone number or means of payment stands in it: on a locked screen it would look like the site’s own. */
export function writeMessagePush({ conversationId, authorName, listing, message }: MessagePush): WrittenPush {
  const path = paths.conversation(conversationId);
  return {
    title: nameOf(authorName) ?? messages.someone,
    text: `${safe(listing.title) ?? messages.untitled}\n${excerptOf(safe(lastMessageText(message)))}`,
    tag: path,
    path,
    isLive: true,
  };
}

function excerptOf(text: string | null): string {
  if (text === null) return messages.onSite;
  const characters = [...text];
  return characters.length > EXCERPT ? `${characters.slice(0, EXCERPT).join('').trimEnd()}…` : text;
}
