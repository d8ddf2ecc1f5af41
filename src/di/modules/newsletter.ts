import { ContainerModule } from 'inversify';
import { NewsletterRepository } from '../../application/newsletter/NewsletterRepository';
import { OwnSubscriptions } from '../../application/newsletter/OwnSubscriptions';
import { SubscribeNewsletter } from '../../application/newsletter/SubscribeNewsletter';
import { UnsubscribeNewsletter } from '../../application/newsletter/UnsubscribeNewsletter';
import { IdGenerator } from '../../application/shared/IdGenerator';
import { NewsletterViewModel } from '../../presentation/newsletter/NewsletterViewModel';
import { UnsubscribeViewModel } from '../../presentation/newsletter/UnsubscribeViewModel';
import { newsletterViewModel, unsubscribeViewModel } from '../../presentation/newsletter/viewModels';
import { bindUseCase, bindViewModel } from '../bind';

export const newsletterModule = new ContainerModule((options) => {
  bindUseCase(options, SubscribeNewsletter, [NewsletterRepository, OwnSubscriptions, IdGenerator]);
  bindUseCase(options, UnsubscribeNewsletter, [NewsletterRepository, OwnSubscriptions]);
  bindViewModel(options, newsletterViewModel, NewsletterViewModel, [SubscribeNewsletter]);
  bindViewModel(options, unsubscribeViewModel, UnsubscribeViewModel, [UnsubscribeNewsletter, OwnSubscriptions]);
});
