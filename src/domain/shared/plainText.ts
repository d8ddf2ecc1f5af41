/** Lower case without accents or ligatures; spaces and signs stay. For words to search by, see `foldText`. */
export function withoutAccents(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae');
}

/** Text without accents, case and surplus spaces: two texts that a person would call the same have the same plain text. */
export function plainText(text: string): string {
  return withoutAccents(text).replace(/\s+/g, ' ').trim();
}
