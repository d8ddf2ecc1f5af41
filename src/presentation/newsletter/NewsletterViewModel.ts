import { makeAutoObservable } from 'mobx';
import type { MessageMails } from '../../application/notifications/MessageMails';
import type { SubscribeNewsletter, SubscribeNewsletterFailure } from '../../application/newsletter/SubscribeNewsletter';

export class NewsletterViewModel {
  email = '';
  status: 'idle' | 'sending' | 'subscribed' = 'idle';
  failure: SubscribeNewsletterFailure | null = null;
  /** That of the subscription just made. */
  unsubscribeToken: string | null = null;
  /** Whether an e-mail asks to confirm a subscription. */
  readonly asksConfirmation: boolean;
  readonly #subscribe: SubscribeNewsletter;

  constructor(subscribe: SubscribeNewsletter, mails: Pick<MessageMails, 'areSent'>) {
    this.#subscribe = subscribe;
    this.asksConfirmation = mails.areSent;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  type(email: string): void {
    this.email = email;
  }

  /** An address that is already subscribed counts as subscribed, with a notice (specification §5). */
  async submit(): Promise<void> {
    if (this.status === 'sending') return;
    this.begin();
    const result = await this.#subscribe.execute(this.email);
    if (result.ok) this.succeed(result.value);
    else this.fail(result.failure);
  }

  begin(): void {
    this.status = 'sending';
    this.failure = null;
  }

  succeed(unsubscribeToken: string): void {
    this.status = 'subscribed';
    this.unsubscribeToken = unsubscribeToken;
  }

  fail(failure: SubscribeNewsletterFailure): void {
    this.status = failure === 'already-subscribed' ? 'subscribed' : 'idle';
    this.failure = failure;
  }
}
