import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import type { BackendResult } from '../../../src/application/shared/BackendResult';
import { REVIEWS_SHOWN, type Review } from '../../../src/domain/reviews/Review';
import { failure, success } from '../../../src/domain/shared/Result';
import { PersonReviews } from '../../../src/presentation/reviews/PersonReviews';
import { PersonReviewsViewModel } from '../../../src/presentation/reviews/PersonReviewsViewModel';
import { ProfileRating } from '../../../src/presentation/reviews/ProfileRating';
import { SellerRating } from '../../../src/presentation/reviews/SellerRating';
import { personReviewsViewModel } from '../../../src/presentation/reviews/viewModels';
import { ViewModelContext } from '../../../src/presentation/shared/useViewModel';
import { aReview } from '../../support/builders/aReview';
import { aViewModelSource, given } from '../../support/doubles/aViewModelSource';

async function show(read: BackendResult<readonly Review[]>, path = '/annonce/velo', isProfile = false) {
  const about = vi.fn(async () => read);
  const unused = () => Promise.reject(new Error('not asked for'));
  const viewModel = new PersonReviewsViewModel({ about, answer: unused });
  const view = render(
    <ViewModelContext value={aViewModelSource(given(personReviewsViewModel, () => viewModel))}>
      <MemoryRouter initialEntries={[path]}>
        {isProfile ? (
          <>
            <ProfileRating viewModel={viewModel} />
            <PersonReviews uid="karim" name="Karim" isOwn={false} viewModel={viewModel} />
          </>
        ) : (
          <SellerRating uid="karim" name="Karim" />
        )}
      </MemoryRouter>
    </ViewModelContext>,
  );
  await act(async () => Promise.resolve());
  return { ...view, about };
}

const reviewsWith = (...stars: Review['stars'][]) =>
  success(stars.map((one, index) => aReview({ listingId: `velo-${index}`, stars: one })));

test('the rating of a seller says the mean and the number of reviews, names the seller and leads to the reviews', async () => {
  const { about } = await show(reviewsWith(5, 4, 4, 5, 5));
  const link = screen.getByRole('link', { name: 'Karim\u00a0: 4,6 sur 5 · 5 avis' });
  expect(link).toHaveTextContent(/^4,6 sur 5 · 5 avis$/);
  expect(link).toHaveAttribute('href', '/profil/karim#avis');
  expect(about).toHaveBeenCalledExactlyOnceWith('karim');
});

test.each([
  [reviewsWith(2), '2,0 sur 5 · 1 avis'],
  [reviewsWith(...Array.from({ length: REVIEWS_SHOWN - 1 }, () => 4 as const)), '4,0 sur 5 · 49 avis'],
  [reviewsWith(...Array.from({ length: REVIEWS_SHOWN }, () => 4 as const)), '4,0 sur 5 · 50 derniers avis'],
])('the rating of a seller counts the reviews that the profile shows: %#', async (read, text) => {
  await show(read);
  expect(screen.getByRole('link')).toHaveTextContent(text);
});

test.each<[of: string, read: BackendResult<readonly Review[]>]>([
  ['a seller without reviews', reviewsWith()],
  ['reviews that cannot be read', failure('unavailable')],
])('there is no rating of %s', async (_, read) => {
  expect((await show(read)).container).toBeEmptyDOMElement();
});

test('a profile whose address names the reviews begins at them', async () => {
  await show(reviewsWith(4), '/profil/karim#avis', true);
  expect(screen.getByRole('heading', { name: '1 avis' })).toHaveFocus();
});

test('a profile whose address does not name the reviews leaves the focus where it is', async () => {
  await show(reviewsWith(4), '/profil/karim', true);
  expect(screen.getByRole('heading', { name: '1 avis' })).not.toHaveFocus();
});

test('the rating beside the name on a profile leads to the reviews, each time', async () => {
  await show(reviewsWith(5, 4), '/profil/karim', true);
  const rating = screen.getByRole('link', { name: '4,5 sur 5 · 2 avis' });
  for (let time = 0; time < 2; time += 1) {
    await userEvent.click(rating);
    expect(screen.getByRole('heading', { name: '2 avis' })).toHaveFocus();
  }
});

test('a profile without reviews says so beside the name, and one whose reviews cannot be read says nothing there', async () => {
  const { unmount } = await show(reviewsWith(), '/profil/karim', true);
  expect(screen.getByText('Pas encore d’avis')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Pas encore d’avis' })).toBeNull();
  unmount();
  await show(failure('unavailable'), '/profil/karim', true);
  expect(screen.queryByText(/sur 5|Pas encore/)).toBeNull();
});
