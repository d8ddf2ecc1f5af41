/** A paragraph or a list. `[label](address)` in a text is a link. */
export type Passage = string | { readonly list: readonly string[] } | { readonly steps: readonly string[] };

/** The texts of passages one by one, as they are written. */
export function textsOf(passages: readonly Passage[]): readonly string[] {
  return passages.flatMap((passage) => {
    if (typeof passage === 'string') return [passage];
    return 'list' in passage ? passage.list : passage.steps;
  });
}
