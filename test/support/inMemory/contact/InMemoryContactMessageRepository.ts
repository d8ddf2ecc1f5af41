import type { ContactMessageRepository } from '../../../../src/application/contact/ContactMessageRepository';
import type { BackendResult } from '../../../../src/application/shared/BackendResult';
import type { ContactMessage } from '../../../../src/domain/contact/ContactMessage';
import { success } from '../../../../src/domain/shared/Result';

export class InMemoryContactMessageRepository implements ContactMessageRepository {
  readonly isDemonstration = false;
  readonly #messages = new Map<string, ContactMessage>();

  get messages(): readonly ContactMessage[] {
    return [...this.#messages.values()];
  }

  async add(message: ContactMessage): Promise<BackendResult<void>> {
    if (!this.#messages.has(message.id)) this.#messages.set(message.id, message);
    return success();
  }
}
