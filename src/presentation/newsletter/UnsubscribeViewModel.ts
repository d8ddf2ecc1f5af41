import { makeAutoObservable, observableRef } from 'mobx';
import type { OwnSubscription, OwnSubscriptions } from '../../application/newsletter/OwnSubscriptions';
import type {
  UnsubscribeNewsletter,
  UnsubscribeNewsletterFailure,
} from '../../application/newsletter/UnsubscribeNewsletter';

/** A subscription that this person may remove, by the token of a link, of this browser, or by the address of their account. */
export type RemovableSubscription =
  | { readonly by: 'link'; readonly token: string }
  | { readonly by: 'browser'; readonly token: string; readonly email: string }
  | { readonly by: 'account'; readonly email: string };

/** Removes the subscriptions to the newsletter that this person can prove to be theirs. */
export class UnsubscribeViewModel {
  /** The subscription that is being removed. */
  pending: RemovableSubscription | null = null;
  removed: RemovableSubscription | null = null;
  failure: { readonly of: RemovableSubscription; readonly reason: UnsubscribeNewsletterFailure } | null = null;
  readonly #unsubscribe: UnsubscribeNewsletter;
  /** As it was at first: one that turns out to be removed already stays on the page, with the explanation. */
  readonly #own: readonly OwnSubscription[];

  constructor(unsubscribe: UnsubscribeNewsletter, own: Pick<OwnSubscriptions, 'all'>) {
    this.#unsubscribe = unsubscribe;
    this.#own = own.all();
    makeAutoObservable(
      this,
      { pending: observableRef, removed: observableRef, failure: observableRef },
      { autoBind: true },
    );
  }

  /** `token`: that of the link which was opened; empty without one. `email`: the confirmed address of the account. */
  subscriptions(token: string, email: string | null): readonly RemovableSubscription[] {
    const own = this.#own.map(({ unsubscribeToken, email: address }) => ({
      by: 'browser' as const,
      token: unsubscribeToken,
      email: address,
    }));
    const linked = own.find((one) => one.token === token);
    if (linked !== undefined) return [linked];
    if (token !== '') return [{ by: 'link', token }];
    const isKnown = own.some((one) => one.email === email);
    return email === null || isKnown ? own : [...own, { by: 'account', email }];
  }

  async remove(subscription: RemovableSubscription): Promise<void> {
    if (this.pending !== null) return;
    this.begin(subscription);
    const outcome = await (subscription.by === 'account'
      ? this.#unsubscribe.byAddress(subscription.email)
      : this.#unsubscribe.byToken(subscription.token));
    if (outcome.ok) this.succeed(subscription);
    else this.fail(subscription, outcome.failure);
  }

  begin(subscription: RemovableSubscription): void {
    this.pending = subscription;
    this.removed = null;
    this.failure = null;
  }

  succeed(subscription: RemovableSubscription): void {
    this.pending = null;
    this.removed = subscription;
  }

  fail(of: RemovableSubscription, reason: UnsubscribeNewsletterFailure): void {
    this.pending = null;
    this.failure = { of, reason };
  }
}
