import type { ContactDraft } from '../../domain/contact/ContactDraft';
import { token } from '../shared/token';

/** The message to the team that is being written in this browser. */
export interface ContactDrafts {
  /** Null: there is none. */
  current(): ContactDraft | null;
  save(draft: ContactDraft): void;
  clear(): void;
}
export const ContactDrafts = token<ContactDrafts>('ContactDrafts');
