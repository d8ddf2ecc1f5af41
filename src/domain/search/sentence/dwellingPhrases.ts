import { itemAt } from '../../shared/itemAt';
import type { MeasurePhrase } from './measurePhrases';
import { phraseEnd, type Token } from './sentenceTokens';

/** « T3 »: a dwelling of three rooms. */
export interface DwellingPhrase extends MeasurePhrase {
  readonly from: number;
  /** The index of words that may name a commune, « T3 lyon »; null where there are none. */
  readonly placeFrom: number | null;
  /** Otherwise it is a dwelling only where these words name a commune: « T3 westfalia » is a van. */
  readonly isCertain: boolean;
}

const homes = new Set(
  'maison maisons appartement appartements appart studio studios villa duplex loft pavillon chambre parking terrain'.split(
    ' ',
  ),
);
/** What is said of a dwelling, and the small words between. */
const dwellingWords = new Set(
  'a au aux avec chambre chambres avant max maxi maximum minimum budget m2 euro euros € < > entre et ou plus moins de du des d dans en le la les pres proche autour km pour louer location vendre vente acheter achat meuble meubles vide lumineux calme renove neuf recent ancien balcon terrasse jardin cave garage parking ascenseur vue mer centre ville centreville etage dernier rdc duplex colocation particulier particuliers pro agence etudiant jusqu partir par un une piece pieces'.split(
    ' ',
  ),
);

export function isHome({ word }: Token): boolean {
  return homes.has(word);
}

/** « F3 » only after the word for a home: F1 to F3 are races too. */
export function dwellingAt(tokens: readonly Token[], from: number, first: number): DwellingPhrase | null {
  const { word } = itemAt(tokens, from);
  if (!/^[tf][1-6]$/.test(word)) return null;
  const rooms = Number(word.slice(1));
  const before = tokens[from - 1];
  const isAfterHome = before !== undefined && (isHome(before) || before.word === 'location');
  if (!isAfterHome && (word.startsWith('f') || from !== first)) return null;
  const other = tokens.findIndex(
    (token, index) => index > from && !dwellingWords.has(token.word) && !/^\d/.test(token.word),
  );
  return {
    from,
    end: from + 1,
    range: { minimum: rooms, maximum: rooms },
    unit: 'room',
    placeFrom: other === -1 ? null : withArticle(tokens, other),
    isCertain:
      isAfterHome || other === -1 || phraseEnd(tokens, from + 1, ['a louer', 'en location', 'meuble']) !== null,
  };
}

function withArticle(tokens: readonly Token[], from: number): number {
  return ['la', 'le', 'les'].includes(itemAt(tokens, from - 1).word) ? from - 1 : from;
}

/** Whether the query names a home: « appartement », « T3 lumineux ». */
export function namesHome(tokens: readonly Token[], first: number): boolean {
  return tokens.some((token, index) => isHome(token) || dwellingAt(tokens, index, first)?.isCertain === true);
}
