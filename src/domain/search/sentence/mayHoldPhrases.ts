import { foldText } from '../../shared/foldText';

/** A quick first look: false for the many queries in which no phrase can stand. */
export function mayHoldPhrases(query: string): boolean {
  return /[\d€]|\b(?:a|au|sur|vers|pres|proche|autour|alentours|environs|cote|quartier|coin|(?:re)?cherch(?:e|ent|ons)|du|des|gratuit\w*|dons?|donne|neu(?:f|ve)s?|pros?|professionnels?|particuliers?|location|vente)\b/.test(
    foldText(query),
  );
}
