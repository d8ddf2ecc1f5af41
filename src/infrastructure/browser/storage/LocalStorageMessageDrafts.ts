import type { MessageDrafts } from '../../../application/messaging/MessageDrafts';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';

const keyOf = (conversationId: string, uid: string) => `mbz_message_draft_${conversationId}/${uid}`;

/** In localStorage; in the memory of this tab where that is refused or full. */
export class LocalStorageMessageDrafts implements MessageDrafts {
  readonly #unsaved = new Map<string, string>();

  of(conversationId: string, uid: string): string {
    const key = keyOf(conversationId, uid);
    const unsaved = this.#unsaved.get(key);
    if (unsaved !== undefined) return unsaved;
    try {
      return localStorage.getItem(key) ?? '';
    } catch {
      return '';
    }
  }

  save(conversationId: string, uid: string, text: string): boolean {
    const key = keyOf(conversationId, uid);
    try {
      if (text === '') localStorage.removeItem(key);
      else localStorage.setItem(key, text);
      this.#unsaved.delete(key);
      return true;
    } catch {
      this.#unsaved.set(key, text);
      // Nothing is lost with an empty draft.
      return text === '';
    }
  }

  subscribe(conversationId: string, uid: string, listener: (text: string) => void): Unsubscribe {
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key !== keyOf(conversationId, uid)) return;
      this.#unsaved.delete(key);
      listener(newValue ?? '');
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }
}
