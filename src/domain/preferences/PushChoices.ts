/** The pushes of the morning that a person wants, on the devices on which they have turned notifications on. */
export interface PushChoices {
  /** New listings of saved searches. */
  readonly savedSearches: boolean;
  /** The end of their own listings. */
  readonly endingListings: boolean;
  /** Favourites whose price has dropped. */
  readonly favouritePrices: boolean;
}

export type PushChoice = keyof PushChoices;

export const allPushes: PushChoices = { savedSearches: true, endingListings: true, favouritePrices: true };

export const noPushes: PushChoices = { savedSearches: false, endingListings: false, favouritePrices: false };
