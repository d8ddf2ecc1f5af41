import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { PAGE_ANSWERS_ID } from '../../../../src/application/shared/PageAnswers';
import { FindUsualPrice } from '../../../../src/application/search/FindUsualPrice';
import type { Listing } from '../../../../src/domain/listings/Listing';
import { success } from '../../../../src/domain/shared/Result';
import { UsualPriceViewModel } from '../../../../src/presentation/listings/display/UsualPriceViewModel';
import { UsualPriceSlot } from '../../../../src/presentation/listings/page/UsualPriceSlot';
import { usualPriceViewModel } from '../../../../src/presentation/listings/viewModels';
import { ViewModelContext } from '../../../../src/presentation/shared/useViewModel';
import { aListing } from '../../../support/builders/aListing';
import { someComparables } from '../../../support/builders/someComparables';
import { someResults } from '../../../support/builders/aSearch';
import { aListingSearch } from '../../../support/doubles/aListingSearch';
import { stubIntersectionObserver } from '../../../support/environment/stubIntersectionObserver';
import { aViewModelSource, given } from '../../../support/doubles/aViewModelSource';

let showAll: () => void;

beforeEach(() => {
  showAll = stubIntersectionObserver();
});

const comeIntoView = () => act(async () => showAll());

function show(changes: Partial<Listing>, others = someComparables()) {
  const search = aListingSearch(() => success(someResults(others)));
  const source = aViewModelSource(
    given(usualPriceViewModel, () => new UsualPriceViewModel(new FindUsualPrice(search))),
  );
  const { container } = render(
    <ViewModelContext value={source}>
      <MemoryRouter>
        <UsualPriceSlot listing={aListing(changes)} />
      </MemoryRouter>
    </ViewModelContext>,
  );
  return { container, search };
}

const priced = (euros: number): Partial<Listing> => ({ price: { kind: 'amount', euros } });

test.each([
  [48, 'Prix très bas\u00a0: prudence', 'D’après 8 annonces comparables\u00a0: 98 à 130\u00a0€'],
  [60, 'Prix bas', 'D’après 8 annonces comparables\u00a0: 98 à 130\u00a0€'],
  [120, 'Prix habituel', 'D’après 8 annonces comparables\u00a0: 98 à 130\u00a0€'],
  [200, 'Prix habituel\u00a0: 98 à 130\u00a0€', 'D’après 8 annonces comparables'],
])('the page of a bicycle for %i € says « %s », and links to how it is computed', async (euros, verdict, source) => {
  show(priced(euros));
  await comeIntoView();
  const link = await screen.findByRole('link', { name: source });
  expect(link).toHaveAttribute('href', '/classement#prix-habituel');
  expect(screen.getByText((_, element) => element?.textContent === verdict, { selector: 'strong' })).toBeVisible();
});

test('nothing is searched before the place of the line comes into view', async () => {
  const { search } = show(priced(120));
  await act(async () => Promise.resolve());
  expect(search.requests).toEqual([]);
  await comeIntoView();
  await screen.findByRole('link', { name: /^D’après 8/ });
  expect(search.requests).toHaveLength(1);
});

test('a rendered page searches nothing before its visitor does something, and offers to compare until then', async () => {
  document.body.insertAdjacentHTML('beforeend', `<script id="${PAGE_ANSWERS_ID}" type="application/json"></script>`);
  const { container, search } = show(priced(120));
  expect(screen.queryByRole('button')).toBeNull();
  await comeIntoView();
  act(() => screen.getByRole('button', { name: 'Comparer au prix habituel' }).focus());
  expect(container.firstChild).toHaveFocus();
  expect(search.requests).toEqual([]);
  expect(screen.queryByRole('link')).toBeNull();
  await act(async () => window.dispatchEvent(new Event('pointermove')));
  expect(await screen.findByRole('link', { name: /^D’après 8/ })).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  expect(container.firstChild).toHaveFocus();
  document.getElementById(PAGE_ANSWERS_ID)?.remove();
});

test('the page of a listing with seven comparable ones says what a usual price needs, with a link to how it is computed', async () => {
  show(priced(120), someComparables().slice(1));
  await comeIntoView();
  const link = await screen.findByRole('link', {
    name: 'Prix habituel inconnu\u00a0: il faut huit annonces comparables, aux prix voisins.',
  });
  expect(link).toHaveAttribute('href', '/classement#prix-habituel');
});

test.each([
  ['a gift', { price: { kind: 'gift' } }],
  ['a price of 0', priced(0)],
  ['a price on request', { price: { kind: 'on-request' } }],
  ['a request', { kind: 'wanted' }],
] as const)('the page has no place for such a line for %s', (_, changes) => {
  expect(show(changes).container).toBeEmptyDOMElement();
});
