import { stemWord } from './stemWord';
import { isStopWord } from './stopWords';
import { wordsOf } from './words';

/** Synonyms of one or two words. Only true equals: a villa is not just any house. */
const groups: readonly (readonly string[])[] = [
  ['frigo', 'réfrigérateur'],
  ['congélo', 'congélateur'],
  ['machine à laver', 'lave-linge'],
  ['aspi', 'aspirateur'],
  ['gazinière', 'cuisinière'],
  ['cafetière', 'machine à café'],
  ['télé', 'tv', 'téléviseur', 'télévision'],
  ['ordi', 'ordinateur'],
  ['ordinateur portable', 'pc portable', 'laptop'],
  ['écran', 'moniteur'],
  ['smartphone', 'téléphone'],
  ['enceinte', 'haut-parleur'],
  ['platine vinyle', 'tourne-disque'],
  ['vinyle', '33 tours'],
  ['ps3', 'playstation 3'],
  ['ps4', 'playstation 4'],
  ['ps5', 'playstation 5'],
  ['vélo', 'bicyclette'],
  ['voiture', 'automobile', 'bagnole'],
  ['moto', 'motocyclette'],
  ['camionnette', 'fourgonnette'],
  ['camping-car', 'autocaravane'],
  ['4x4', 'suv'],
  ['canapé', 'sofa'],
  ['appart', 'appartement'],
  ['coloc', 'colocation'],
  ['t1', 'f1', 'studio'],
  ['t2', 'f2'],
  ['t3', 'f3'],
  ['t4', 'f4'],
  ['t5', 'f5'],
  ['bd', 'bande dessinée'],
  ['livre', 'bouquin'],
  ['vêtement', 'habit', 'fringue'],
  ['basket', 'sneaker'],
  ['pull', 'chandail'],
  ['skate', 'skateboard'],
  ['peluche', 'nounours'],
  ['clé', 'clef'],
  ['abri de jardin', 'cabanon'],
];

/** The stems of a phrase, without stop words. */
export type Phrase = readonly string[];

interface Synonyms {
  readonly phrases: readonly Phrase[];
  readonly othersByPhrase: ReadonlyMap<string, readonly Phrase[]>;
}

let synonyms: Synonyms | undefined;

/** Computed when first asked for: finding the stems takes longer than a page may wait. */
function stemmedGroups(): Synonyms {
  if (synonyms !== undefined) return synonyms;
  const stemmed = groups.map((group) => group.map(phraseOf));
  const othersByPhrase = new Map(
    stemmed.flatMap((phrases) =>
      phrases.map((phrase): [string, readonly Phrase[]] => [
        phrase.join(' '),
        phrases.filter((other) => other !== phrase),
      ]),
    ),
  );
  return (synonyms = { phrases: stemmed.flat(), othersByPhrase });
}

/** The synonyms of one word or two, given by their stems. */
export function synonymsOf(...stems: Phrase): readonly Phrase[] {
  return stemmedGroups().othersByPhrase.get(stems.join(' ')) ?? [];
}

/** All phrases that have synonyms. */
export function knownPhrases(): readonly Phrase[] {
  return stemmedGroups().phrases;
}

function phraseOf(text: string): Phrase {
  return wordsOf(text)
    .filter(({ word }) => !isStopWord(word))
    .map(({ word }) => stemWord(word));
}
