import { ContainerModule } from 'inversify';
import { ProfileRepository } from '../../application/account/ProfileRepository';
import { PublishResponseRate } from '../../application/messaging/PublishResponseRate';
import { PreferencesRepository } from '../../application/preferences/PreferencesRepository';
import { Clock } from '../../application/shared/Clock';
import { AnswersViewModel } from '../../presentation/account/AnswersViewModel';
import { NotificationsViewModel } from '../../presentation/account/NotificationsViewModel';
import { bindFresh, bindUseCase } from '../bind';
import { viewModels } from '../tokens';

/** What goes on beside every page of someone signed in: it comes without the account page. */
export const preferencesModule = new ContainerModule((options) => {
  bindUseCase(options, PublishResponseRate, [ProfileRepository, Clock]);
  bindFresh(options, viewModels.answers, AnswersViewModel, [PublishResponseRate]);
  bindFresh(options, viewModels.notifications, NotificationsViewModel, [viewModels.session, PreferencesRepository]);
});
