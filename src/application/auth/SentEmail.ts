/** A message with a link has gone to an address. */
export interface SentEmail {
  /** In a demonstration only: the code that stands for the link. */
  readonly shownCode?: string;
}
