import type { Commune } from '../../listings/place/Commune';
import { plainText } from '../../shared/foldText';
import type { PlaceCandidate, PlacePhrase } from './placePhrases';

/** Smaller places are meant by « à » only when they are written with a capital letter. */
const LARGE_TOWN = 5000;

/** The commune that the candidate names, if it names one in full: of those found for its text, the best first. */
export function communeOfText(
  { text }: PlaceCandidate,
  { isDoubtful, isPostalCode }: PlacePhrase,
  found: readonly Commune[],
): Commune | undefined {
  if (isPostalCode) return found.find(({ postalCodes }) => postalCodes.includes(text));
  const named = found.find((commune) => isNamed(commune, text));
  if (named === undefined || !isDoubtful) return named;
  return named.population >= LARGE_TOWN || /\p{Lu}/u.test(text) ? named : undefined;
}

/** « Lyon 69003 » names its third arrondissement. */
function isNamed({ name, postalCodes }: Commune, text: string): boolean {
  const code = / \d{5}$/.exec(text)?.[0];
  if (code === undefined) return nameKey(name) === nameKey(text);
  const bare = text.slice(0, -code.length);
  return postalCodes.includes(code.trim()) && nameKey(name).replace(/ \d+$/, '') === nameKey(bare);
}

/** « St-Étienne » is « saint etienne », « Lyon 3e arrondissement » is « lyon 3 ». */
function nameKey(name: string): string {
  return plainText(name.replace(/[’'-]/g, ' '))
    .replace(/ arrondissement/, '')
    .replace(/\bst\b/g, 'saint')
    .replace(/\bste\b/g, 'sainte')
    .replace(/ (\d+)(?:er|e|eme)$/, ' $1');
}
