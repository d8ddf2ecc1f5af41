/**
 * The letters and numbers of a mixed word that people write together or apart: « iphone13 », « 128go », « 65m2 ».
 * Empty for a word that only has a meaning as a whole, such as « t3 », « c4 » or « 4x4 ».
 */
export function splitMixedWord(word: string): readonly string[] {
  const measure = /^(\d+)(m2|m3|[mlwv])$/.exec(word);
  if (measure !== null) return measure.slice(1);
  const runs = word.match(/\d+|\D+/g) ?? [];
  return runs.length > 1 && runs.some((run) => /\D{2}/.test(run)) ? runs : [];
}

export function hasDigit(word: string): boolean {
  return /\d/.test(word);
}
