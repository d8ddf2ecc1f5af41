import { plainText } from '../../shared/foldText';
import type { Category } from './Category';
import { categories } from './categories';
import { categoryKeywords } from './categoryKeywords';

/**
 * At most three categories whose keywords a title contains, most likely first; long keywords score more than short
 * ones.
 */
export function proposeCategories(title: string): readonly Category[] {
  const words = ` ${plainText(title).replace(/[^a-z0-9-]+/g, ' ')} `;
  return Object.entries(categoryKeywords)
    .map(([id, keywords]) => ({ id, score: scoreOf(keywords, words) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .slice(0, 3)
    .flatMap(({ id }) => categories.filter((category) => category.id === id));
}

/** The first words of a title name the object, so an early match scores more. */
function scoreOf(keywords: readonly string[], words: string): number {
  return keywords.reduce((score, keyword) => {
    const position = Math.max(words.indexOf(` ${keyword} `), words.indexOf(` ${keyword}s `));
    return position < 0 ? score : score + keyword.length + 20 / (1 + position);
  }, 0);
}
