import { ContainerModule } from 'inversify';
import { PublishResponseRate } from '../../application/messaging/PublishResponseRate';
import { AnswersViewModel } from '../../presentation/account/AnswersViewModel';
import { NotificationsViewModel } from '../../presentation/account/NotificationsViewModel';
import { bindClass, bindFresh } from '../bindClass';
import { ports, viewModels } from '../tokens';
import { useCases } from '../useCases';

/** What goes on beside every page of someone signed in: it comes without the account page. */
export const preferencesModule = new ContainerModule((options) => {
  bindClass(options, useCases.publishResponseRate, PublishResponseRate, [ports.profileRepository, ports.clock]);
  bindFresh(options, viewModels.answers, AnswersViewModel, [useCases.publishResponseRate]);
  bindFresh(options, viewModels.notifications, NotificationsViewModel, [
    viewModels.session,
    ports.preferencesRepository,
  ]);
});
