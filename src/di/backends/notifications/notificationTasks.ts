import type { Firestore } from '@google-cloud/firestore';
import type { Clock } from '../../../application/shared/Clock';
import type { FirebaseConfiguration } from '../../../infrastructure/firebase/connection/FirebaseConfiguration';
import { AnonymousReader, type AppCheckToken } from '../../../infrastructure/firebase/rendering/AnonymousReader';
import { firebaseSite } from '../../../infrastructure/firebase/rendering/firebaseSite';
import { confirmationMails, type ConfirmationMailTasks } from './confirmationMails';
import { decisionNotifications, type DecisionNotificationTasks } from './decisionNotifications';
import { endingNotifications, type EndingNotificationTasks } from './endingNotifications';
import { messageMails, type MessageMailTasks } from './messageMails';
import { notificationServices, type MailServer } from './notificationServices';
import { outcomeNotifications, type OutcomeNotificationTasks } from './outcomeNotifications';
import { priceNotifications, type PriceNotificationTasks } from './priceNotifications';
import { searchNotifications, type SearchNotificationTasks } from './searchNotifications';

/** What a server does for e-mails, and what it queues for pushes. All may be called more than once for the same thing, and at the same time. */
export interface NotificationTasks
  extends
    MessageMailTasks,
    SearchNotificationTasks,
    EndingNotificationTasks,
    PriceNotificationTasks,
    DecisionNotificationTasks,
    OutcomeNotificationTasks,
    ConfirmationMailTasks {}

export interface NotificationTaskOptions {
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
 * The address of the site, which links in e-mails lead to, is that of `serveSiteAt`. Pushes are queued where the configuration has a public key of
 * them; `pushTasks` sends them.
 */
export function notificationTasks(options: NotificationTaskOptions): NotificationTasks {
  const { firestore, configuration, appCheckToken, mailServer, clock } = options;
  const { morningClock = clock, priceClock = clock, endingClock = clock } = options;
  const hasPushes = configuration.pushPublicKey !== undefined;
  const services = notificationServices({ firestore, clock, mailServer, hasPushes });
  const { newSearch } = firebaseSite(new AnonymousReader(configuration, appCheckToken), clock);
  return {
    ...messageMails(services),
    ...searchNotifications(services, newSearch, morningClock),
    ...endingNotifications(services, endingClock),
    ...priceNotifications(services, priceClock),
    ...decisionNotifications(services),
    ...outcomeNotifications(services),
    ...confirmationMails(services),
  };
}
