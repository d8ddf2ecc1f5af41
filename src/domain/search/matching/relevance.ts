/** The fields of a listing that are searched. `category`: the word is the name of its category, such as « vélo ». */
export type SearchedField = 'title' | 'category' | 'attributes' | 'description';

/** Where a listing contains a word, the least relevant first. Two places together say better what the object is than one of them. */
export const matchedFields = [
  'description',
  'attributes',
  'title',
  'title-and-attributes',
  'category',
  'title-and-category',
] as const satisfies readonly (SearchedField | 'title-and-category' | 'title-and-attributes')[];

export type MatchedField = (typeof matchedFields)[number];

/**
 * Points for each query word, by field. `near`: a word said otherwise, completed or corrected. A synonym in the title says what the object is,
 * so it comes before the word itself in an attribute. Completions and corrections earn the same, because a word that is found is neither
 * completed nor corrected. With equal points offers come before
 * requests, then the newest first.
 */
const points: Readonly<Record<MatchedField, { readonly exact: number; readonly near: number }>> = {
  'title-and-category': { exact: 12, near: 8 },
  category: { exact: 11, near: 8 },
  'title-and-attributes': { exact: 10, near: 7 },
  title: { exact: 9, near: 6 },
  attributes: { exact: 5, near: 4 },
  description: { exact: 2, near: 1 },
};

export function relevanceOf(field: MatchedField, exact: boolean): number {
  return exact ? points[field].exact : points[field].near;
}

export function isInTitle(field: MatchedField): boolean {
  return field.startsWith('title');
}

/** The field of a word that is found in both. */
export function joinedField(one: MatchedField, other: MatchedField): MatchedField {
  const both = `${one} ${other}`;
  if (!both.includes('title')) return relevanceOf(one, true) >= relevanceOf(other, true) ? one : other;
  if (both.includes('category')) return 'title-and-category';
  return both.includes('attributes') ? 'title-and-attributes' : 'title';
}
