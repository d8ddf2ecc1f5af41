import { withoutAccents } from '../../../domain/shared/plainText';

/**
 * Lower case, without accents, every other sign a single space: « L’Haÿ-les-Roses » is `l hay les roses`. Lines stay lines, since
 * folding 15,000 names at once takes a fraction of the time.
 */
export function foldCommuneName(name: string): string {
  return withoutAccents(name)
    .replace(/[^a-z0-9\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim();
}

/** « Le Mans » is also looked up as « Mans ». */
export function withoutArticle(folded: string): string {
  return folded.replace(/^(?:le|la|les|l) (?=.)/, '');
}
