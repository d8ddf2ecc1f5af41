import type { ContactDraft } from '../../domain/contact/ContactDraft';
import { token } from '../shared/token';

/** The draft of a message to the team, stored in this browser. */
export interface ContactDrafts {
  /** `null`: there is none. */
  current(): ContactDraft | null;
  save(draft: ContactDraft): void;
  clear(): void;
}
export const ContactDrafts = token<ContactDrafts>('ContactDrafts');
