import type { ContactDrafts } from '../../../application/contact/ContactDrafts';
import { contactFields, type ContactDraft } from '../../../domain/contact/ContactDraft';
import { StoredText } from './StoredText';

export class LocalStorageContactDrafts implements ContactDrafts {
  readonly #stored = new StoredText('mbz_contact_draft');

  current(): ContactDraft | null {
    try {
      const value: unknown = JSON.parse(this.#stored.read() ?? 'null');
      return isDraft(value) ? value : null;
    } catch {
      return null;
    }
  }

  save(draft: ContactDraft): boolean {
    return this.#stored.write(JSON.stringify(draft));
  }

  clear(): void {
    this.#stored.write(null);
  }
}

function isDraft(value: unknown): value is ContactDraft {
  if (typeof value !== 'object' || value === null) return false;
  const draft: Partial<Record<keyof ContactDraft, unknown>> = value;
  return [draft.id, ...contactFields.map((field) => draft[field])].every((text) => typeof text === 'string');
}
