import { ContainerModule } from 'inversify';
import { ContactDrafts } from '../../application/contact/ContactDrafts';
import { ContactMessageRepository } from '../../application/contact/ContactMessageRepository';
import { SendContactMessage } from '../../application/contact/SendContactMessage';
import { IdGenerator } from '../../application/shared/IdGenerator';
import { ContactViewModel } from '../../presentation/contact/ContactViewModel';
import { contactViewModel } from '../../presentation/contact/viewModels';
import { bindUseCase, bindViewModel } from '../bind';

export const contactModule = new ContainerModule((options) => {
  bindUseCase(options, SendContactMessage, [ContactMessageRepository]);
  bindViewModel(options, contactViewModel, ContactViewModel, [
    SendContactMessage,
    ContactMessageRepository,
    ContactDrafts,
    IdGenerator,
  ]);
});
