/** Where a text of a listing stands. */
export type SearchedField = 'title' | 'attributes' | 'description';

/** Where a listing says a word, if it says it in several: the title and an attribute are told together, as they say what it is. */
export type MatchedField = SearchedField | 'title-and-attributes';

/**
 * How a listing earns its rank: so many points for each word sought, by where it stands, and fewer when it stands there only
 * completed, corrected or in other words. Equal points: the newest first.
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
