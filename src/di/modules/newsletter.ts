import { ContainerModule } from 'inversify';
import { SubscribeNewsletter } from '../../application/newsletter/SubscribeNewsletter';
import { NewsletterViewModel } from '../../presentation/newsletter/NewsletterViewModel';
import { bindClass, bindFresh } from '../bindClass';
import { ports, viewModels } from '../tokens';
import { useCases } from '../useCases';

export const newsletterModule = new ContainerModule((options) => {
  bindClass(options, useCases.subscribeNewsletter, SubscribeNewsletter, [ports.newsletterRepository]);
  bindFresh(options, viewModels.newsletter, NewsletterViewModel, [useCases.subscribeNewsletter]);
});
