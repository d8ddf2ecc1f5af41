/** What a person wants to be told. */
export interface NotificationChoices {
  /** New messages, by the browser, once it is allowed to. */
  readonly messages: boolean;
  /** New results of saved searches. */
  readonly savedSearches: boolean;
  /** Lower prices of favourites. */
  readonly priceDrops: boolean;
}

export type NotificationChoice = keyof NotificationChoices;

export const notificationChoices: readonly NotificationChoice[] = ['messages', 'savedSearches', 'priceDrops'];

export const everyNotification: NotificationChoices = { messages: true, savedSearches: true, priceDrops: true };
