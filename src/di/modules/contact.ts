import { ContainerModule } from 'inversify';
import { ContactDrafts } from '../../application/contact/ContactDrafts';
import { ContactMessageRepository } from '../../application/contact/ContactMessageRepository';
import { SendContactMessage } from '../../application/contact/SendContactMessage';
import { IdGenerator } from '../../application/shared/IdGenerator';
import { ContactViewModel } from '../../presentation/contact/ContactViewModel';
import { bindFresh, bindUseCase } from '../bind';
import { viewModels } from '../tokens';

export const contactModule = new ContainerModule((options) => {
  bindUseCase(options, SendContactMessage, [ContactMessageRepository]);
  bindFresh(options, viewModels.contact, ContactViewModel, [
    SendContactMessage,
    ContactMessageRepository,
    ContactDrafts,
    IdGenerator,
  ]);
});
