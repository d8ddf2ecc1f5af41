/**
 * What a word and its misspellings have in common: the word, and the word with any one letter left out. Two words that differ by
 * one letter more, less or other, or by two neighbours swapped, share a key; some that differ by a little more do too.
 */
export function spellingKeys(word: string): readonly string[] {
  const shortened = Array.from(word, (_, index) => word.slice(0, index) + word.slice(index + 1));
  return [...new Set([word, ...shortened])];
}
