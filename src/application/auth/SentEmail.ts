/** A message with a link was sent. */
export interface SentEmail {
  /** The code of the link, in a demonstration only. */
  readonly shownCode?: string;
}
