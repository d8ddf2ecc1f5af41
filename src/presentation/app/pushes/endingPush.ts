import type { ShownNews } from '../../../application/notifications/pushes/QueuedPushes';
import type { Listing } from '../../../domain/listings/Listing';
import type { Endings } from '../../../domain/notifications/EndingMail';
import { formatLastDay } from '../../shared/format/formatDate';
import { paths } from '../../shared/paths';
import { safe } from '../mails/safeText';
import { linesOf } from './linesOf';
import { endingPushMessages as messages } from './messages';

/** A title with a link, a telephone number or a means of payment does not stand in it. */
export function writeEndingPush({ soon, ended }: Endings<Listing>): ShownNews {
  const lines = linesOf(
    [...soon.map(lineOfSoon), ...ended.map(({ title }) => safe(title) ?? messages.untitled)],
    (line) => line,
  );
  const [first, ...others] = [...soon, ...ended];
  const isOne = first !== undefined && others.length === 0;
  return {
    title: titleOf(soon.length, ended.length),
    text: isOne ? `${lines}\n${messages.advice}` : lines,
    tag: 'endingListings',
    path: isOne ? paths.listing({ id: first.id }) : paths.myListings,
  };
}

function titleOf(soon: number, ended: number): string {
  if (soon > 0 && ended > 0) return messages.both(soon + ended);
  return soon > 0 ? messages.soon(soon) : messages.ended(ended);
}

function lineOfSoon({ title, expiresAt }: Listing): string {
  return messages.online(safe(title) ?? messages.untitled, formatLastDay(expiresAt));
}
