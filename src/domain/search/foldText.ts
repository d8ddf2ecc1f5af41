const ligatures: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o' };

/** Lower case without accents or ligatures: what every comparison of words starts from. « Œuvre d’Été » gives « oeuvre d’ete ». */
export function foldText(text: string): string {
  const lower = text.toLowerCase();
  if (isPlain(lower)) return lower;
  return lower
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[œæßø]/g, (letter) => ligatures[letter] ?? letter);
}

function isPlain(text: string): boolean {
  for (let index = 0; index < text.length; index++) {
    if (text.charCodeAt(index) > 0x7f) return false;
  }
  return true;
}
