import { readContactDraft, type ContactDraft, type ContactMistakes } from '../../domain/contact/ContactDraft';
import { failure, type Result } from '../../domain/shared/Result';
import type { BackendFailure } from '../shared/BackendFailure';
import type { ContactMessageRepository } from './ContactMessageRepository';

export type SendContactMessageFailure = BackendFailure | { readonly mistakes: ContactMistakes };

/** Sends a message to the team. */
export class SendContactMessage {
  readonly #messages: ContactMessageRepository;

  constructor(messages: ContactMessageRepository) {
    this.#messages = messages;
  }

  /** `authorId`: the person who is signed in, who can then export the message, and delete it with the account. */
  async execute(draft: ContactDraft, authorId: string | null = null): Promise<Result<void, SendContactMessageFailure>> {
    const read = readContactDraft(draft);
    if (!read.ok) return failure({ mistakes: read.failure });
    return this.#messages.add(authorId === null ? read.value : { ...read.value, authorId });
  }
}
