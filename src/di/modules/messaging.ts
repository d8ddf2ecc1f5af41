import { ContainerModule } from 'inversify';
import { MessageDelivery } from '../../application/messaging/MessageDelivery';
import { SendMessage } from '../../application/messaging/SendMessage';
import { SendPhoto } from '../../application/messaging/SendPhoto';
import { DiscardMessage } from '../../application/messaging/DiscardMessage';
import { ComposerViewModel } from '../../presentation/messaging/thread/ComposerViewModel';
import { InboxViewModel } from '../../presentation/messaging/InboxViewModel';
import { ThreadViewModel } from '../../presentation/messaging/thread/ThreadViewModel';
import { bindClass, bindFresh } from '../bindClass';
import { ports, viewModels } from '../tokens';
import { useCases } from '../useCases';

export const messagingModule = new ContainerModule((options) => {
  bindClass(options, useCases.messageDelivery, MessageDelivery, [
    ports.conversationRepository,
    ports.messageOutbox,
    ports.photoUploadQueue,
    ports.photoRepository,
    ports.timers,
  ]);
  bindClass(options, useCases.sendMessage, SendMessage, [ports.messageOutbox, ports.idGenerator, ports.clock]);
  bindClass(options, useCases.sendPhoto, SendPhoto, [
    ports.messageOutbox,
    ports.photoUploadQueue,
    ports.idGenerator,
    ports.clock,
  ]);
  bindClass(options, useCases.discardMessage, DiscardMessage, [
    ports.messageOutbox,
    ports.photoUploadQueue,
    ports.photoRepository,
  ]);
  bindClass(options, viewModels.inbox, InboxViewModel, [
    ports.conversationRepository,
    useCases.messageDelivery,
    ports.notifier,
    ports.backendStatus,
    ports.preferencesRepository,
  ]);
  bindFresh(options, viewModels.thread, ThreadViewModel, [
    ports.conversationRepository,
    ports.listingRepository,
    ports.messageOutbox,
    useCases.discardMessage,
    ports.blocks,
    ports.clock,
  ]);
  bindFresh(options, viewModels.composer, ComposerViewModel, [
    useCases.sendMessage,
    useCases.sendPhoto,
    ports.messageDrafts,
    ports.photoPreparation,
  ]);
});
