/**
 * Lower case without accents, ligatures or compatibility forms: the form in which words are compared. « Œuvre d’Été »
 * becomes « oeuvre d’ete », « m² » becomes « m2 ».
 */
export function foldText(text: string): string {
  const lower = text.toLowerCase();
  if (isPlain(lower)) return lower;
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/ß/g, 'ss')
    .replace(/ø/g, 'o');
}

/** Folded, with single spaces: two texts that a person would call the same have the same plain text. */
export function plainText(text: string): string {
  return foldText(text).replace(/\s+/g, ' ').trim();
}

function isPlain(text: string): boolean {
  for (let index = 0; index < text.length; index++) {
    if (text.charCodeAt(index) > 0x7f) return false;
  }
  return true;
}
