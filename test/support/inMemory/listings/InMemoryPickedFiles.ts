import type { PickedFile } from '../../../../src/application/listings/PhotoPreparation';
import type { DraftOfFile, PickedFiles, StoredFile } from '../../../../src/application/listings/PickedFiles';

interface Entry extends StoredFile, DraftOfFile {
  /** Whether a tab has it. */
  isTaken: boolean;
}

export class InMemoryPickedFiles implements PickedFiles {
  isFull = false;
  #entries: Entry[] = [];
  #last = 0;

  get names(): readonly string[] {
    return this.#entries.map(({ file }) => file.name);
  }

  /** All tabs are closed. */
  closeTabs(): void {
    for (const entry of this.#entries) entry.isTaken = false;
  }

  async add(draft: DraftOfFile, file: PickedFile): Promise<string | null> {
    if (this.isFull) return null;
    this.#last += 1;
    const id = `${draft.ownerId}/${this.#last}`;
    this.#entries.push({ ...draft, id, file, isTaken: true });
    return id;
  }

  async take({ ownerId, draftId }: DraftOfFile): Promise<readonly StoredFile[]> {
    const taken = this.#entries.filter(
      (entry) => !entry.isTaken && entry.ownerId === ownerId && entry.draftId === draftId,
    );
    for (const entry of taken) entry.isTaken = true;
    return taken;
  }

  release(id: string): void {
    for (const entry of this.#entries) if (entry.id === id) entry.isTaken = false;
  }

  async remove(id: string): Promise<void> {
    this.#entries = this.#entries.filter((entry) => entry.id !== id);
  }

  async removeAll(ownerId: string): Promise<void> {
    this.#entries = this.#entries.filter((entry) => entry.ownerId !== ownerId);
  }
}
