/** Letters with accents, and what they count as. `firestore.rules` has the same, and so writes upper case too: its `lower` knows ASCII only. */
const plainLetters: readonly (readonly [RegExp, string])[] = [
  [/[àáâãäåÀÁÂÃÄÅ]/g, 'a'],
  [/[çÇ]/g, 'c'],
  [/[èéêëÈÉÊË]/g, 'e'],
  [/[ìíîïÌÍÎÏ]/g, 'i'],
  [/[ñÑ]/g, 'n'],
  [/[òóôõöÒÓÔÕÖ]/g, 'o'],
  [/[ùúûüÙÚÛÜ]/g, 'u'],
  [/[ýÿÝŸ]/g, 'y'],
  [/[œŒ]/g, 'oe'],
  [/[æÆ]/g, 'ae'],
];

/**
 * A text as forbidden words are looked for in it: lower case, without accents, with single spaces for all that is neither a letter of
 * ASCII nor a digit. « Arme-à-feu ! » becomes « arme a feu ».
 */
export function foldedWords(text: string): string {
  const lower = text.replace(/[A-Z]/g, (letter) => letter.toLowerCase()).replace(/\p{M}/gu, '');
  const plain = plainLetters.reduce((folded, [letters, letter]) => folded.replace(letters, letter), lower);
  return plain.replace(/[^a-z0-9]+/g, ' ').trim();
}

/** The words (of `ReviewSettings`) that a text has, whole. */
export function forbiddenWordsIn(text: string, words: readonly string[]): readonly string[] {
  const folded = ` ${foldedWords(text)} `;
  return words.filter((word) => folded.includes(` ${word} `));
}

export const WORD_LENGTH = { minimum: 2, maximum: 40 } as const;

interface TypedWords {
  /** As they are stored, each once. */
  readonly words: readonly string[];
  /** What cannot be one, as it was typed: too short, too long, or without letters of ASCII and digits. */
  readonly unusable: readonly string[];
}

/** Reads words that are typed or pasted, one to a line or separated by commas or semicolons. */
export function readWords(typed: string): TypedWords {
  const parts = typed
    .split(/[\n,;]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const isUsable = (part: string) => {
    const { length } = foldedWords(part);
    return length >= WORD_LENGTH.minimum && length <= WORD_LENGTH.maximum;
  };
  return {
    words: [...new Set(parts.filter(isUsable).map(foldedWords))],
    unusable: parts.filter((part) => !isUsable(part)),
  };
}
