import type { ContactDraft } from '../../domain/contact/ContactDraft';
import { token } from '../shared/token';

/** The draft of a message to the team, stored in this browser. */
export interface ContactDrafts {
  /** `null`: there is none. */
  current(): ContactDraft | null;
  /** False: this browser refuses to store it, and it ends with the tab. */
  save(draft: ContactDraft): boolean;
  clear(): void;
}
export const ContactDrafts = token<ContactDrafts>('ContactDrafts');
