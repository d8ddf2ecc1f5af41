import { token } from './token';

/**
 * Entries typed into a form and not stored yet, by form and person, in this browser; they survive reload, sign-out
 * and a closed tab.
 */
export interface FormDrafts {
  /** The entries as they were saved, `unknown` because another version of the site may have saved them. */
  of(form: string, uid: string): unknown;
  /** Synchronous. */
  save(form: string, uid: string, entries: object): void;
  clear(form: string, uid: string): void;
}
export const FormDrafts = token<FormDrafts>('FormDrafts');
