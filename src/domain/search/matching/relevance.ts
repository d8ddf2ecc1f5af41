/** The fields of a listing that are searched. */
export type SearchedField = 'title' | 'attributes' | 'description';

/** Where a listing contains a word. Title and attribute together rank highest, since they say what the object is. */
export type MatchedField = SearchedField | 'title-and-attributes';

/**
 * Points for each query word, by field; fewer for completions, corrections and synonyms. With equal points, the
 * newest listing comes first.
 */
const points: Readonly<Record<MatchedField, { readonly exact: number; readonly near: number }>> = {
  'title-and-attributes': { exact: 10, near: 6 },
  title: { exact: 8, near: 4 },
  attributes: { exact: 5, near: 2 },
  description: { exact: 3, near: 1 },
};

export function relevanceOf(field: MatchedField, exact: boolean): number {
  return exact ? points[field].exact : points[field].near;
}
