import { ContainerModule } from 'inversify';
import { NewsletterRepository } from '../../application/newsletter/NewsletterRepository';
import { SubscribeNewsletter } from '../../application/newsletter/SubscribeNewsletter';
import { NewsletterViewModel } from '../../presentation/newsletter/NewsletterViewModel';
import { newsletterViewModel } from '../../presentation/newsletter/viewModels';
import { bindUseCase, bindViewModel } from '../bind';

export const newsletterModule = new ContainerModule((options) => {
  bindUseCase(options, SubscribeNewsletter, [NewsletterRepository]);
  bindViewModel(options, newsletterViewModel, NewsletterViewModel, [SubscribeNewsletter]);
});
