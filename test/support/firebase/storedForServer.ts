import { cardOf } from '../../../src/domain/listings/cardOf';
import type { Listing } from '../../../src/domain/listings/Listing';
import type { Decision } from '../../../src/domain/moderation/Decision';
import type { Report } from '../../../src/domain/moderation/Report';
import { contentNamed } from '../../../src/domain/moderation/ReportedContent';
import type { ReportOutcome } from '../../../src/domain/moderation/ReportOutcome';
import type { Instant } from '../../../src/domain/shared/Instant';
import { aConversation } from '../builders/aConversation';
import { NOON } from '../builders/aListing';
import { aProfile } from '../builders/aPosting';

/** `users/{uid}`, as a server SDK writes it. */
export function accountDocument(uid: string, email: string | null, at: number): object {
  return { ...aProfile({ uid, email }), createdAt: new Date(at), updatedAt: new Date(at) };
}

/** `conversations/velo~karim`: Karim has written to Claire at that time, and she has not read it. */
export function conversationDocument(sentAt: number): object {
  const { listing, buyer, seller, lastMessage } = aConversation();
  const { id: listingId, ...summary } = listing;
  const at = new Date(sentAt);
  return {
    listingId,
    listing: summary,
    participants: [buyer.uid, seller.uid],
    names: { [buyer.uid]: buyer.name, [seller.uid]: seller.name },
    lastMessage: { ...lastMessage, id: 'un', sentAt: at },
    unread: { [buyer.uid]: buyer.unread, [seller.uid]: seller.unread },
    receivedAt: {},
    readAt: {},
    createdAt: at,
    updatedAt: at,
  };
}

/** `users/{uid}/saved_searches/{id}`, saved and looked at at that time; `search`: as in an address. */
export function savedSearchDocument(name: string, search: string, at: number): object {
  return { name, search, createdAt: new Date(at), lookedAt: new Date(at) };
}

/** `users/{uid}/favourites/{listingId}`: the listing has become a favourite at noon, as it is now. */
export function favouriteDocument(listing: Listing) {
  return { listingId: listing.id, card: JSON.stringify(cardOf(listing)), addedAt: new Date(NOON) };
}

/** `listings/{id}`, without the ids of its cards. */
export function listingDocument(listing: Listing): object {
  return {
    ...Object.fromEntries(Object.entries(listing).filter(([field]) => field !== 'id')),
    seller: { ...listing.seller, memberSince: new Date(listing.seller.memberSince) },
    publishedAt: new Date(listing.publishedAt),
    expiresAt: new Date(listing.expiresAt),
    updatedAt: new Date(listing.updatedAt),
    ...(listing.formerPrices && {
      formerPrices: listing.formerPrices.map(({ price, until }) => ({ price, until: new Date(until) })),
    }),
  };
}

/** `newsletter_subscribers/{id}`, not confirmed. */
export function subscriberDocument(email: string, subscribedAt: Instant) {
  return {
    email,
    subscribed_at: new Date(subscribedAt),
    source: 'maintenance_page',
    unsubscribe_token: 'a1B2c3D4e5F6g7H8i9J0',
  };
}

/** `decisions/{number}` */
export function decisionDocument({ statement, appealedAt, answeredAt, ...decision }: Decision): object {
  const { target, decidedAt, until, ...stated } = statement;
  return {
    ...decision,
    ...stated,
    kind: target.kind,
    targetId: target.id,
    decidedAt: new Date(decidedAt),
    until: dateOf(until),
    appealedAt: dateOf(appealedAt),
    answeredAt: dateOf(answeredAt),
  };
}

/** `reports/{reporter}~{kind}~{target}`, about something of that title. */
export function reportDocument({ target, ...report }: Report, createdAt: Instant, title: string): object {
  const about = { kind: target.kind, targetId: target.id };
  return { ...report, ...about, createdAt: new Date(createdAt), content: contentNamed(title) };
}

/** `report_outcomes/{kind}~{target}` */
export function outcomeDocument({ outcome, decidedAt }: ReportOutcome): object {
  return { outcome, decidedAt: new Date(decidedAt), entry: '0000000042' };
}

function dateOf(instant: Instant | null): Date | null {
  return instant === null ? null : new Date(instant);
}
