import { expect, test } from 'vitest';
import { failure, success } from '../../../../../src/domain/shared/Result';
import { OngoingPublication } from '../../../../../src/presentation/listings/posting/queue/OngoingPublication';
import { aDraft } from '../../../../support/builders/aDraft';
import { aPosting } from '../../../../support/builders/aPosting';
import { eventually } from '../../../../support/time/eventually';

const never = new AbortController().signal;

/** A form that publishes as soon as its server answers. */
function aForm() {
  let isReachable = false;
  const posting = aPosting({
    storedDraft: aDraft(),
    publish: async () => (isReachable ? success() : failure('offline')),
  });
  const answer = async () => {
    isReachable = true;
    await posting.time.pass(2000);
  };
  return { form: posting.viewModel, posting, answer };
}

test('a form that is left before it publishes is ended', () => {
  const [{ form, posting }, ongoing] = [aForm(), new OngoingPublication()];
  const leave = ongoing.show(form);
  leave();
  expect(ongoing.left).toBeNull();
  posting.otherTab({ ...aDraft(), title: 'Autre' });
  expect(form.draft.title).toBe(aDraft().title);
});

test('a form that is left while it publishes goes on, until it has published', async () => {
  const [{ form, answer }, ongoing] = [aForm(), new OngoingPublication()];
  const leave = ongoing.show(form);
  void form.publish();
  leave();
  expect(ongoing.left).toBe(form);
  const finished = ongoing.finished(form, never);
  await answer();
  await expect(finished).resolves.toBe(true);
  expect([form.published?.id, ongoing.left]).toEqual(['velo', null]);
});

test('a form that is shown again says itself what became of it', async () => {
  const [{ form, answer }, ongoing] = [aForm(), new OngoingPublication()];
  const leave = ongoing.show(form);
  const publication = form.publish();
  leave();
  const finished = ongoing.finished(form, never);
  ongoing.show(form);
  await expect(finished).resolves.toBe(false);
  await answer();
  await publication;
  expect(form.status).toBe('published');
});

test('a queued draft is not taken up while a form is shown, and the former form is ended when another one is', async () => {
  const [first, second, ongoing] = [aForm(), aForm(), new OngoingPublication()];
  const leave = ongoing.show(first.form);
  await ongoing.resume(second.form);
  expect([ongoing.left, second.form.draft.id]).toEqual([null, '']);
  ongoing.show(second.form);
  leave();
  expect([ongoing.left, second.form.draft.id]).toEqual([null, 'velo']);
});

test('a queued draft is published without its form', async () => {
  const [{ form, posting, answer }, ongoing] = [aForm(), new OngoingPublication()];
  posting.queue.add('karim', 'velo');
  const resumed = ongoing.resume(form);
  expect(ongoing.left).toBe(form);
  const finished = ongoing.finished(form, never);
  await answer();
  await resumed;
  await expect(finished).resolves.toBe(true);
});

test('nobody is waited for after sign-out', async () => {
  const [{ form, posting }, ongoing, ending] = [aForm(), new OngoingPublication(), new AbortController()];
  posting.queue.add('karim', 'velo');
  void ongoing.resume(form);
  const finished = ongoing.finished(form, ending.signal);
  ending.abort();
  await expect(finished).resolves.toBe(false);
  await eventually(() => expect(ongoing.left).toBe(form));
});
