import { formatNumber } from '../shared/format/formatNumber';
import { formatPrice } from '../shared/format/formatPrice';
import { placeText, shortCommuneName } from '../shared/places/placeText';
import { mapMessages } from './messages';
import type { TagGroup } from './tagGroups';

/** A price that fits on a tag: « 150 € », « 318 k€ », « 1,2 M€ ». */
export function shortPrice(euros: number): string {
  if (euros < 100_000) return formatPrice({ kind: 'amount', euros });
  if (euros < 1_000_000) return mapMessages.thousands(formatNumber(Math.round(euros / 1000)));
  return mapMessages.millions(formatNumber(euros / 1_000_000, 1));
}

/** What stands on a tag besides the number of its listings; empty for several without a price. */
export function tagText({ count, card, cheapest }: TagGroup): string {
  if (cheapest !== null) return shortPrice(cheapest);
  if (count > 1) return '';
  return card.price.kind === 'gift' ? mapMessages.gift : mapMessages.onRequest;
}

/** What a tag says besides for screen readers: before its number, between number and price, and after the price. */
export function hiddenTagText({ count, card, isOnePlace }: TagGroup) {
  const budget = card.kind === 'wanted' && card.price.kind === 'amount' ? mapMessages.budget : '';
  if (count === 1)
    return { before: `${card.title}, ${budget}`, between: '', after: `, ${placeText(card.location)}` } as const;
  const place = shortCommuneName(card.location.communeName);
  return isOnePlace
    ? ({ before: '', between: mapMessages.inPlace(place), after: '' } as const)
    : ({ before: '', between: mapMessages.aroundPlace(place), after: mapMessages.zooms } as const);
}
