import type { MessageOutbox, QueuedMessage } from '../../../application/messaging/MessageOutbox';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import { parseQueuedMessage } from './parseQueuedMessage';

const startOf = (uid: string) => `mbz_outbox_${uid}/`;

/**
 * Keeps each message under a key of its own, so that tabs which write at the same time lose none; the keys are in the order of
 * writing. A browser that refuses its storage keeps them in this tab, and so does any while their photo is there only.
 */
export class LocalStorageMessageOutbox implements MessageOutbox {
  readonly #listeners = new Set<{ readonly uid: string; readonly tell: (isElsewhere: boolean) => void }>();
  readonly #unkept = new Map<string, QueuedMessage>();
  #count = 0;

  of(uid: string): readonly QueuedMessage[] {
    return this.#entriesOf(uid).map(([, message]) => message);
  }

  subscribe(uid: string, listener: (isElsewhere: boolean) => void): Unsubscribe {
    const entry = { uid, tell: listener };
    const hear = ({ key }: StorageEvent) => {
      if (key?.startsWith(startOf(uid)) ?? true) listener(true);
    };
    this.#listeners.add(entry);
    addEventListener('storage', hear);
    return () => {
      this.#listeners.delete(entry);
      removeEventListener('storage', hear);
    };
  }

  add(message: QueuedMessage): void {
    if (this.#keyOf(message) !== undefined) return;
    this.#count += 1;
    const order = `${String(message.writtenAt).padStart(16, '0')}_${String(this.#count).padStart(8, '0')}`;
    this.#write(`${startOf(message.authorId)}${order}_${message.id}`, message);
  }

  change(message: QueuedMessage): void {
    const key = this.#keyOf(message);
    if (key !== undefined) this.#write(key, message);
  }

  remove(message: Pick<QueuedMessage, 'id' | 'authorId'>): void {
    const key = this.#keyOf(message);
    if (key === undefined) return;
    this.#unkept.delete(key);
    try {
      localStorage.removeItem(key);
    } catch {
      // It was kept in this tab only.
    }
    this.#tell(message.authorId);
  }

  #keyOf({ id, authorId }: Pick<QueuedMessage, 'id' | 'authorId'>): string | undefined {
    return this.#entriesOf(authorId).find(([, known]) => known.id === id)?.[0];
  }

  #entriesOf(uid: string): readonly (readonly [string, QueuedMessage])[] {
    const unkept = [...this.#unkept].filter(([key]) => key.startsWith(startOf(uid)));
    const entries = new Map([...storedEntries(startOf(uid)), ...unkept]);
    return [...entries].sort(([one], [other]) => (one < other ? -1 : 1));
  }

  #write(key: string, message: QueuedMessage): void {
    const isOfThisTab = message.isOfThisTab === true && message.hasWaitingPhoto;
    if (!isOfThisTab && isStored(key, message)) this.#unkept.delete(key);
    else this.#unkept.set(key, message);
    this.#tell(message.authorId);
  }

  #tell(authorId: string): void {
    for (const { uid, tell } of [...this.#listeners]) if (uid === authorId) tell(false);
  }
}

function isStored(key: string, message: QueuedMessage): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(message));
    return true;
  } catch {
    return false;
  }
}

function storedEntries(start: string): (readonly [string, QueuedMessage])[] {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(start));
    return keys.flatMap((key) => {
      const message = parseQueuedMessage(localStorage.getItem(key));
      return message === null ? [] : [[key, message] as const];
    });
  } catch {
    return [];
  }
}
