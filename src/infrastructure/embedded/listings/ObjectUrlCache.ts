/** Object URLs of blobs, one per key. Above the capacity, the least recently used is revoked. */
export class ObjectUrlCache {
  readonly #addresses = new Map<string, string>();
  readonly #capacity: number;

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  find(key: string): string | undefined {
    const address = this.#addresses.get(key);
    if (address === undefined) return undefined;
    this.#addresses.delete(key);
    this.#addresses.set(key, address);
    return address;
  }

  make(key: string, blob: Blob): string {
    const address = this.find(key) ?? URL.createObjectURL(blob);
    this.#addresses.set(key, address);
    const [oldest] = this.#addresses.keys();
    if (this.#addresses.size > this.#capacity && oldest !== undefined) this.revoke(oldest);
    return address;
  }

  revoke(key: string): void {
    const address = this.#addresses.get(key);
    if (address === undefined) return;
    URL.revokeObjectURL(address);
    this.#addresses.delete(key);
  }
}
