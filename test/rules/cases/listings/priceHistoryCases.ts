import type { PlainDocument } from '@mon-bazar/firebase-test-server/firestore/plainDocument';
import { karim } from '../../actors';
import { anOlderListing } from '../../aListingDocument';
import { given, type Attempt } from '../../Attempt';
import { movesFrom, posts } from '../../posting';
import { allows, denies, type RulesCase } from '../../RulesCase';
import { inDays, inMinutes, now } from '../../times';
import { storedListing } from '../../world';

const euros = (amount: number): PlainDocument => ({ kind: 'amount', euros: amount });
const ended = (price: number, until: Date): PlainDocument => ({ price: euros(price), until });
const keeps = (...formerPrices: readonly PlainDocument[]): PlainDocument => ({ formerPrices });

/** From 120 € to `price`: an edit of a listing that was posted ten days ago. */
function costs(
  price: number,
  history: PlainDocument,
  before: PlainDocument = {},
  changes: PlainDocument = {},
): Attempt {
  const listing = anOlderListing('suivi', 'online', before);
  return given(
    storedListing('suivi', listing),
    movesFrom('suivi', listing, { price: euros(price), ...changes }, { history }),
  );
}

const asOf = (until: Date) => ended(120, until);
const longAgo = ended(150, inDays(-5));
/** Thirty former prices, the oldest first. */
const thirty = Array.from({ length: 30 }, (_, index) => ended(200 - index, inDays(index - 40)));
const oneMore = [...thirty.slice(1), asOf(now)];

export const priceHistoryCases: readonly RulesCase[] = [
  allows('a new price comes with the former one', karim, costs(90, keeps(asOf(now)))),
  allows('a higher price comes with the former one', karim, costs(140, keeps(asOf(now)))),
  allows('a former price follows those before', karim, costs(90, keeps(longAgo, asOf(now)), keeps(longAgo))),
  denies('a new price does not go without the former one', karim, costs(90, {})),
  denies('a new price does not leave the history as it was', karim, costs(90, keeps(longAgo), keeps(longAgo))),
  denies('a new price does not remove the history', karim, costs(90, {}, keeps(longAgo))),
  denies('a new price does not replace the history', karim, costs(90, keeps(asOf(now)), keeps(longAgo))),
  denies('a former price is not another one', karim, costs(90, keeps(ended(300, now)))),
  denies('a former price does not end in the past', karim, costs(90, keeps(asOf(inMinutes(-1))))),
  denies('a former price has no further field', karim, costs(90, keeps({ ...asOf(now), note: 'Prix conseillé' }))),
  denies('one new price has not two former ones', karim, costs(90, keeps(ended(300, now), asOf(now)))),
  denies('a former price is not recorded while the price stays', karim, costs(120, keeps(asOf(now)))),
  allows('the history stays as it was while the price does', karim, costs(120, keeps(longAgo), keeps(longAgo))),
  denies('an edit does not remove the history', karim, costs(120, {}, keeps(longAgo))),
  denies('an edit does not change the history', karim, costs(120, keeps(ended(300, inDays(-5))), keeps(longAgo))),
  denies(
    'the history is not changed while a listing is reserved',
    karim,
    costs(120, keeps(ended(300, inDays(-5))), keeps(longAgo), { state: 'reserved' }),
  ),
  denies(
    'the history is not removed while a listing is sold',
    karim,
    costs(120, {}, keeps(longAgo), { state: 'sold' }),
  ),
  allows(
    'a price that has stood for an hour since the listing was posted is kept',
    karim,
    costs(90, keeps(asOf(now)), { publishedAt: inMinutes(-60) }),
  ),
  denies(
    'a price that has stood for an hour since the listing was posted is not left out',
    karim,
    costs(90, {}, { publishedAt: inMinutes(-60) }),
  ),
  allows(
    'a price that has stood for less than an hour since the listing was posted is left out',
    karim,
    costs(90, {}, { publishedAt: inMinutes(-59) }),
  ),
  denies(
    'a price that has stood for less than an hour since the listing was posted is not kept',
    karim,
    costs(90, keeps(asOf(now)), { publishedAt: inMinutes(-59) }),
  ),
  allows(
    'a price that has stood for a day since the last one is kept',
    karim,
    costs(90, keeps(longAgo, ended(150, inDays(-1)), asOf(now)), keeps(longAgo, ended(150, inDays(-1)))),
  ),
  allows(
    'a price that has stood for less than a day since the last one is left out',
    karim,
    costs(90, keeps(longAgo, ended(150, inMinutes(-90))), keeps(longAgo, ended(150, inMinutes(-90)))),
  ),
  denies(
    'a price that has stood for less than a day since the last one is not kept',
    karim,
    costs(90, keeps(longAgo, ended(150, inMinutes(-90)), asOf(now)), keeps(longAgo, ended(150, inMinutes(-90)))),
  ),
  allows('a history has thirty prices', karim, costs(90, keeps(...oneMore), keeps(...thirty.slice(1)))),
  allows('the oldest of thirty prices makes way', karim, costs(90, keeps(...oneMore), keeps(...thirty))),
  denies('a history has not thirty-one prices', karim, costs(90, keeps(...thirty, asOf(now)), keeps(...thirty))),
  denies(
    'no other than the oldest of thirty prices makes way',
    karim,
    costs(90, keeps(...thirty.slice(0, -1), asOf(now)), keeps(...thirty)),
  ),
  denies('a new listing has no history', karim, posts({ listing: keeps(longAgo) })),
];
