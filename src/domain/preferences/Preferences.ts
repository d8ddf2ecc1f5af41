import { allMails, type MailChoices } from './MailChoices';
import { allNotifications, type NotificationChoices } from './NotificationChoices';
import { allPushes, type PushChoices } from './PushChoices';
import { noSellerDefaults, type SellerDefaults } from './SellerDefaults';

/** The preferences of a person; nobody else sees them. */
export interface Preferences {
  readonly seller: SellerDefaults;
  readonly notifications: NotificationChoices;
  readonly mails: MailChoices;
  readonly pushes: PushChoices;
}

/** The preferences of a person who has stored none. */
export const defaultPreferences: Preferences = {
  seller: noSellerDefaults,
  notifications: allNotifications,
  mails: allMails,
  pushes: allPushes,
};
