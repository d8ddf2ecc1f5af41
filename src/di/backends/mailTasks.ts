import type { Firestore } from '@google-cloud/firestore';
import type { Transporter } from 'nodemailer';
import type { ConcernedMail } from '../../application/notifications/decisions/DecisionMailer';
import { ScheduleDecisionMail } from '../../application/notifications/decisions/ScheduleDecisionMail';
import { SendDecisionMails } from '../../application/notifications/decisions/SendDecisionMails';
import type { EndingListingsMail } from '../../application/notifications/EndingMailer';
import type { UnreadMail } from '../../application/notifications/MessageMailer';
import type { DroppedPricesMail } from '../../application/notifications/prices/PriceMailer';
import { SchedulePriceMails } from '../../application/notifications/prices/SchedulePriceMails';
import { SendPriceMails } from '../../application/notifications/prices/SendPriceMails';
import { ScheduleEndingMails } from '../../application/notifications/ScheduleEndingMails';
import { ScheduleMessageMail } from '../../application/notifications/ScheduleMessageMail';
import { ScheduleSearchMail } from '../../application/notifications/ScheduleSearchMail';
import type { NewListingsMail } from '../../application/notifications/SearchMailer';
import type { MailOutcome } from '../../application/notifications/sendDue';
import { SendEndingMails } from '../../application/notifications/SendEndingMails';
import { SendMessageMails } from '../../application/notifications/SendMessageMails';
import { SendSearchMails } from '../../application/notifications/SendSearchMails';
import type { Clock } from '../../application/shared/Clock';
import { RandomIdGenerator } from '../../infrastructure/browser/device/RandomIdGenerator';
import type { FirebaseConfiguration } from '../../infrastructure/firebase/connection/FirebaseConfiguration';
import { FirestoreConversationReader } from '../../infrastructure/firebase/notifications/FirestoreConversationReader';
import { FirestoreDecisionReader } from '../../infrastructure/firebase/notifications/FirestoreDecisionReader';
import { FirestoreEndingListingReader } from '../../infrastructure/firebase/notifications/FirestoreEndingListingReader';
import { FirestoreFavouriteReader } from '../../infrastructure/firebase/notifications/FirestoreFavouriteReader';
import { FirestoreMailRecipients } from '../../infrastructure/firebase/notifications/FirestoreMailRecipients';
import { FirestoreMessageMailQueue } from '../../infrastructure/firebase/notifications/FirestoreMessageMailQueue';
import { FirestorePersonalMailQueue } from '../../infrastructure/firebase/notifications/FirestorePersonalMailQueue';
import { FirestoreSavedSearchReader } from '../../infrastructure/firebase/notifications/FirestoreSavedSearchReader';
import {
  decisionMailForm,
  endingMailForm,
  priceMailForm,
  searchMailForm,
} from '../../infrastructure/firebase/notifications/personalForms';
import { priceChange } from '../../infrastructure/firebase/notifications/priceChange';
import { AnonymousReader, type AppCheckToken } from '../../infrastructure/firebase/rendering/AnonymousReader';
import { firebaseSite } from '../../infrastructure/firebase/rendering/firebaseSite';
import { SmtpMailer } from '../../infrastructure/server/SmtpMailer';
import { writeDecisionMail } from '../../presentation/app/mails/decisionMail';
import { writeEndingMail } from '../../presentation/app/mails/endingMail';
import { writePriceMail } from '../../presentation/app/mails/priceMail';
import { writeSearchMail } from '../../presentation/app/mails/searchMail';
import { writeUnreadMail } from '../../presentation/app/mails/unreadMail';

/** What a server does for e-mails. All may be called more than once for the same thing, and at the same time. */
export interface MailTasks {
  /** After a message of the conversation was stored. */
  messageStored(conversationId: string): Promise<void>;
  /** After a saved search of the person was stored, changed or removed. */
  searchSaved(uid: string): Promise<void>;
  /** Once a minute. */
  sendMessageMails(): Promise<MailOutcome>;
  /** Once a minute. */
  sendSearchMails(): Promise<MailOutcome>;
  /**
   * Early each morning, and again for those whom the first time has missed. Why people could not be entered; a rejection: others could
   * not be either.
   */
  scheduleEndingMails(): Promise<readonly unknown[]>;
  /** Once a minute. */
  sendEndingMails(): Promise<MailOutcome>;
  /**
   * After `listings/{id}` was changed; `before`, `after`: its fields. Why people could not be entered; a rejection: others could not be
   * either.
   */
  listingChanged(id: string, before: unknown, after: unknown): Promise<readonly unknown[]>;
  /** Once a minute. */
  sendPriceMails(): Promise<MailOutcome>;
  /** After `decisions/{id}` was stored or changed. */
  decisionStored(id: string): Promise<void>;
  /** Once a minute. */
  sendDecisionMails(): Promise<MailOutcome>;
}

export interface MailTaskOptions {
  /** As an administrator, to whom no rule applies. */
  readonly firestore: Firestore;
  /** Saved searches are repeated as a visitor of this project. */
  readonly configuration: FirebaseConfiguration;
  readonly appCheckToken?: AppCheckToken;
  readonly transport: Pick<Transporter, 'sendMail'>;
  /** As `Mon Bazar <ne-pas-repondre@mon-bazar.example>`. */
  readonly sender: string;
  readonly clock: Clock;
  /** Says when e-mails about saved searches are due; default: `clock`. */
  readonly morningClock?: Clock;
  /** Says which e-mails about prices are due; default: `clock`. */
  readonly priceClock?: Clock;
  /** Says which listings end; default: `clock`. */
  readonly endingClock?: Clock;
}

/** The address of the site, which links in e-mails lead to, is that of `serveSiteAt`. */
export function mailTasks(options: MailTaskOptions): MailTasks {
  const { firestore, transport, sender, clock } = options;
  const { morningClock = clock, priceClock = clock, endingClock = clock } = options;
  const recipients = new FirestoreMailRecipients(firestore, new RandomIdGenerator(), clock);

  const messages = new FirestoreMessageMailQueue(firestore);
  const conversations = new FirestoreConversationReader(firestore);
  const messageMailer = new SmtpMailer<UnreadMail>(transport, sender, {
    write: writeUnreadMail,
    idOf: ({ conversationId, sentAt }) => `${conversationId}.${sentAt}`,
  });
  const scheduleMessage = new ScheduleMessageMail(conversations, messages);
  const sendMessages = new SendMessageMails(messages, conversations, recipients, messageMailer, clock);

  const queue = new FirestorePersonalMailQueue(firestore, searchMailForm);
  const searches = new FirestoreSavedSearchReader(firestore);
  const { newSearch } = firebaseSite(new AnonymousReader(options.configuration, options.appCheckToken), clock);
  const searchMailer = new SmtpMailer<NewListingsMail>(transport, sender, {
    write: writeSearchMail,
    idOf: ({ recipientId, newest }) => `${recipientId}.${newest}`,
  });
  const scheduleSearch = new ScheduleSearchMail(searches, queue, morningClock);
  const sendSearches = new SendSearchMails({ queue, searches, recipients, newSearch }, searchMailer, morningClock);

  const endings = new FirestorePersonalMailQueue(firestore, endingMailForm);
  const listings = new FirestoreEndingListingReader(firestore);
  const endingMailer = new SmtpMailer<EndingListingsMail>(transport, sender, {
    write: writeEndingMail,
    idOf: ({ recipientId, day }) => `${recipientId}.ending.${day}`,
  });
  const scheduleEndings = new ScheduleEndingMails(listings, endings, endingClock);
  const sendEndings = new SendEndingMails({ queue: endings, listings, recipients }, endingMailer, endingClock);

  const prices = new FirestorePersonalMailQueue(firestore, priceMailForm);
  const favourites = new FirestoreFavouriteReader(firestore);
  const priceMailer = new SmtpMailer<DroppedPricesMail>(transport, sender, {
    write: writePriceMail,
    idOf: ({ recipientId, day }) => `${recipientId}.prices.${day}`,
  });
  const schedulePrices = new SchedulePriceMails(favourites, prices, clock);
  const sendPrices = new SendPriceMails({ queue: prices, favourites, recipients }, priceMailer, priceClock);

  const decisionMails = new FirestorePersonalMailQueue(firestore, decisionMailForm);
  const decisions = new FirestoreDecisionReader(firestore);
  const decisionMailer = new SmtpMailer<ConcernedMail>(transport, sender, {
    write: writeDecisionMail,
    idOf: ({ decisionId, news }) => `${decisionId}.${news}`,
  });
  const scheduleDecision = new ScheduleDecisionMail(decisions, decisionMails, clock);
  const sendDecisions = new SendDecisionMails({ queue: decisionMails, decisions, recipients }, decisionMailer, clock);

  return {
    messageStored: (conversationId) => scheduleMessage.execute(conversationId),
    searchSaved: (uid) => scheduleSearch.execute(uid),
    sendMessageMails: () => sendMessages.execute(),
    sendSearchMails: () => sendSearches.execute(),
    scheduleEndingMails: () => scheduleEndings.execute(),
    sendEndingMails: () => sendEndings.execute(),
    listingChanged: async (id, before, after) => {
      const change = priceChange(before, after);
      return change === null ? [] : schedulePrices.execute(id, change);
    },
    sendPriceMails: () => sendPrices.execute(),
    decisionStored: (id) => scheduleDecision.execute(id),
    sendDecisionMails: () => sendDecisions.execute(),
  };
}
