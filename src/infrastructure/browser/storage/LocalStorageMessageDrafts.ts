import type { MessageDrafts } from '../../../application/messaging/MessageDrafts';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';

const keyOf = (conversationId: string, uid: string) => `mbz_message_draft_${conversationId}/${uid}`;

export class LocalStorageMessageDrafts implements MessageDrafts {
  of(conversationId: string, uid: string): string {
    try {
      return localStorage.getItem(keyOf(conversationId, uid)) ?? '';
    } catch {
      return '';
    }
  }

  save(conversationId: string, uid: string, text: string): void {
    const key = keyOf(conversationId, uid);
    try {
      if (text === '') localStorage.removeItem(key);
      else localStorage.setItem(key, text);
    } catch {
      // Where storage is refused, drafts are not stored.
    }
  }

  subscribe(conversationId: string, uid: string, listener: (text: string) => void): Unsubscribe {
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === keyOf(conversationId, uid)) listener(newValue ?? '');
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }
}
