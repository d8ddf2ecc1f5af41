import { itemAt } from '../../shared/itemAt';
import { quantityAt } from './measurePhrases';
import { phraseEnd, type Token } from './sentenceTokens';

/** « Paris 2ème », « Lyon 3e arr. », « Marseille 1 ». */
export interface Arrondissement {
  /** As the list of communes spells it: « 2e arrondissement ». */
  readonly name: string;
  /** The index after its last token. */
  readonly end: number;
  /** Whether an ordinal or the word says so; « Marseille 1 » may be another number. */
  readonly isCertain: boolean;
}

const cities = new Set(['paris', 'lyon', 'marseille']);
const ordinals = ['e', 'er', 'eme'];
const spellings = ['arrondissement', 'arr', 'ardt'];
/** What is counted after the name of a city: « à Paris 2ème main », « à Paris 3e étage ». */
const counted = new Set<string | undefined>(
  'main etage niveau choix edition tome tour serie rang place position partie periode generation saison'.split(' '),
);

/** Whether a city that has arrondissements and a number stand there. */
export function isNumberedCity(tokens: readonly Token[], from: number): boolean {
  return cities.has(itemAt(tokens, from).word) && /^\d{1,2}$/.test(tokens[from + 1]?.word ?? '');
}

/** The arrondissement at the index of its city, whether or not there is one of that number; null where the number is that of something else. */
export function arrondissementAt(tokens: readonly Token[], from: number): Arrondissement | null {
  if (!isNumberedCity(tokens, from)) return null;
  const number = from + 1;
  const { word } = itemAt(tokens, number);
  const ordinal = phraseEnd(tokens, number + 1, ordinals);
  const last = phraseEnd(tokens, ordinal ?? number + 1, spellings);
  const end = last ?? ordinal ?? number + 1;
  const isCertain = end > number + 1;
  const isOther = isCertain ? last === null && counted.has(tokens[end]?.word) : hasUnit(tokens, number);
  if (isOther) return null;
  return { name: `${word}${word === '1' ? 'er' : 'e'} arrondissement`, end, isCertain };
}

function hasUnit(tokens: readonly Token[], from: number): boolean {
  return quantityAt(tokens, from)?.unit !== null;
}
