import { ContainerModule } from 'inversify';
import { NewsletterRepository } from '../../application/newsletter/NewsletterRepository';
import { SubscribeNewsletter } from '../../application/newsletter/SubscribeNewsletter';
import { NewsletterViewModel } from '../../presentation/newsletter/NewsletterViewModel';
import { bindFresh, bindUseCase } from '../bind';
import { viewModels } from '../tokens';

export const newsletterModule = new ContainerModule((options) => {
  bindUseCase(options, SubscribeNewsletter, [NewsletterRepository]);
  bindFresh(options, viewModels.newsletter, NewsletterViewModel, [SubscribeNewsletter]);
});
