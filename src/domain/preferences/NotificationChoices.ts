/** What a person wants to be told. */
export interface NotificationChoices {
  /** New messages, by the browser, once it is allowed to. */
  readonly messages: boolean;
  /** New results of saved searches, counted while the site is open. */
  readonly savedSearches: boolean;
}

export type NotificationChoice = keyof NotificationChoices;

export const notificationChoices: readonly NotificationChoice[] = ['messages', 'savedSearches'];

export const allNotifications: NotificationChoices = { messages: true, savedSearches: true };
