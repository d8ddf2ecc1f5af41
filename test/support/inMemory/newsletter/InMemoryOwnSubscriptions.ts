import type { OwnSubscription, OwnSubscriptions } from '../../../../src/application/newsletter/OwnSubscriptions';

export class InMemoryOwnSubscriptions implements OwnSubscriptions {
  #subscriptions: readonly OwnSubscription[];

  constructor(...subscriptions: readonly OwnSubscription[]) {
    this.#subscriptions = subscriptions;
  }

  all(): readonly OwnSubscription[] {
    return this.#subscriptions;
  }

  add(subscription: OwnSubscription): void {
    this.#subscriptions = [subscription, ...this.#subscriptions];
  }

  remove(token: string): void {
    this.#subscriptions = this.#subscriptions.filter(({ unsubscribeToken }) => unsubscribeToken !== token);
  }
}
