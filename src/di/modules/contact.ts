import { ContainerModule } from 'inversify';
import { SendContactMessage } from '../../application/contact/SendContactMessage';
import { ContactViewModel } from '../../presentation/contact/ContactViewModel';
import { bindClass, bindFresh } from '../bindClass';
import { ports, viewModels } from '../tokens';
import { useCases } from '../useCases';

export const contactModule = new ContainerModule((options) => {
  bindClass(options, useCases.sendContactMessage, SendContactMessage, [ports.contactMessageRepository]);
  bindFresh(options, viewModels.contact, ContactViewModel, [
    useCases.sendContactMessage,
    ports.contactMessageRepository,
    ports.contactDrafts,
    ports.idGenerator,
  ]);
});
