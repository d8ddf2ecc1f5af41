/** A small violation of one rule of the specification: one text of one file, replaced. */
export interface Mutant {
  /** What the product would do wrong. */
  readonly violation: string;
  /** The file, from the root of the repository. */
  readonly file: string;
  /** Occurs exactly once in the file. */
  readonly search: string;
  readonly replace: string;
}

/** By rule, such as `2.14`. */
export type Mutants = Readonly<Record<string, Mutant>>;
