import { allNotifications, type NotificationChoices } from './NotificationChoices';
import { noSellerDefaults, type SellerDefaults } from './SellerDefaults';

/** What a person has chosen for themselves; nobody else sees it. */
export interface Preferences {
  readonly seller: SellerDefaults;
  readonly notifications: NotificationChoices;
}

/** Those of someone who has chosen nothing yet. */
export const defaultPreferences: Preferences = { seller: noSellerDefaults, notifications: allNotifications };
