const NARROW = '\u202f';
const FIXED = '\u00a0';
const units = 'km|kg|g|m²|m³|m|cm|mm|L|ch|W|Ah|V|h|Go|To|%|euros|pouces|litres|ans|degrés';

/** French spacing for text written with ordinary spaces: before high punctuation, inside « », in large numbers and before units. */
export function typeset(text: string): string {
  return text
    .replace(/ ([;!?])/g, `${NARROW}$1`)
    .replace(/ ([:»])/g, `${FIXED}$1`)
    .replace(/« /g, `«${FIXED}`)
    .replace(/(\d) (?=\d{3}(?!\d))/g, `$1${NARROW}`)
    .replace(new RegExp(`(\\d) (?=(?:${units})(?![\\p{L}\\d]))`, 'gu'), `$1${FIXED}`);
}
