import { ContainerModule } from 'inversify';
import { DeliverMessages } from '../../application/messaging/DeliverMessages';
import { SendMessage } from '../../application/messaging/SendMessage';
import { SendPhoto } from '../../application/messaging/SendPhoto';
import { ThrowMessageAway } from '../../application/messaging/ThrowMessageAway';
import { ComposerViewModel } from '../../presentation/messaging/thread/ComposerViewModel';
import { InboxViewModel } from '../../presentation/messaging/InboxViewModel';
import { ThreadViewModel } from '../../presentation/messaging/thread/ThreadViewModel';
import { bindClass, bindFresh } from '../bindClass';
import { ports, viewModels } from '../tokens';
import { useCases } from '../useCases';

export const messagingModule = new ContainerModule((options) => {
  bindClass(options, useCases.deliverMessages, DeliverMessages, [
    ports.conversationRepository, ports.messageOutbox, ports.waitingPhotos, ports.photoRepository, ports.timers,
  ]);
  bindClass(options, useCases.sendMessage, SendMessage, [ports.messageOutbox, ports.idGenerator, ports.clock]);
  bindClass(options, useCases.sendPhoto, SendPhoto, [ports.messageOutbox, ports.waitingPhotos, ports.idGenerator, ports.clock]);
  bindClass(options, useCases.throwMessageAway, ThrowMessageAway, [ports.messageOutbox, ports.waitingPhotos, ports.photoRepository]);
  bindClass(options, viewModels.inbox, InboxViewModel, [ports.conversationRepository, useCases.deliverMessages, ports.notifier, ports.backendStatus, ports.preferencesRepository]);
  bindFresh(options, viewModels.thread, ThreadViewModel, [
    ports.conversationRepository, ports.listingRepository, ports.messageOutbox, useCases.throwMessageAway, ports.blocks, ports.clock,
  ]);
  bindFresh(options, viewModels.composer, ComposerViewModel, [useCases.sendMessage, useCases.sendPhoto, ports.messageDrafts, ports.photoPreparation]);
});
