const formats = new Map<number, Intl.NumberFormat>();

/** « 1 234,5 », with at most so many decimals. */
export function formatNumber(value: number, decimals = 0): string {
  const known = formats.get(decimals) ?? new Intl.NumberFormat('fr-FR', { maximumFractionDigits: decimals });
  formats.set(decimals, known);
  return known.format(value);
}
