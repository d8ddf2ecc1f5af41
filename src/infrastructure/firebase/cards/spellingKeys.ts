/**
 * The word itself, and the word without any one of its letters. Two words that differ by one inserted, deleted or replaced letter,
 * or by two swapped neighbours, share a key; so do some that differ a little more.
 */
export function spellingKeys(word: string): readonly string[] {
  const shortened = Array.from(word, (_, index) => word.slice(0, index) + word.slice(index + 1));
  return [...new Set([word, ...shortened])];
}
