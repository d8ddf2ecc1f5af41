import { ContainerModule } from 'inversify';
import { ConfirmSubscription } from '../../application/newsletter/ConfirmSubscription';
import { NewsletterRepository } from '../../application/newsletter/NewsletterRepository';
import { OwnSubscriptions } from '../../application/newsletter/OwnSubscriptions';
import { SubscribeNewsletter } from '../../application/newsletter/SubscribeNewsletter';
import { UnsubscribeNewsletter } from '../../application/newsletter/UnsubscribeNewsletter';
import { MessageMails } from '../../application/notifications/MessageMails';
import { IdGenerator } from '../../application/shared/IdGenerator';
import { ConfirmationViewModel } from '../../presentation/newsletter/ConfirmationViewModel';
import { NewsletterViewModel } from '../../presentation/newsletter/NewsletterViewModel';
import { UnsubscribeViewModel } from '../../presentation/newsletter/UnsubscribeViewModel';
import {
  confirmationViewModel,
  newsletterViewModel,
  unsubscribeViewModel,
} from '../../presentation/newsletter/viewModels';
import { bindUseCase, bindViewModel } from '../bind';

export const newsletterModule = new ContainerModule((options) => {
  bindUseCase(options, SubscribeNewsletter, [NewsletterRepository, OwnSubscriptions, IdGenerator]);
  bindUseCase(options, ConfirmSubscription, [NewsletterRepository]);
  bindUseCase(options, UnsubscribeNewsletter, [NewsletterRepository, OwnSubscriptions]);
  bindViewModel(options, newsletterViewModel, NewsletterViewModel, [SubscribeNewsletter, MessageMails]);
  bindViewModel(options, confirmationViewModel, ConfirmationViewModel, [ConfirmSubscription]);
  bindViewModel(options, unsubscribeViewModel, UnsubscribeViewModel, [UnsubscribeNewsletter, OwnSubscriptions]);
});
