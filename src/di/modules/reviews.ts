import { ContainerModule } from 'inversify';
import { ReviewRepository } from '../../application/reviews/ReviewRepository';
import { Clock } from '../../application/shared/Clock';
import { FormDrafts } from '../../application/shared/FormDrafts';
import { PersonReviewsViewModel } from '../../presentation/reviews/PersonReviewsViewModel';
import { ReviewViewModel } from '../../presentation/reviews/ReviewViewModel';
import { personReviewsViewModel, reviewViewModel } from '../../presentation/reviews/viewModels';
import { bindViewModel } from '../bind';

export const reviewsModule = new ContainerModule((options) => {
  bindViewModel(options, personReviewsViewModel, PersonReviewsViewModel, [ReviewRepository]);
  bindViewModel(options, reviewViewModel, ReviewViewModel, [ReviewRepository, FormDrafts, Clock]);
});
