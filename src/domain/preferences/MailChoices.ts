/** The e-mails that a person wants, at their confirmed address. */
export interface MailChoices {
  /** Messages that stay unread. */
  readonly messages: boolean;
  /** New listings of saved searches. */
  readonly savedSearches: boolean;
  /** The end of their own listings. */
  readonly endingListings: boolean;
  /** Favourites whose price has dropped. */
  readonly favouritePrices: boolean;
}

export type MailChoice = keyof MailChoices;

export const allMails: MailChoices = {
  messages: true,
  savedSearches: true,
  endingListings: true,
  favouritePrices: true,
};

export const noMails: MailChoices = {
  messages: false,
  savedSearches: false,
  endingListings: false,
  favouritePrices: false,
};
