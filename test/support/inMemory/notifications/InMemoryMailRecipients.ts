import type { MailRecipients } from '../../../../src/application/notifications/MailRecipients';

/** `addresses`: of those who have a confirmed address, by uid. */
export class InMemoryMailRecipients implements MailRecipients {
  readonly #addresses: Map<string, string>;
  readonly #asked: string[] = [];
  readonly #blocks = new Set<string>();

  constructor(addresses: Readonly<Record<string, string>>) {
    this.#addresses = new Map(Object.entries(addresses));
  }

  ask(token: string): void {
    this.#asked.push(token);
  }

  block(uid: string, authorId: string): void {
    this.#blocks.add(`${uid} ${authorId}`);
  }

  async addressFor(uid: string, authorId: string): Promise<string | null> {
    return this.#blocks.has(`${uid} ${authorId}`) ? null : (this.#addresses.get(uid) ?? null);
  }

  async tokenOf(uid: string): Promise<string> {
    return `token-of-${uid}`;
  }

  async unsubscribe(token: string): Promise<void> {
    this.#addresses.delete(token.replace('token-of-', ''));
    const at = this.#asked.indexOf(token);
    if (at >= 0) this.#asked.splice(at, 1);
  }

  async unsubscriptions(limit: number): Promise<readonly string[]> {
    return this.#asked.slice(0, limit);
  }
}
