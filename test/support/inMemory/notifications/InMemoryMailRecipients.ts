import type { MailRecipient, MailRecipients } from '../../../../src/application/notifications/MailRecipients';
import type { MailChoice } from '../../../../src/domain/preferences/MailChoices';
import type { PushChoice } from '../../../../src/domain/preferences/PushChoices';

/**
 * `addresses`: of those who have a confirmed address, by uid. A person’s name is their uid, if `names` has no other. Everybody has an account but
 * “nobody”.
 */
export class InMemoryMailRecipients implements MailRecipients {
  readonly #addresses: Map<string, string>;
  readonly names = new Map<string, string>();
  readonly #asked: string[] = [];
  readonly #blocks = new Set<string>();
  readonly #restrictions = new Map<string, 'closed' | 'for a day'>();
  /** By the token that ends them. */
  readonly #unwanted = new Set<string>();
  readonly #unwantedPushes = new Set<string>();

  constructor(addresses: Readonly<Record<string, string>>) {
    this.#addresses = new Map(Object.entries(addresses));
  }

  ask(token: string): void {
    this.#asked.push(token);
  }

  block(uid: string, authorId: string): void {
    this.#blocks.add(`${uid} ${authorId}`);
  }

  restrict(uid: string, kind: 'closed' | 'for a day'): void {
    this.#restrictions.set(uid, kind);
  }

  endPushes(uid: string, choice: PushChoice): void {
    this.#unwantedPushes.add(`${uid} ${choice}`);
  }

  async addressFor(uid: string, authorId: string): Promise<string | null> {
    return (await this.accepts(uid, authorId)) ? this.#addressOf(uid, 'messages') : null;
  }

  async accepts(uid: string, authorId: string): Promise<boolean> {
    return !this.#blocks.has(`${uid} ${authorId}`) && this.#restrictions.get(authorId) !== 'closed';
  }

  async searchRecipient(uid: string): Promise<MailRecipient | null> {
    return this.#recipient(uid, 'savedSearches');
  }

  async endingRecipient(uid: string): Promise<MailRecipient | null> {
    return this.#restrictions.has(uid) ? null : this.#recipient(uid, 'endingListings');
  }

  async priceRecipient(uid: string): Promise<MailRecipient | null> {
    return this.#restrictions.get(uid) === 'closed' ? null : this.#recipient(uid, 'favouritePrices');
  }

  async moderationRecipient(uid: string): Promise<MailRecipient | null> {
    if (uid === 'nobody') return null;
    return { address: this.#addresses.get(uid) ?? null, name: this.names.get(uid) ?? uid, wantsPushes: true };
  }

  async tokenOf(uid: string, choice: MailChoice): Promise<string> {
    return tokenOf(uid, choice);
  }

  async unsubscribe(token: string): Promise<void> {
    this.#unwanted.add(token);
    const at = this.#asked.indexOf(token);
    if (at >= 0) this.#asked.splice(at, 1);
  }

  async unsubscriptions(limit: number): Promise<readonly string[]> {
    return this.#asked.slice(0, limit);
  }

  #recipient(uid: string, choice: PushChoice): MailRecipient | null {
    if (uid === 'nobody') return null;
    const wantsPushes = !this.#unwantedPushes.has(`${uid} ${choice}`);
    return { address: this.#addressOf(uid, choice), name: this.names.get(uid) ?? uid, wantsPushes };
  }

  #addressOf(uid: string, choice: MailChoice): string | null {
    return this.#unwanted.has(tokenOf(uid, choice)) ? null : (this.#addresses.get(uid) ?? null);
  }
}

function tokenOf(uid: string, choice: MailChoice): string {
  return `${choice}-token-of-${uid}`;
}
