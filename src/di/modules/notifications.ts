import { ContainerModule } from 'inversify';
import { BrowserPush } from '../../application/notifications/BrowserPush';
import { DevicePushes } from '../../application/notifications/DevicePushes';
import { MessageMails } from '../../application/notifications/MessageMails';
import { OwnPushDevices } from '../../application/notifications/OwnPushDevices';
import { PreferencesRepository } from '../../application/preferences/PreferencesRepository';
import { Timers } from '../../application/shared/Timers';
import { DevicePushViewModel } from '../../presentation/account/DevicePushViewModel';
import { NotificationsViewModel } from '../../presentation/account/NotificationsViewModel';
import { devicePushViewModel, notificationsViewModel } from '../../presentation/account/viewModels';
import { StopMailsViewModel } from '../../presentation/notifications/StopMailsViewModel';
import { stopMailsViewModel } from '../../presentation/notifications/viewModels';
import { sessionViewModel } from '../../presentation/shared/viewModels';
import { bindUseCase, bindViewModel } from '../bind';

/** Apart from the account's module, because saved searches ask for it without the account page. */
export const notificationsModule = new ContainerModule((options) => {
  bindViewModel(options, notificationsViewModel, NotificationsViewModel, [
    sessionViewModel,
    PreferencesRepository,
    MessageMails,
    OwnPushDevices,
  ]);
  bindUseCase(options, DevicePushes, [BrowserPush, OwnPushDevices, Timers]);
  bindViewModel(options, devicePushViewModel, DevicePushViewModel, [sessionViewModel, DevicePushes]);
  bindViewModel(options, stopMailsViewModel, StopMailsViewModel, [MessageMails]);
});
