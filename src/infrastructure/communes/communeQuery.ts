import { foldCommuneName } from './communeName';

/** One interpretation of the typed text: the beginning of a name, of a postal code, or both. */
export interface CommuneReading {
  readonly name: string;
  readonly postalCode: string;
}

/** All interpretations: « paris 11 » is a name, or « paris » with a postal code that begins with 11. */
export function readCommuneQuery(text: string): readonly CommuneReading[] {
  const words = foldCommuneName(text)
    .split(/\s/)
    .filter((word) => word !== '');
  const codes = words.filter((word) => /^\d{2,5}$/.test(word));
  const [code] = codes;
  const others = words.filter((word) => word !== code);
  return [
    ...spellings(words).map((name) => ({ name, postalCode: '' })),
    ...(code !== undefined && codes.length === 1
      ? others.length === 0
        ? [{ name: '', postalCode: code }]
        : spellings(others).map((name) => ({ name, postalCode: code }))
      : []),
  ];
}

/** A last word « st » may mean « saint » or be the beginning of « Strasbourg ». */
function spellings(words: readonly string[]): readonly string[] {
  if (words.length === 0) return [];
  const expanded = words.map(expandSaint);
  const last = words.length - 1;
  const unfinished = expanded.map((word, index) => (index === last ? (words[index] ?? word) : word));
  return [...new Set([expanded.join(' '), unfinished.join(' ')])];
}

function expandSaint(word: string): string {
  return word === 'st' ? 'saint' : word === 'ste' ? 'sainte' : word;
}
