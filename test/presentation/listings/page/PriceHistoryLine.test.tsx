import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { FormerPrice, Listing } from '../../../../src/domain/listings/Listing';
import type { Price } from '../../../../src/domain/listings/Price';
import { PriceHistoryLine } from '../../../../src/presentation/listings/page/PriceHistoryLine';
import { listingDisplay } from '../../../../src/presentation/shared/viewModels';
import { ViewModelContext } from '../../../../src/presentation/shared/useViewModel';
import { aListing } from '../../../support/builders/aListing';
import { aListingDisplay } from '../../../support/doubles/aListingDisplay';
import { aViewModelSource, given } from '../../../support/doubles/aViewModelSource';

const euros = (amount: number): Price => ({ kind: 'amount', euros: amount });
const gift: Price = { kind: 'gift' };
const onRequest: Price = { kind: 'on-request' };
const until = (price: Price, month: number, day: number, year = 2026): FormerPrice => ({
  price,
  until: Date.UTC(year, month - 1, day, 10),
});

/** The visitor comes on 15 June 2026. */
function show(changes: Partial<Listing>) {
  const source = aViewModelSource(given(listingDisplay, () => aListingDisplay()));
  const { container } = render(
    <ViewModelContext value={source}>
      <PriceHistoryLine listing={aListing(changes)} />
    </ViewModelContext>,
  );
  return container;
}

test('nothing is said of a price that has never changed', () => {
  expect(show({})).toBeEmptyDOMElement();
});

test('nothing is said of the former prices of a sold listing', () => {
  expect(show({ state: 'sold', formerPrices: [until(euros(150), 6, 3)] })).toBeEmptyDOMElement();
});

test.each<[string, Partial<Listing>]>([
  [
    'Prix baissé de 120\u00a0€ à 90\u00a0€ le 3\u00a0juin',
    { price: euros(90), formerPrices: [until(euros(120), 6, 3)] },
  ],
  [
    'Prix baissé de 1\u00a0200\u00a0€ à 90\u00a0€ le 1er\u00a0juin',
    { price: euros(90), formerPrices: [until(euros(1200), 6, 1)] },
  ],
  [
    'Prix augmenté de 90\u00a0€ à 120\u00a0€ le 31\u00a0décembre 2025',
    { price: euros(120), formerPrices: [until(euros(90), 12, 31, 2025)] },
  ],
  [
    'Loyer baissé de 900\u00a0€ à 850\u00a0€ le 3\u00a0juin',
    { categoryId: 'locations', price: euros(850), formerPrices: [until(euros(900), 6, 3)] },
  ],
  [
    'Budget augmenté de 90\u00a0€ à 120\u00a0€ le 3\u00a0juin',
    { kind: 'wanted', price: euros(120), formerPrices: [until(euros(90), 6, 3)] },
  ],
  ['120\u00a0€ jusqu’au 3\u00a0juin', { price: gift, formerPrices: [until(euros(120), 6, 3)] }],
  ['Don jusqu’au 3\u00a0juin', { price: euros(20), formerPrices: [until(gift, 6, 3)] }],
  ['Prix sur demande jusqu’au 3\u00a0juin', { price: euros(20), formerPrices: [until(onRequest, 6, 3)] }],
])('the page says « %s », and has nothing to open', (text, changes) => {
  const container = show(changes);
  expect(container.textContent).toBe(text);
  expect(container.querySelector('details')).toBeNull();
});

test('a price that comes down to what it was is not called lower, and the former ones are read on opening', async () => {
  const formerPrices = [until(euros(90), 6, 3), until(euros(150), 6, 9)];
  show({ price: euros(90), formerPrices });
  expect(screen.getByText('Prix passé de 150 € à 90 € le 9 juin')).toBeInTheDocument();
  expect(screen.getByText('150 € jusqu’au 9 juin')).not.toBeVisible();
  await userEvent.click(screen.getByText('Les 2 prix précédents'));
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '150\u00a0€ jusqu’au 9\u00a0juin',
    '90\u00a0€ jusqu’au 3\u00a0juin',
  ]);
});

test.each<[string, Partial<Listing>]>([
  ['Les 2 loyers précédents', { categoryId: 'locations' }],
  ['Les 2 budgets précédents', { kind: 'wanted' }],
])('former amounts are named by what they are: %s', (text, changes) => {
  show({ ...changes, formerPrices: [until(euros(90), 6, 3), until(euros(150), 6, 9)] });
  expect(screen.getByText(text)).toBeInTheDocument();
});
