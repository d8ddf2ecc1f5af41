/** A part of a long list. */
export interface Page<Item> {
  readonly items: readonly Item[];
  /** Where the following page begins, in terms of the backend; null: this is the last one. */
  readonly next: string | null;
}
