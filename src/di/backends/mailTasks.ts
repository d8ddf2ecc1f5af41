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
import { QueuedMorningPushes, type ShownNews } from '../../application/notifications/pushes/QueuedMorningPushes';
import { ScheduleEndingMails } from '../../application/notifications/ScheduleEndingMails';
import { ScheduleMessageMail } from '../../application/notifications/ScheduleMessageMail';
import { ScheduleSearchMail } from '../../application/notifications/ScheduleSearchMail';
import type { NewListingsMail } from '../../application/notifications/SearchMailer';
import type { MailOutcome } from '../../application/notifications/sendDue';
import { SendEndingMails } from '../../application/notifications/SendEndingMails';
import { SendMessageMails } from '../../application/notifications/SendMessageMails';
import { SendSearchMails } from '../../application/notifications/SendSearchMails';
import type { Clock } from '../../application/shared/Clock';
import type { MorningPush } from '../../domain/notifications/MorningPush';
import { RandomIdGenerator } from '../../infrastructure/browser/device/RandomIdGenerator';
import type { FirebaseConfiguration } from '../../infrastructure/firebase/connection/FirebaseConfiguration';
import { FirestoreConversationReader } from '../../infrastructure/firebase/notifications/FirestoreConversationReader';
import { FirestoreDecisionReader } from '../../infrastructure/firebase/notifications/FirestoreDecisionReader';
import { FirestoreEndingListingReader } from '../../infrastructure/firebase/notifications/FirestoreEndingListingReader';
import { FirestoreFavouriteReader } from '../../infrastructure/firebase/notifications/FirestoreFavouriteReader';
import { FirestoreMailRecipients } from '../../infrastructure/firebase/notifications/FirestoreMailRecipients';
import { FirestoreMessageMailQueue } from '../../infrastructure/firebase/notifications/FirestoreMessageMailQueue';
import {
  FirestorePersonalMailQueue,
  type PersonalForm,
} from '../../infrastructure/firebase/notifications/FirestorePersonalMailQueue';
import { FirestorePushDevices } from '../../infrastructure/firebase/notifications/FirestorePushDevices';
import { FirestoreSavedSearchReader } from '../../infrastructure/firebase/notifications/FirestoreSavedSearchReader';
import {
  decisionMailForm,
  endingMailForm,
  endingPushForm,
  priceMailForm,
  pricePushForm,
  searchMailForm,
  searchPushForm,
} from '../../infrastructure/firebase/notifications/personalForms';
import { priceChange } from '../../infrastructure/firebase/notifications/priceChange';
import { AnonymousReader, type AppCheckToken } from '../../infrastructure/firebase/rendering/AnonymousReader';
import { firebaseSite } from '../../infrastructure/firebase/rendering/firebaseSite';
import { SmtpMailer, type Addressed, type MailForm } from '../../infrastructure/server/SmtpMailer';
import { writeDecisionMail } from '../../presentation/app/mails/decisionMail';
import { writeEndingMail } from '../../presentation/app/mails/endingMail';
import { writePriceMail } from '../../presentation/app/mails/priceMail';
import { writeSearchMail } from '../../presentation/app/mails/searchMail';
import { writeUnreadMail } from '../../presentation/app/mails/unreadMail';
import { writeEndingPush } from '../../presentation/app/pushes/endingPush';
import { writePricePush } from '../../presentation/app/pushes/pricePush';
import { writeSearchPush } from '../../presentation/app/pushes/searchPush';

/** What a server does for e-mails, and what it finds for pushes. All may be called more than once for the same thing, and at the same time. */
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

export interface MailServer {
  readonly transport: Pick<Transporter, 'sendMail'>;
  /** As `Mon Bazar <ne-pas-repondre@mon-bazar.example>`. */
  readonly sender: string;
}

export interface MailTaskOptions {
  /** As an administrator, to whom no rule applies. */
  readonly firestore: Firestore;
  /** Saved searches are repeated as a visitor of this project. */
  readonly configuration: FirebaseConfiguration;
  readonly appCheckToken?: AppCheckToken;
  /** Null: this site sends no e-mails. */
  readonly mailServer: MailServer | null;
  readonly clock: Clock;
  /** Says when e-mails about saved searches are due; default: `clock`. */
  readonly morningClock?: Clock;
  /** Says which e-mails about prices are due; default: `clock`. */
  readonly priceClock?: Clock;
  /** Says which listings end; default: `clock`. */
  readonly endingClock?: Clock;
}

/**
 * The address of the site, which links in e-mails lead to, is that of `serveSiteAt`. Pushes are found for where the configuration has a public
 * key of them; `pushTasks` sends them.
 */
export function mailTasks(options: MailTaskOptions): MailTasks {
  const { firestore, mailServer, clock } = options;
  const { morningClock = clock, priceClock = clock, endingClock = clock } = options;
  const recipients = new FirestoreMailRecipients(firestore, new RandomIdGenerator(), clock);
  const devices = new FirestorePushDevices(firestore);
  const mailerOf = <Mail extends Addressed>(form: MailForm<Mail>) =>
    mailServer && new SmtpMailer<Mail>(mailServer.transport, mailServer.sender, form);
  const queueOf = <Entry>(form: PersonalForm<Entry>) => new FirestorePersonalMailQueue(firestore, form);
  const pushesOf = <News>(form: PersonalForm<MorningPush>, write: (news: News) => ShownNews) =>
    options.configuration.pushPublicKey === undefined
      ? null
      : new QueuedMorningPushes(devices, queueOf(form), write, clock);

  const messages = new FirestoreMessageMailQueue(firestore);
  const conversations = new FirestoreConversationReader(firestore);
  const messageMailer = mailerOf<UnreadMail>({
    write: writeUnreadMail,
    idOf: ({ conversationId, sentAt }) => `${conversationId}.${sentAt}`,
  });
  const scheduleMessage = new ScheduleMessageMail(conversations, messages);
  const sendMessages = messageMailer && new SendMessageMails(messages, conversations, recipients, messageMailer, clock);

  const queue = queueOf(searchMailForm);
  const searches = new FirestoreSavedSearchReader(firestore);
  const { newSearch } = firebaseSite(new AnonymousReader(options.configuration, options.appCheckToken), clock);
  const searchWays = {
    mailer: mailerOf<NewListingsMail>({
      write: writeSearchMail,
      idOf: ({ recipientId, newest }) => `${recipientId}.${newest}`,
    }),
    pushes: pushesOf(searchPushForm, writeSearchPush),
  };
  const scheduleSearch = new ScheduleSearchMail(searches, queue, morningClock);
  const sendSearches = new SendSearchMails({ queue, searches, recipients, newSearch }, searchWays, morningClock);

  const endings = queueOf(endingMailForm);
  const listings = new FirestoreEndingListingReader(firestore);
  const endingWays = {
    mailer: mailerOf<EndingListingsMail>({
      write: writeEndingMail,
      idOf: ({ recipientId, day }) => `${recipientId}.ending.${day}`,
    }),
    pushes: pushesOf(endingPushForm, writeEndingPush),
  };
  const scheduleEndings = new ScheduleEndingMails(listings, endings, endingClock);
  const sendEndings = new SendEndingMails({ queue: endings, listings, recipients }, endingWays, endingClock);

  const prices = queueOf(priceMailForm);
  const favourites = new FirestoreFavouriteReader(firestore);
  const priceWays = {
    mailer: mailerOf<DroppedPricesMail>({
      write: writePriceMail,
      idOf: ({ recipientId, day }) => `${recipientId}.prices.${day}`,
    }),
    pushes: pushesOf(pricePushForm, writePricePush),
  };
  const schedulePrices = new SchedulePriceMails(favourites, prices, clock);
  const sendPrices = new SendPriceMails({ queue: prices, favourites, recipients }, priceWays, priceClock);

  const decisionMails = queueOf(decisionMailForm);
  const decisions = new FirestoreDecisionReader(firestore);
  const decisionMailer = mailerOf<ConcernedMail>({
    write: writeDecisionMail,
    idOf: ({ decisionId, news }) => `${decisionId}.${news}`,
  });
  const scheduleDecision = new ScheduleDecisionMail(decisions, decisionMails, clock);
  const sendDecisions =
    decisionMailer && new SendDecisionMails({ queue: decisionMails, decisions, recipients }, decisionMailer, clock);

  return {
    messageStored: (conversationId) => scheduleMessage.execute(conversationId),
    searchSaved: (uid) => scheduleSearch.execute(uid),
    sendMessageMails: async () => sendMessages?.execute() ?? nothingSent,
    sendSearchMails: () => sendSearches.execute(),
    scheduleEndingMails: () => scheduleEndings.execute(),
    sendEndingMails: () => sendEndings.execute(),
    listingChanged: async (id, before, after) => {
      const change = priceChange(before, after);
      return change === null ? [] : schedulePrices.execute(id, change);
    },
    sendPriceMails: () => sendPrices.execute(),
    decisionStored: (id) => scheduleDecision.execute(id),
    sendDecisionMails: async () => sendDecisions?.execute() ?? nothingSent,
  };
}

const nothingSent: MailOutcome = { sent: 0, failures: [] };
