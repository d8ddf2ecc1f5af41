import * as v from 'valibot';
import { photo, price } from '../documents/listingSchemas';
import { preciseMoment } from './preciseMoment';

const text = v.string();
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const kind = v.picklist(['text', 'photo', 'offer', 'acceptance', 'refusal']);

/** `conversations/{id}` */
export const conversationDocument = v.object({
  listingId: text,
  listing: v.object({ title: text, price, categoryId: text, photo: v.nullable(photo) }),
  participants: v.tuple([text, text]),
  names: v.record(text, text),
  lastMessage: v.object({ kind, text, authorId: text, sentAt: preciseMoment }),
  unread: v.record(text, count),
  receivedAt: v.record(text, preciseMoment),
  readAt: v.record(text, preciseMoment),
  firstAskedAt: preciseMoment,
  firstAnsweredAt: v.nullable(preciseMoment),
  createdAt: preciseMoment,
  updatedAt: preciseMoment,
});

const said = { authorId: text, sentAt: preciseMoment };
const euros = v.pipe(text, v.regex(/^[1-9][0-9]{0,7}$/), v.transform(Number));

/** `conversations/{id}/messages/{id}` */
export const messageDocument = v.variant('kind', [
  v.object({ ...said, kind: v.literal('text'), text }),
  v.object({ ...said, kind: v.literal('photo'), photo }),
  v.object({ ...said, kind: v.literal('offer'), text: euros }),
  v.object({ ...said, kind: v.literal('acceptance'), text: euros, offerId: text }),
  v.object({ ...said, kind: v.literal('refusal'), text: euros, offerId: text }),
]);

/** What is left of a message that is malformed otherwise. */
export const placeOfMessage = v.object({ authorId: v.fallback(text, ''), sentAt: preciseMoment });

/** `users/{uid}/blocks/{uid}` */
export const blockDocument = v.object({ name: text, blockedAt: preciseMoment });
