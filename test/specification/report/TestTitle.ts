/** A test whose title cites rules of the specification. */
export interface TestTitle {
  /** From the root of the repository. */
  readonly file: string;
  readonly title: string;
  readonly citations: readonly Citation[];
  /** The backends that the test runs on. */
  readonly backends: readonly TestedBackend[];
}

/** `§9.3`, or `§9.3 “50 px”`: the words between the quotes are the specification's. */
export interface Citation {
  readonly id: string;
  readonly words: string | null;
}

/** `any`: the test uses no backend. */
export type TestedBackend = 'embedded' | 'firebase' | 'any';
