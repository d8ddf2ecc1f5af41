import type { FormDrafts } from '../../../application/shared/FormDrafts';
import { StoredText } from './StoredText';

export class LocalStorageFormDrafts implements FormDrafts {
  readonly #texts = new Map<string, StoredText>();

  of(form: string, uid: string): unknown {
    try {
      return JSON.parse(this.#textOf(form, uid).read() ?? 'null');
    } catch {
      return null;
    }
  }

  save(form: string, uid: string, entries: object): void {
    this.#textOf(form, uid).write(JSON.stringify(entries));
  }

  clear(form: string, uid: string): void {
    this.#textOf(form, uid).write(null);
  }

  #textOf(form: string, uid: string): StoredText {
    const key = `mbz_form_${form}_${uid}`;
    const text = this.#texts.get(key) ?? new StoredText(key);
    this.#texts.set(key, text);
    return text;
  }
}
