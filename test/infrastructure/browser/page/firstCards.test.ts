// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { cardOf } from '../../../../src/domain/listings/cardOf';
import { MINUTE } from '../../../../src/domain/shared/Instant';
import { FIRST_CARDS_ID, readFirstCards, type FirstCard } from '../../../../src/infrastructure/browser/page/firstCards';
import { listingOfDemo } from '../../../../src/infrastructure/embedded/demo/DemoListing';
import { aListing, NOON } from '../../../support/builders/aListing';
import { aDemoCatalogue } from '../../../support/embedded/aDemoCatalogue';

function aPageWith(cards: readonly FirstCard[]): void {
  document.body.innerHTML = `<script type="application/json" id="${FIRST_CARDS_ID}">${JSON.stringify(cards)}</script>`;
}

afterEach(() => {
  document.body.innerHTML = '';
});

test('a page without cards has none', () => {
  expect(readFirstCards(NOON)).toEqual([]);
});

test('the card of a page that a server has rendered keeps its date, however late it is read', () => {
  const card = cardOf(aListing());
  aPageWith([card]);
  expect(readFirstCards(NOON + 50 * MINUTE)).toEqual([card]);
});

test('the card of a page that was built has the date that the demo catalogue gives its listing in the same hour', () => {
  const now = NOON + 13 * MINUTE;
  const [listing] = aDemoCatalogue(1);
  if (listing === undefined) throw new Error('There is no listing.');
  const { publishedAt, ...card } = cardOf(listingOfDemo(listing, now));
  aPageWith([{ ...card, ageInMinutes: listing.ageInMinutes }]);
  expect(readFirstCards(now)).toEqual([{ ...card, publishedAt }]);
});
