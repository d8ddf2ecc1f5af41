import { hasDigit } from './splitMixedWord';
import { feminineEndings, invariableWords, masculineByFeminine, nounsInEe, singularByPlural } from './stemTables';

/**
 * A key shared by singular and plural, masculine and feminine of a folded word; not always a word. It is deliberately
 * light: different words stay apart, even if some forms of one word do too.
 */
export function stemWord(word: string): string {
  if (hasDigit(word)) return word;
  return singularOf(masculineOf(singularOf(word)));
}

function singularOf(word: string): string {
  const irregular = singularByPlural.get(word);
  if (irregular !== undefined) return irregular;
  if (word.length < 4 || invariableWords.has(word)) return word;
  if (word.endsWith('aux') && !word.endsWith('eaux')) return `${word.slice(0, -3)}al`;
  if (/[aeo]ux$/.test(word) || /[^s]s$/.test(word)) return word.slice(0, -1);
  return word;
}

function masculineOf(word: string): string {
  const adjective = masculineByFeminine.get(word);
  if (adjective !== undefined) return adjective;
  if (nounsInEe.has(word)) return word;
  const rule = feminineEndings.find(
    ([ending, , minimumLength]) => word.length >= minimumLength && word.endsWith(ending),
  );
  return rule === undefined ? word : word.slice(0, -rule[0].length) + rule[1];
}
