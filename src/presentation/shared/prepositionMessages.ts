/** French prepositions before names. */

/**
 * Before vowels and mute h. An h is mute before e, é, i and y (« Hyères », « Hélène »), except in « Hem »; before other letters
 * it is aspirated, or usage accepts both (« Honfleur »). A y elides before e and consonants (« Yvetot »), not before other vowels.
 */
const ELIDES = /^(?:[aàâeéèêëiîïoôœuùûæ]|h[eéèêëiîïy](?!m(?![a-z]))|y[^aàâéèêiîïoôuùû])/i;

/** « de Camille », « d’Inès »: a person’s name keeps its article (« de Le Goff »). */
export const ofPerson = (name: string) => elided('de', name);

/** « que Camille », « qu’Inès ». */
export const thanPerson = (name: string) => elided('que', name);

/** « de Nantes », « d’Annecy », « du Mans », « des Sables-d’Olonne », « de La Rochelle ». */
export function ofPlace(name: string): string {
  return contracted(name, 'du', 'des') ?? elided('de', name);
}

/** « à Nantes », « au Mans », « aux Sables-d’Olonne », « à La Rochelle ». */
export function atPlace(name: string): string {
  return contracted(name, 'au', 'aux') ?? `à ${name}`;
}

/** A name that begins with the article « Le » or « Les », in any case of letters; null for other names. */
function contracted(name: string, singular: string, plural: string): string | null {
  const [, article, rest] = /^(les?) (.+)$/i.exec(name) ?? [];
  return article === undefined || rest === undefined ? null : `${article.length === 2 ? singular : plural} ${rest}`;
}

function elided(word: 'de' | 'que', name: string): string {
  return ELIDES.test(name) ? `${word.slice(0, -1)}’${name}` : `${word} ${name}`;
}
