import { ContainerModule } from 'inversify';
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
import { PreferencesRepository } from '../../application/preferences/PreferencesRepository';
import { BackendStatus } from '../../application/resilience/BackendStatus';
import { Clock } from '../../application/shared/Clock';
import { IdGenerator } from '../../application/shared/IdGenerator';
import { Timers } from '../../application/shared/Timers';
import { InboxViewModel } from '../../presentation/messaging/InboxViewModel';
import { ComposerViewModel } from '../../presentation/messaging/thread/ComposerViewModel';
import { ThreadViewModel } from '../../presentation/messaging/thread/ThreadViewModel';
import { bindClass, bindFresh, bindUseCase } from '../bind';
import { viewModels } from '../tokens';

export const messagingModule = new ContainerModule((options) => {
  bindUseCase(options, MessageDelivery, [
    ConversationRepository,
    MessageOutbox,
    PhotoUploadQueue,
    PhotoRepository,
    Timers,
  ]);
  bindUseCase(options, SendMessage, [MessageOutbox, IdGenerator, Clock]);
  bindUseCase(options, SendPhoto, [MessageOutbox, PhotoUploadQueue, IdGenerator, Clock]);
  bindUseCase(options, DiscardMessage, [MessageOutbox, PhotoUploadQueue, PhotoRepository]);
  bindClass(options, viewModels.inbox, InboxViewModel, [
    ConversationRepository,
    MessageDelivery,
    Notifier,
    BackendStatus,
    PreferencesRepository,
  ]);
  bindFresh(options, viewModels.thread, ThreadViewModel, [
    ConversationRepository,
    ListingRepository,
    MessageOutbox,
    DiscardMessage,
    BlockRepository,
    Clock,
  ]);
  bindFresh(options, viewModels.composer, ComposerViewModel, [SendMessage, SendPhoto, MessageDrafts, PhotoPreparation]);
});
