/** Plurals that no rule gives. */
export const singularByPlural: ReadonlyMap<string, string> = new Map([
  ['travaux', 'travail'], ['vitraux', 'vitrail'], ['emaux', 'email'], ['coraux', 'corail'], ['baux', 'bail'],
  ['tuyaux', 'tuyau'], ['noyaux', 'noyau'], ['joyaux', 'joyau'], ['boyaux', 'boyau'], ['etaux', 'etau'], ['yeux', 'oeil'],
  ['cds', 'cd'], ['bds', 'bd'], ['pcs', 'pc'], ['tvs', 'tv'], ['lps', 'lp'],
]);

/** Singular as they stand, and another word without their last letter. */
export const invariableWords: ReadonlySet<string> = new Set([
  'bras', 'chaux', 'cours', 'dessous', 'dessus', 'faux', 'fois', 'gaz', 'jus', 'mais', 'mars', 'mois', 'ours', 'pois',
  'poids', 'repas', 'sens', 'taux', 'temps', 'tours', 'vers',
]);

/** Nouns in -ée that are no adjective's feminine. */
export const nounsInEe: ReadonlySet<string> = new Set([
  'annee', 'armee', 'bouee', 'entree', 'fusee', 'musee', 'pensee', 'portee', 'poupee', 'tournee',
]);

/** Feminine adjectives of the trade, where a rule by their ending would join words that differ (porte and port, galette and galet). */
export const masculineByFeminine: ReadonlyMap<string, string> = new Map([
  ['belle', 'beau'], ['blanche', 'blanc'], ['bleue', 'bleu'], ['bonne', 'bon'], ['brune', 'brun'],
  ['chaude', 'chaud'], ['chere', 'cher'], ['claire', 'clair'], ['complete', 'complet'], ['coquette', 'coquet'], ['courte', 'court'],
  ['couverte', 'couvert'], ['derniere', 'dernier'], ['discrete', 'discret'], ['douce', 'doux'], ['droite', 'droit'], ['entiere', 'entier'],
  ['epaisse', 'epais'], ['etroite', 'etroit'], ['fausse', 'faux'], ['finie', 'fini'], ['forte', 'fort'], ['fraiche', 'frais'],
  ['froide', 'froid'], ['garantie', 'garanti'], ['grande', 'grand'], ['grise', 'gris'], ['grosse', 'gros'], ['haute', 'haut'],
  ['jolie', 'joli'], ['legere', 'leger'], ['longue', 'long'], ['lourde', 'lourd'], ['neuve', 'neuf'], ['noire', 'noir'],
  ['nouvelle', 'nouveau'], ['ouverte', 'ouvert'], ['parfaite', 'parfait'], ['particuliere', 'particulier'], ['peinte', 'peint'],
  ['petite', 'petit'], ['plate', 'plat'], ['pleine', 'plein'], ['premiere', 'premier'], ['profonde', 'profond'], ['ronde', 'rond'],
  ['rousse', 'roux'], ['unie', 'uni'], ['vendue', 'vendu'], ['vernie', 'verni'], ['verte', 'vert'], ['vieille', 'vieux'],
  ['violette', 'violet'],
]);

/** Feminine endings that are safe in words of at least so many letters, and what the masculine has instead. */
export const feminineEndings: readonly (readonly [ending: string, masculine: string, minimumLength: number])[] = [
  ['ee', 'e', 5], ['enne', 'en', 6], ['onne', 'on', 8], ['elle', 'el', 6], ['ive', 'if', 6], ['euse', 'eux', 6], ['ale', 'al', 6],
  ['ante', 'ant', 7], ['ente', 'ent', 7], ['aine', 'ain', 7], ['aise', 'ais', 7], ['oise', 'ois', 7],
];
