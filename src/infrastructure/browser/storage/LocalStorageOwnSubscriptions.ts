import type { OwnSubscription, OwnSubscriptions } from '../../../application/newsletter/OwnSubscriptions';
import { LocalList } from './LocalList';

export class LocalStorageOwnSubscriptions implements OwnSubscriptions {
  readonly #list = new LocalList('mbz_newsletter', parse, ({ unsubscribeToken }) => unsubscribeToken);

  all(): readonly OwnSubscription[] {
    return this.#list.all();
  }

  add(subscription: OwnSubscription): void {
    this.#list.put(subscription);
  }

  remove(unsubscribeToken: string): void {
    this.#list.remove(unsubscribeToken);
  }
}

function parse(value: unknown): OwnSubscription | null {
  if (typeof value !== 'object' || value === null) return null;
  const { email, unsubscribeToken }: Partial<Record<keyof OwnSubscription, unknown>> = value;
  return typeof email === 'string' && typeof unsubscribeToken === 'string' ? { email, unsubscribeToken } : null;
}
