import { foldText } from '../../shared/foldText';
import { tokensOf } from './sentenceTokens';
import { townAt } from './townPhrase';

const phrases =
  /[\d€]|\b(?:a|au|sur|vers|pres|proche|autour|alentours|environs|cote|quartier|coin|(?:re)?cherch(?:e|ent|ons)|du|des|gratuit\w*|dons?|donne|neu(?:f|ve)s?|pros?|professionnels?|particuliers?|location|vente|livraison)\b/;

/** A quick first look: false for the many queries in which no phrase can stand. */
export function mayHoldPhrases(query: string): boolean {
  return phrases.test(foldText(query)) || townAt(query, tokensOf(query), []) !== null;
}
