import type { Vocabulary } from '../../../src/domain/search/matching/interpretQuery';
import { similarWords } from '../../../src/domain/search/text/similarWords';
import { stemWord } from '../../../src/domain/search/text/stemWord';

/** A vocabulary of folded words in which a term is the index of the first word with its stem; `together` are pairs of terms' words. */
export function aVocabulary(words: readonly string[], together: readonly (readonly [string, string])[] = []) {
  const sorted = [...words].sort();
  const stems = sorted.map(stemWord);
  const termOf = (stem: string) => (stems.includes(stem) ? stems.indexOf(stem) : undefined);
  const termAt = (index: number) => stems.indexOf(stems[index] ?? '');
  const vocabulary: Vocabulary = {
    termOf,
    completionsOf: (beginning) => sorted.flatMap((word, index) => (word.startsWith(beginning) ? [termAt(index)] : [])),
    similarTo: (word, { edits, completing, sameInitial }) =>
      similarWords(sorted, word, edits, completing)
        .filter((index) => !sameInitial || sorted[index]?.[0] === word[0])
        .map(termAt),
    occurTogether: (one, other) =>
      together.some(([first, second]) => termOf(stemWord(first)) === one && termOf(stemWord(second)) === other),
  };
  return { vocabulary, wordOf: (term: number) => stems[term] ?? '?' };
}
