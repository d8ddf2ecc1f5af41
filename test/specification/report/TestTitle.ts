/** A test that says in its title which rules of the specification it holds. */
export interface TestTitle {
  /** From the root of the repository. */
  readonly file: string;
  readonly title: string;
  readonly citations: readonly Citation[];
  /** What the test runs on. */
  readonly backends: readonly TestedBackend[];
}

/** `§9.3`, or `§9.3 “50 px”`: the words between the quotes are the specification's. */
export interface Citation {
  readonly id: string;
  readonly words: string | null;
}

/** `any`: no backend has a part in it. */
export type TestedBackend = 'embedded' | 'firebase' | 'any';
