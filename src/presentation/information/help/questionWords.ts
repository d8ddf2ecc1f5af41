/** Folded words of questions that do not name a topic. */
const questionWords = new Set([
  'aide',
  'aider',
  'arrive',
  'avoir',
  'besoin',
  'comment',
  'dois',
  'doit',
  'est',
  'etre',
  'fait',
  'faire',
  'fais',
  'faut',
  'peut',
  'peux',
  'pourquoi',
  'puis',
  'quand',
  'quel',
  'quelle',
  'quelles',
  'quels',
  'quoi',
  'savoir',
  'suis',
  'veut',
  'veux',
  'voudrais',
  'bonjour',
  'merci',
  'svp',
]);

export function isQuestionWord(word: string): boolean {
  return questionWords.has(word);
}
