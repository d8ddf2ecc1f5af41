/** The id of the settings in `config`, and in the entries of the journal. */
export const SETTINGS_ID = 'moderation';

/** `config/moderation`: which listings wait for an admin before they appear. */
export interface ReviewSettings {
  /** The forbidden words, in the form of `foldedWords`, in the order in which they were added. */
  readonly words: readonly string[];
  /** For how many days an account is new, whose first listings wait; 0: they do not. */
  readonly holdDays: number;
}

/** Where nothing is stored. */
export const noSettings: ReviewSettings = { words: [], holdDays: 0 };

/** Of all words, joined by one sign: Google’s rules match no pattern of 4096 signs. */
export const MAXIMUM_LIST_LENGTH = 3000;
export const MAXIMUM_HOLD_DAYS = 90;
