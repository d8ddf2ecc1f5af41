import { expect, test } from 'vitest';
import type { AddSubscriptionFailure } from '../../../src/application/newsletter/NewsletterRepository';
import { failure, success, type Result } from '../../../src/domain/shared/Result';
import { aSubscribeNewsletter, someUnsubscribeToken } from '../../support/doubles/aSubscribeNewsletter';
import { NewsletterViewModel } from '../../../src/presentation/newsletter/NewsletterViewModel';

function aViewModel(answer: () => Promise<Result<void, AddSubscriptionFailure>>) {
  const viewModel = new NewsletterViewModel(aSubscribeNewsletter(answer), { areSent: false });
  viewModel.type('claire@exemple.fr');
  return viewModel;
}

test('a successful subscription changes the status to subscribed', async () => {
  const viewModel = aViewModel(() => Promise.resolve(success()));
  const sending = viewModel.submit();
  expect(viewModel.status).toBe('sending');
  await sending;
  expect(viewModel).toMatchObject({ status: 'subscribed', failure: null, unsubscribeToken: someUnsubscribeToken });
});

test('treats a person who is subscribed already as subscribed, and says so', async () => {
  const viewModel = aViewModel(() => Promise.resolve(failure('already-subscribed')));
  await viewModel.submit();
  expect(viewModel).toMatchObject({ status: 'subscribed', failure: 'already-subscribed', unsubscribeToken: null });
});

test('the typed address is kept when it is refused', async () => {
  const viewModel = aViewModel(() => Promise.resolve(success()));
  viewModel.type('claire');
  await viewModel.submit();
  expect(viewModel).toMatchObject({ status: 'idle', failure: 'invalid-email', email: 'claire' });
});

test('submitting twice sends once', async () => {
  let calls = 0;
  const viewModel = aViewModel(() => {
    calls += 1;
    return Promise.resolve(success());
  });
  await Promise.all([viewModel.submit(), viewModel.submit()]);
  expect(calls).toBe(1);
});
