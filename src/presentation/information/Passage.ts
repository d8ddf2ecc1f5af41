/** A paragraph or a list. `[label](address)` in a text is a link. */
export type Passage = string | { readonly list: readonly string[] } | { readonly steps: readonly string[] };

/** All texts of the passages, with their link syntax. */
export function textsOf(passages: readonly Passage[]): readonly string[] {
  return passages.flatMap((passage) => {
    if (typeof passage === 'string') return [passage];
    return 'list' in passage ? passage.list : passage.steps;
  });
}
