import type { PendingDeletion, PendingDeletions } from '../../../application/listings/PendingDeletions';
import { StoredText } from './StoredText';

export class LocalStoragePendingDeletions implements PendingDeletions {
  readonly #stored = new StoredText('mbz_pending_removals');

  of(ownerId: string): readonly PendingDeletion[] {
    return this.#all().filter((removal) => removal.ownerId === ownerId);
  }

  add(removal: PendingDeletion): void {
    this.#write([...this.#all().filter(({ listingId }) => listingId !== removal.listingId), removal]);
  }

  remove(listingId: string): void {
    this.#write(this.#all().filter((removal) => removal.listingId !== listingId));
  }

  #all(): readonly PendingDeletion[] {
    const stored: unknown = parse(this.#stored.read());
    return Array.isArray(stored) ? stored.filter(isRemoval) : [];
  }

  #write(removals: readonly PendingDeletion[]): void {
    this.#stored.write(removals.length === 0 ? null : JSON.stringify(removals));
  }
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '[]');
  } catch {
    return [];
  }
}

function isRemoval(value: unknown): value is PendingDeletion {
  if (typeof value !== 'object' || value === null) return false;
  const { listingId, ownerId, due }: Partial<Record<keyof PendingDeletion, unknown>> = value;
  return typeof listingId === 'string' && typeof ownerId === 'string' && typeof due === 'number';
}
