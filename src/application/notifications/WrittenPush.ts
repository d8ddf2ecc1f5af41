/** What the service worker shows, sent to it as JSON. */
export interface WrittenPush {
  readonly title: string;
  readonly text: string;
  /** A notification replaces the one with the same tag. */
  readonly tag: string;
  /** Where a click leads, on this site. */
  readonly path: string;
}
