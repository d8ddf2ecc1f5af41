import * as v from 'valibot';
import type { DecisionMail } from '../../../domain/notifications/DecisionMail';
import type { EndingMail } from '../../../domain/notifications/EndingMail';
import type { MorningPush } from '../../../domain/notifications/MorningPush';
import type { PriceMail } from '../../../domain/notifications/PriceMail';
import type { SearchMail } from '../../../domain/notifications/SearchMail';
import { DAY } from '../../../domain/shared/Instant';
import { readDocument } from '../connection/readDocument';
import { instant, price } from '../documents/listingSchemas';
import type { NotificationForm } from './FirestoreNotificationQueue';

/** Milliseconds after which Firestore removes an entry that no run has renewed: those of searches are renewed each day. */
const SEARCH_LIFETIME = 90 * DAY;
/** An entry keeps later runs of its day from entering the person again. */
const ENDING_LIFETIME = 7 * DAY;
/** Longer than an announced price is of use. */
const PRICE_LIFETIME = 40 * DAY;
/** Longer than an e-mail about the same news is tried again in vain, for most. */
const PUSH_LIFETIME = 40 * DAY;

/** Longer than a decision is news. */
const DECISION_LIFETIME = 30 * DAY;

const searchMailDocument = v.object({
  recipientId: v.string(),
  dueAt: instant,
  announcedUntil: instant,
  attempts: v.number(),
});

const endingMailDocument = v.object({
  recipientId: v.string(),
  day: instant,
  dueAt: v.nullable(instant),
  attempts: v.number(),
});

const priceMailDocument = v.object({
  recipientId: v.string(),
  dueAt: v.nullable(instant),
  takenAt: v.nullable(instant),
  attempts: v.number(),
  listingIds: v.array(v.string()),
  announced: v.array(v.object({ listingId: v.string(), price, at: instant })),
});

const decisionMailDocument = v.object({
  decisionId: v.string(),
  news: v.picklist(['taken', 'judged']),
  recipientId: v.string(),
  newsAt: instant,
  dueAt: v.nullable(instant),
  attempts: v.number(),
});

const morningPushDocument = v.object({
  recipientId: v.string(),
  day: instant,
  about: v.string(),
  dueAt: v.nullable(instant),
  attempts: v.number(),
  deviceIds: v.array(v.string()),
  title: v.string(),
  text: v.string(),
  tag: v.string(),
  path: v.string(),
});

export const searchMailForm: NotificationForm<SearchMail> = {
  collection: 'search_mails',
  read: (document) => (document.exists ? readDocument(searchMailDocument, document) : null),
  write: (mail) => ({
    ...mail,
    dueAt: new Date(mail.dueAt),
    announcedUntil: new Date(mail.announcedUntil),
    expiresAt: new Date(mail.dueAt + SEARCH_LIFETIME),
  }),
};

export const endingMailForm: NotificationForm<EndingMail> = {
  collection: 'ending_mails',
  read: (document) => (document.exists ? readDocument(endingMailDocument, document) : null),
  write: (mail) => ({
    ...mail,
    day: new Date(mail.day),
    dueAt: mail.dueAt === null ? null : new Date(mail.dueAt),
    expiresAt: new Date(mail.day + ENDING_LIFETIME),
  }),
};

export const priceMailForm: NotificationForm<PriceMail> = {
  collection: 'price_mails',
  read: (document) => (document.exists ? readDocument(priceMailDocument, document) : null),
  write: (mail) => ({
    ...mail,
    dueAt: mail.dueAt === null ? null : new Date(mail.dueAt),
    takenAt: mail.takenAt === null ? null : new Date(mail.takenAt),
    announced: mail.announced.map((one) => ({ ...one, at: new Date(one.at) })),
    expiresAt: new Date((mail.dueAt ?? mail.takenAt ?? 0) + PRICE_LIFETIME),
  }),
};

function morningPushForm(collection: string): NotificationForm<MorningPush> {
  return {
    collection,
    read: (document) => (document.exists ? readDocument(morningPushDocument, document) : null),
    write: (push) => ({
      ...push,
      day: new Date(push.day),
      dueAt: push.dueAt === null ? null : new Date(push.dueAt),
      expiresAt: new Date(push.day + PUSH_LIFETIME),
    }),
  };
}

export const searchPushForm = morningPushForm('search_pushes');

export const endingPushForm = morningPushForm('ending_pushes');

export const pricePushForm = morningPushForm('price_pushes');

export const decisionMailForm: NotificationForm<DecisionMail> = {
  collection: 'decision_mails',
  read: (document) => (document.exists ? readDocument(decisionMailDocument, document) : null),
  write: (mail) => ({
    ...mail,
    newsAt: new Date(mail.newsAt),
    dueAt: mail.dueAt === null ? null : new Date(mail.dueAt),
    expiresAt: new Date(mail.newsAt + DECISION_LIFETIME),
  }),
};

/** Where entries for people are stored, each with the uid of its `recipientId`. */
export const notificationCollections = [
  ...[searchMailForm, endingMailForm, priceMailForm, decisionMailForm],
  ...[searchPushForm, endingPushForm, pricePushForm],
].map(({ collection }) => collection);
