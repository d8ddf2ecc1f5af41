import { ContainerModule } from 'inversify';
import { MessageMails } from '../../application/notifications/MessageMails';
import { PreferencesRepository } from '../../application/preferences/PreferencesRepository';
import { NotificationsViewModel } from '../../presentation/account/NotificationsViewModel';
import { notificationsViewModel } from '../../presentation/account/viewModels';
import { StopMailsViewModel } from '../../presentation/notifications/StopMailsViewModel';
import { stopMailsViewModel } from '../../presentation/notifications/viewModels';
import { sessionViewModel } from '../../presentation/shared/viewModels';
import { bindViewModel } from '../bind';

/** Apart from the account's module, because saved searches ask for it without the account page. */
export const notificationsModule = new ContainerModule((options) => {
  bindViewModel(options, notificationsViewModel, NotificationsViewModel, [
    sessionViewModel,
    PreferencesRepository,
    MessageMails,
  ]);
  bindViewModel(options, stopMailsViewModel, StopMailsViewModel, [MessageMails]);
});
