import * as v from 'valibot';
import type { QueuedMessage } from '../../../application/messaging/MessageOutbox';
import { isInstant } from '../../../domain/shared/Instant';

const text = v.string();
const size = v.pipe(v.number(), v.finite());
const instant = v.custom<number>(isInstant);
const euros = v.pipe(v.number(), v.integer());
const photo = v.object({ id: text, width: size, height: size, url: v.exactOptional(text) });
const participant = v.object({ uid: text, name: text });
const price = v.variant('kind', [
  v.object({ kind: v.literal('amount'), euros }),
  v.object({ kind: v.literal('gift') }),
  v.object({ kind: v.literal('on-request') }),
]);
const listing = v.object({ id: text, title: text, price, categoryId: text, photo: v.nullable(photo) });

const queuedMessage = v.object({
  id: text,
  conversationId: text,
  authorId: text,
  content: v.variant('kind', [
    v.object({ kind: v.literal('text'), text }),
    v.object({ kind: v.literal('photo'), photo }),
    v.object({ kind: v.literal('offer'), euros }),
    v.object({ kind: v.literal('acceptance'), euros, offerId: text }),
    v.object({ kind: v.literal('refusal'), euros, offerId: text }),
    v.object({ kind: v.literal('retraction'), euros, offerId: text }),
    v.object({ kind: v.literal('appointment'), at: instant, place: text }),
    v.object({ kind: v.literal('confirmation'), at: instant, place: text, offerId: text }),
    v.object({ kind: v.literal('decline'), at: instant, place: text, offerId: text }),
    v.object({ kind: v.literal('withdrawal'), at: instant, place: text, offerId: text }),
    v.object({ kind: v.literal('cancellation'), at: instant, place: text, offerId: text }),
  ]),
  opening: v.nullable(v.object({ listing, buyer: participant, seller: participant })),
  writtenAt: instant,
  hasWaitingPhoto: v.boolean(),
  isOfThisTab: v.exactOptional(v.boolean()),
  isPhotoLost: v.exactOptional(v.boolean()),
  isRestricted: v.exactOptional(v.boolean()),
  refusedUntil: v.exactOptional(v.nullable(instant)),
  closedSince: v.exactOptional(v.nullable(instant)),
  isRefused: v.boolean(),
});

/** Null if it is missing or not a message of this version. */
export function parseQueuedMessage(stored: string | null): QueuedMessage | null {
  try {
    const read = v.safeParse(queuedMessage, JSON.parse(stored ?? 'null'));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}
