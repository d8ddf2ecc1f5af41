import type { PriceVerdict, UsualPrice } from '../../../domain/search/usualPrice/UsualPrice';
import { formatPrice } from '../../shared/format/formatPrice';

/** « 80 à 140 € » */
function range({ lower, upper }: UsualPrice): string {
  const from = formatPrice({ kind: 'amount', euros: lower }).replace(/\s€$/, '');
  return `${from} à ${formatPrice({ kind: 'amount', euros: upper })}`;
}

export const usualPriceMessages = {
  /** Two lines at most on a phone; the numbers are those of the domain (`FEWEST_COMPARABLES`). */
  missing: 'Prix habituel inconnu\u00a0: il faut huit annonces comparables, aux prix voisins.',
  verdict: (verdict: PriceVerdict, usual: UsualPrice) =>
    ({
      'very-low': 'Prix très bas\u00a0: prudence',
      low: 'Prix bas',
      usual: 'Prix habituel',
      high: `Prix habituel\u00a0: ${range(usual)}`,
    })[verdict],
  source: (verdict: PriceVerdict, usual: UsualPrice) =>
    verdict === 'high'
      ? `D’après ${usual.count} annonces comparables`
      : `D’après ${usual.count} annonces comparables\u00a0: ${range(usual)}`,
  whilePosting: (usual: UsualPrice) => `Prix habituel\u00a0: ${range(usual)} (${usual.count} annonces comparables)`,
  take: ({ median }: UsualPrice) => `Mettre ${formatPrice({ kind: 'amount', euros: median })}`,
} as const;
