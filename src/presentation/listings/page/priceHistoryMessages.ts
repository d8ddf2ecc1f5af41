import { dealKind, type DealKind } from '../../../domain/listings/dealKind';
import type { FormerPrice, Listing } from '../../../domain/listings/Listing';
import type { PriceHistory } from '../../../domain/listings/priceHistory';
import type { Instant } from '../../../domain/shared/Instant';
import { formatDay } from '../../shared/format/formatDate';
import { formatPrice } from '../../shared/format/formatPrice';

const nouns: Record<DealKind, readonly [one: string, several: string]> = {
  sale: ['Prix', 'prix'],
  gift: ['Prix', 'prix'],
  rental: ['Loyer', 'loyers'],
  wanted: ['Budget', 'budgets'],
};

const verbs: Record<PriceHistory['move'], string> = { drop: 'baissé', rise: 'augmenté', other: 'passé' };

/** « 3 novembre », with the year unless it is this one. */
function dayOf(instant: Instant, now: Instant): string {
  const [day, year] = [formatDay(instant), formatDay(now).slice(-5)];
  return day.endsWith(year) ? day.slice(0, -5) : day;
}

export const priceHistoryMessages = {
  change: (listing: Listing, { move, from, at }: PriceHistory, now: Instant) =>
    listing.price.kind === 'amount' && from.kind === 'amount'
      ? `${nouns[dealKind(listing)][0]} ${verbs[move]} de ${formatPrice(from)} à ${formatPrice(listing.price)} le ${dayOf(at, now)}`
      : `${formatPrice(from)} jusqu’au ${dayOf(at, now)}`,
  former: (listing: Listing, count: number) => `Les ${count} ${nouns[dealKind(listing)][1]} précédents`,
  until: ({ price, until }: FormerPrice, now: Instant) => `${formatPrice(price)} jusqu’au ${dayOf(until, now)}`,
} as const;
