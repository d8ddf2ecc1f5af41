import * as v from 'valibot';
import { instant, photo, price } from '../documents/listingSchemas';
import { preciseInstant } from './preciseInstant';

const text = v.string();
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
/** A conversation whose last message is of a kind of a later version stays in the list. */
const kind = v.fallback(
  v.picklist([
    'text',
    'photo',
    'offer',
    'acceptance',
    'refusal',
    'retraction',
    'appointment',
    'confirmation',
    'decline',
    'withdrawal',
    'cancellation',
    'withdrawn',
    'unreadable',
  ]),
  'unreadable',
);

/** `conversations/{id}` */
export const conversationDocument = v.object({
  listingId: text,
  listing: v.object({ title: text, price, categoryId: text, photo: v.nullable(photo) }),
  participants: v.tuple([text, text]),
  names: v.record(text, text),
  lastMessage: v.object({ kind, text, authorId: text, sentAt: preciseInstant }),
  unread: v.record(text, count),
  receivedAt: v.record(text, preciseInstant),
  readAt: v.record(text, preciseInstant),
  createdAt: preciseInstant,
  updatedAt: preciseInstant,
});

const common = { authorId: text, sentAt: preciseInstant };
const euros = v.pipe(text, v.regex(/^[1-9][0-9]{0,7}$/), v.transform(Number));

/** `conversations/{id}/messages/{id}` */
export const messageDocument = v.variant('kind', [
  v.object({ ...common, kind: v.literal('text'), text }),
  v.object({ ...common, kind: v.literal('photo'), photo }),
  v.object({ ...common, kind: v.literal('offer'), text: euros }),
  v.object({ ...common, kind: v.literal('acceptance'), text: euros, offerId: text }),
  v.object({ ...common, kind: v.literal('refusal'), text: euros, offerId: text }),
  v.object({ ...common, kind: v.literal('retraction'), text: euros, offerId: text }),
  v.object({ ...common, kind: v.literal('appointment'), text, at: instant }),
  v.object({ ...common, kind: v.literal('confirmation'), text, at: instant, offerId: text }),
  v.object({ ...common, kind: v.literal('decline'), text, at: instant, offerId: text }),
  v.object({ ...common, kind: v.literal('withdrawal'), text, at: instant, offerId: text }),
  v.object({ ...common, kind: v.literal('cancellation'), text, at: instant, offerId: text }),
  v.object({ ...common, kind: v.literal('withdrawn') }),
]);

/** What a malformed message needs to be shown as unreadable. */
export const messagePosition = v.object({ authorId: v.fallback(text, ''), sentAt: preciseInstant });

/** `users/{uid}/blocks/{uid}` */
export const blockDocument = v.object({ name: text, blockedAt: preciseInstant });
