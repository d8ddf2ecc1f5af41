import { ContainerModule } from 'inversify';
import { ListingBuyers } from '../../application/listings/ListingBuyers';
import { ListingRepository } from '../../application/listings/ListingRepository';
import { PhotoPreparation } from '../../application/listings/PhotoPreparation';
import { PhotoRepository } from '../../application/listings/PhotoRepository';
import { BlockRepository } from '../../application/messaging/BlockRepository';
import { ConversationRepository } from '../../application/messaging/ConversationRepository';
import { DiscardMessage } from '../../application/messaging/DiscardMessage';
import { MessageDelivery } from '../../application/messaging/MessageDelivery';
import { MessageDrafts } from '../../application/messaging/MessageDrafts';
import { MessageOutbox } from '../../application/messaging/MessageOutbox';
import { Notifier } from '../../application/messaging/Notifier';
import { PhotoUploadQueue } from '../../application/messaging/PhotoUploadQueue';
import { SendMessage } from '../../application/messaging/SendMessage';
import { SendPhoto } from '../../application/messaging/SendPhoto';
import { WithdrawMessage } from '../../application/messaging/WithdrawMessage';
import { PreferencesRepository } from '../../application/preferences/PreferencesRepository';
import { BackendStatus } from '../../application/resilience/BackendStatus';
import { Clock } from '../../application/shared/Clock';
import { IdGenerator } from '../../application/shared/IdGenerator';
import { TextDownload } from '../../application/shared/TextDownload';
import { Timers } from '../../application/shared/Timers';
import { AskedListingViewModel } from '../../presentation/messaging/AskedListingViewModel';
import { AppointmentViewModel } from '../../presentation/messaging/appointments/AppointmentViewModel';
import { InboxViewModel } from '../../presentation/messaging/InboxViewModel';
import { ComposerViewModel } from '../../presentation/messaging/thread/ComposerViewModel';
import { DealTimelineViewModel } from '../../presentation/messaging/thread/DealTimelineViewModel';
import { ThreadViewModel } from '../../presentation/messaging/thread/ThreadViewModel';
import { appointmentViewModel } from '../../presentation/messaging/appointments/viewModels';
import {
  askedListingViewModel,
  composerViewModel,
  dealTimelineViewModel,
  threadViewModel,
  withdrawalViewModel,
} from '../../presentation/messaging/thread/viewModels';
import { inboxViewModel, messageDelivery } from '../../presentation/messaging/viewModels';
import { WithdrawalViewModel } from '../../presentation/messaging/withdrawal/WithdrawalViewModel';
import { bindAlias, bindUseCase, bindViewModel } from '../bind';

export const messagingModule = new ContainerModule((options) => {
  bindUseCase(options, MessageDelivery, [
    ConversationRepository,
    MessageOutbox,
    PhotoUploadQueue,
    PhotoRepository,
    Timers,
    BackendStatus,
  ]);
  bindAlias(options, messageDelivery, MessageDelivery);
  bindUseCase(options, SendMessage, [MessageOutbox, IdGenerator, Clock]);
  bindUseCase(options, SendPhoto, [MessageOutbox, PhotoUploadQueue, IdGenerator, Clock]);
  bindUseCase(options, DiscardMessage, [MessageOutbox, PhotoUploadQueue, PhotoRepository]);
  bindUseCase(options, WithdrawMessage, [ConversationRepository, PhotoRepository]);
  bindViewModel(options, inboxViewModel, InboxViewModel, [ConversationRepository, Notifier, PreferencesRepository]);
  bindViewModel(options, threadViewModel, ThreadViewModel, [
    ConversationRepository,
    ListingRepository,
    MessageOutbox,
    DiscardMessage,
    BlockRepository,
    Clock,
  ]);
  bindViewModel(options, askedListingViewModel, AskedListingViewModel, [ListingRepository]);
  bindViewModel(options, appointmentViewModel, AppointmentViewModel, [TextDownload, Clock, Timers]);
  bindViewModel(options, composerViewModel, ComposerViewModel, [
    SendMessage,
    SendPhoto,
    MessageDrafts,
    PhotoPreparation,
  ]);
  bindViewModel(options, withdrawalViewModel, WithdrawalViewModel, [WithdrawMessage, BackendStatus, Clock, Timers]);
  bindViewModel(options, dealTimelineViewModel, DealTimelineViewModel, [ListingBuyers, Timers]);
});
