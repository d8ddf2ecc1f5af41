import { viewModelKey } from '../shared/viewModelKey';
import type { PersonReviewsViewModel } from './PersonReviewsViewModel';
import type { ReviewViewModel } from './ReviewViewModel';

export const personReviewsViewModel = viewModelKey<PersonReviewsViewModel>(
  'personReviewsViewModel',
  'reviews',
  'screen',
);
export const reviewViewModel = viewModelKey<ReviewViewModel>('reviewViewModel', 'reviews', 'screen');
