/** The notifications that a person wants. */
export interface NotificationChoices {
  /** New messages, as browser notifications, where they are permitted. */
  readonly messages: boolean;
  /** New results of saved searches, counted while the site is open. */
  readonly savedSearches: boolean;
}

export type NotificationChoice = keyof NotificationChoices;

export const notificationChoices: readonly NotificationChoice[] = ['messages', 'savedSearches'];

export const allNotifications: NotificationChoices = { messages: true, savedSearches: true };
