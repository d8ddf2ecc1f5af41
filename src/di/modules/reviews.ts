import { ContainerModule } from 'inversify';
import { ReviewRepository } from '../../application/reviews/ReviewRepository';
import { Clock } from '../../application/shared/Clock';
import { FormDrafts } from '../../application/shared/FormDrafts';
import { DealCountsViewModel } from '../../presentation/reviews/DealCountsViewModel';
import { PersonReviewsViewModel } from '../../presentation/reviews/PersonReviewsViewModel';
import { ReviewViewModel } from '../../presentation/reviews/ReviewViewModel';
import { dealCountsViewModel, personReviewsViewModel, reviewViewModel } from '../../presentation/reviews/viewModels';
import { bindViewModel } from '../bind';

export const reviewsModule = new ContainerModule((options) => {
  bindViewModel(options, dealCountsViewModel, DealCountsViewModel, [ReviewRepository]);
  bindViewModel(options, personReviewsViewModel, PersonReviewsViewModel, [ReviewRepository]);
  bindViewModel(options, reviewViewModel, ReviewViewModel, [ReviewRepository, FormDrafts, Clock]);
});
