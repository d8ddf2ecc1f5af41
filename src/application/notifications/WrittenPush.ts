/** What the service worker shows, sent to it as JSON. */
export interface WrittenPush {
  readonly title: string;
  readonly text: string;
  /** A notification replaces the one with the same tag. */
  readonly tag: string;
  /** Where a click leads, on this site. */
  readonly path: string;
  /** Whether pages at `path` show it by themselves, at once: it is not shown while one is visible, and push services do not delay it. */
  readonly isLive: boolean;
}
