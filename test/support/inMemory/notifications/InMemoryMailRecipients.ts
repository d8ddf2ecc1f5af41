import type { MailRecipients } from '../../../../src/application/notifications/MailRecipients';

/** `addresses`: of those who have a confirmed address, by uid. */
export class InMemoryMailRecipients implements MailRecipients {
  readonly #addresses: Map<string, string>;
  readonly #asked: string[] = [];

  constructor(addresses: Readonly<Record<string, string>>) {
    this.#addresses = new Map(Object.entries(addresses));
  }

  ask(token: string): void {
    this.#asked.push(token);
  }

  async addressOf(uid: string): Promise<string | null> {
    return this.#addresses.get(uid) ?? null;
  }

  async tokenOf(uid: string): Promise<string> {
    return `token-of-${uid}`;
  }

  async unsubscribe(token: string): Promise<void> {
    this.#addresses.delete(token.replace('token-of-', ''));
    this.#asked.splice(this.#asked.indexOf(token), 1);
  }

  async unsubscriptions(limit: number): Promise<readonly string[]> {
    return this.#asked.slice(0, limit);
  }
}
