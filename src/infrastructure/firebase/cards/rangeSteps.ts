const multiples = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 7, 8, 9];
const coarseMultiples = [1, 2, 5];
/** From here on, people search in coarser steps. */
const COARSE = 1_000_000;
/** Outside these years, people rarely search by the exact year. */
const FIRST_YEARLY = 1990;
const LAST_YEARLY = 2030;

/** The bounds that people usually enter: 1 to 9, then for each power of ten 10, 15, 20, 25, 30, 40… */
export function roundValues(highest: number): readonly number[] {
  const powers = Array.from({ length: Math.ceil(Math.log10(highest)) }, (_, index) => 10 ** (index + 1));
  const round = powers.flatMap((power) =>
    (power < COARSE ? multiples : coarseMultiples).map((multiple) => multiple * power),
  );
  return [1, 2, 3, 4, 5, 6, 7, 8, 9, ...round].filter((value) => value <= highest);
}

export function yearsBetween(lowest: number, highest: number): readonly number[] {
  const years = Array.from({ length: LAST_YEARLY - FIRST_YEARLY + 1 }, (_, index) => FIRST_YEARLY + index);
  return years.filter((year) => year > lowest && year <= highest);
}
