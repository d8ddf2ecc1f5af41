/** Folded words that say nothing of a listing. « sans », « avec » and « non » are not among them: they change what is sought. */
const stopWords = new Set([
  'a', 'au', 'aux', 'ce', 'ces', 'cet', 'cette', 'd', 'dans', 'de', 'des', 'du', 'elle', 'en', 'entre', 'est', 'et', 'il', 'ils',
  'j', 'je', 'l', 'la', 'le', 'les', 'leur', 'ma', 'mais', 'mes', 'mon', 'ne', 'nos', 'notre', 'nous', 'on', 'ou', 'par', 'pour',
  'qu', 'que', 'qui', 'sa', 'se', 'ses', 'son', 'sont', 'sur', 'ta', 'te', 'tes', 'tres', 'tu', 'un', 'une', 'vers', 'vos', 'votre',
  'vous', 'y',
]);

export function isStopWord(word: string): boolean {
  return stopWords.has(word);
}
