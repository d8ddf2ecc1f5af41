import { foldText } from '../../domain/shared/foldText';

/**
 * Lower case, without accents, other characters replaced by single spaces: « L’Haÿ-les-Roses » becomes `l hay les roses`. Keeps line
 * breaks, since folding 15,000 names in one string is much faster than one by one.
 */
export function foldCommuneName(name: string): string {
  return foldText(name)
    .replace(/[^a-z0-9\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim();
}

/** « Le Mans » is also looked up as « Mans ». */
export function withoutArticle(folded: string): string {
  return folded.replace(/^(?:le|la|les|l) (?=.)/, '');
}
