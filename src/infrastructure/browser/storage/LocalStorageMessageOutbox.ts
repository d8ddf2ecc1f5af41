import type { MessageOutbox, QueuedMessage } from '../../../application/messaging/MessageOutbox';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import { parseQueuedMessage } from './parseQueuedMessage';

const startOf = (uid: string) => `mbz_outbox_${uid}/`;

/**
 * Stores each message under its own key, so that tabs can write at the same time; keys sort in the order of writing. Messages stay in
 * the memory of this tab where storage is refused, and while their photo is only there.
 */
export class LocalStorageMessageOutbox implements MessageOutbox {
  readonly #listeners = new Set<{ readonly uid: string; readonly listener: (isElsewhere: boolean) => void }>();
  readonly #memory = new Map<string, QueuedMessage>();
  #count = 0;

  of(uid: string): readonly QueuedMessage[] {
    return this.#entriesOf(uid).map(([, message]) => message);
  }

  subscribe(uid: string, listener: (isElsewhere: boolean) => void): Unsubscribe {
    const entry = { uid, listener };
    const onStorage = ({ key }: StorageEvent) => {
      if (key?.startsWith(startOf(uid)) ?? true) listener(true);
    };
    this.#listeners.add(entry);
    addEventListener('storage', onStorage);
    return () => {
      this.#listeners.delete(entry);
      removeEventListener('storage', onStorage);
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
    this.#memory.delete(key);
    try {
      localStorage.removeItem(key);
    } catch {
      // The message was only in memory.
    }
    this.#emit(message.authorId);
  }

  #keyOf({ id, authorId }: Pick<QueuedMessage, 'id' | 'authorId'>): string | undefined {
    return this.#entriesOf(authorId).find(([, known]) => known.id === id)?.[0];
  }

  #entriesOf(uid: string): readonly (readonly [string, QueuedMessage])[] {
    const inMemory = [...this.#memory].filter(([key]) => key.startsWith(startOf(uid)));
    const entries = new Map([...storedEntries(startOf(uid)), ...inMemory]);
    return [...entries].sort(([one], [other]) => (one < other ? -1 : 1));
  }

  #write(key: string, message: QueuedMessage): void {
    const isOfThisTab = message.isOfThisTab === true && message.hasWaitingPhoto;
    if (!isOfThisTab && isStored(key, message)) this.#memory.delete(key);
    else this.#memory.set(key, message);
    this.#emit(message.authorId);
  }

  #emit(authorId: string): void {
    for (const { uid, listener } of [...this.#listeners]) if (uid === authorId) listener(false);
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
