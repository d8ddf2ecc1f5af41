import { token } from './token';

/** What a person has typed into a form of this browser and not yet stored; it survives reload, sign-out and a closed tab. */
export interface FormDrafts {
  /** As it was kept, if it was; a later version of the site may have other forms. */
  of(form: string, uid: string): unknown;
  /** Written when the call returns. */
  save(form: string, uid: string, entries: object): void;
  clear(form: string, uid: string): void;
}
export const FormDrafts = token<FormDrafts>('FormDrafts');
