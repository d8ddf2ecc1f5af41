import * as v from 'valibot';
import type { PushQueue } from '../../../application/notifications/pushes/QueuedPushes';
import type { ConfirmationMail } from '../../../domain/notifications/ConfirmationMail';
import type { DecisionMail } from '../../../domain/notifications/DecisionMail';
import type { EndingMail } from '../../../domain/notifications/EndingMail';
import type { QueuedPush } from '../../../domain/notifications/QueuedPush';
import type { AnsweredReports, OutcomeMail } from '../../../domain/notifications/OutcomeMail';
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

/** Longer than what the moderation has decided is news. */
const MODERATION_LIFETIME = 30 * DAY;
/** Each entry is done, and removed, by a run; this is for a site that sends no e-mails any more. */
const CONFIRMATION_LIFETIME = 90 * DAY;

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

const reportTarget = v.object({ kind: v.picklist(['listing', 'person', 'conversation']), id: v.string() });

const outcomeMailDocument = v.object({
  recipientId: v.string(),
  target: reportTarget,
  decidedAt: instant,
  dueAt: v.nullable(instant),
  attempts: v.number(),
});

const answeredReportsDocument = v.object({
  target: reportTarget,
  decidedAt: instant,
  after: v.nullable(instant),
  until: instant,
  dueAt: v.nullable(instant),
  attempts: v.number(),
});

const confirmationMailDocument = v.object({
  subscriberId: v.string(),
  subscribedAt: instant,
  token: v.string(),
  step: v.picklist(['send', 'end']),
  dueAt: instant,
  attempts: v.number(),
});

const queuedPushDocument = v.object({
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

/** How pushes of a kind are stored. */
export interface PushForm extends NotificationForm<QueuedPush> {
  readonly keyOf: PushQueue['keyOf'];
}

function queuedPushForm(collection: string, keyOf: PushForm['keyOf']): PushForm {
  return {
    collection,
    keyOf,
    read: (document) => (document.exists ? readDocument(queuedPushDocument, document) : null),
    write: (push) => ({
      ...push,
      day: new Date(push.day),
      dueAt: push.dueAt === null ? null : new Date(push.dueAt),
      expiresAt: new Date(push.day + PUSH_LIFETIME),
    }),
  };
}

const oneForEach: PushForm['keyOf'] = ({ recipientId }) => recipientId;

export const searchPushForm = queuedPushForm('search_pushes', oneForEach);

export const endingPushForm = queuedPushForm('ending_pushes', oneForEach);

export const pricePushForm = queuedPushForm('price_pushes', oneForEach);

/** Each piece of news has a push of its own, as it has an e-mail. */
export const decisionPushForm = queuedPushForm('decision_pushes', ({ about }) => about);

export const pushForms = [searchPushForm, endingPushForm, pricePushForm, decisionPushForm];

export const decisionMailForm: NotificationForm<DecisionMail> = {
  collection: 'decision_mails',
  read: (document) => (document.exists ? readDocument(decisionMailDocument, document) : null),
  write: (mail) => ({
    ...mail,
    newsAt: new Date(mail.newsAt),
    dueAt: mail.dueAt === null ? null : new Date(mail.dueAt),
    expiresAt: new Date(mail.newsAt + MODERATION_LIFETIME),
  }),
};

export const outcomeMailForm: NotificationForm<OutcomeMail> = {
  collection: 'outcome_mails',
  read: (document) => (document.exists ? readDocument(outcomeMailDocument, document) : null),
  write: (mail) => ({
    ...mail,
    decidedAt: new Date(mail.decidedAt),
    dueAt: mail.dueAt === null ? null : new Date(mail.dueAt),
    expiresAt: new Date(mail.decidedAt + MODERATION_LIFETIME),
  }),
};

export const answeredReportsForm: NotificationForm<AnsweredReports> = {
  collection: 'answered_reports',
  read: (document) => (document.exists ? readDocument(answeredReportsDocument, document) : null),
  write: (reports) => ({
    ...reports,
    decidedAt: new Date(reports.decidedAt),
    after: reports.after === null ? null : new Date(reports.after),
    until: new Date(reports.until),
    dueAt: reports.dueAt === null ? null : new Date(reports.dueAt),
    expiresAt: new Date(reports.decidedAt + MODERATION_LIFETIME),
  }),
};

/** By the ids of subscriptions, which are nobody’s uid. `firestore.rules` reads the token. */
export const confirmationMailForm: NotificationForm<ConfirmationMail> = {
  collection: 'newsletter_mails',
  read: (document) => (document.exists ? readDocument(confirmationMailDocument, document) : null),
  write: (mail) => ({
    ...mail,
    subscribedAt: new Date(mail.subscribedAt),
    dueAt: new Date(mail.dueAt),
    expiresAt: new Date(mail.dueAt + CONFIRMATION_LIFETIME),
  }),
};

/** Where entries for people are stored, each with the uid of its `recipientId`. */
export const notificationCollections = [
  ...[searchMailForm, endingMailForm, priceMailForm, decisionMailForm, outcomeMailForm],
  ...pushForms,
].map(({ collection }) => collection);
