import { describe, expect, onTestFinished, test } from 'vitest';
import type { WithdrawalFailure } from '../../../../src/application/messaging/ConversationRepository';
import type { BackendState, BackendStatus } from '../../../../src/application/resilience/BackendStatus';
import { WithdrawMessage } from '../../../../src/application/messaging/WithdrawMessage';
import type { Message } from '../../../../src/domain/messaging/Message';
import { WITHDRAWAL_WINDOW } from '../../../../src/domain/messaging/withdrawMessage';
import { failure, success, type Result } from '../../../../src/domain/shared/Result';
import { WithdrawalViewModel } from '../../../../src/presentation/messaging/withdrawal/WithdrawalViewModel';
import { aConversation, aMessage, aQueuedMessage } from '../../../support/builders/aConversation';
import { NOON } from '../../../support/builders/aListing';
import { anOpenThread } from '../../../support/drivers/anOpenThread';
import { VirtualTime } from '../../../support/time/VirtualTime';

/** What Karim sees of his conversation with Claire. */
function aSetup(...messages: readonly Message[]) {
  const { emit, outbox, thread } = anOpenThread();
  const time = new VirtualTime(NOON);
  const setup = { outcome: success() as Result<void, WithdrawalFailure>, removed: 0 };
  const use = new WithdrawMessage(
    { withdraw: async () => setup.outcome },
    { remove: async () => ((setup.removed += 1), success()) },
  );
  let setBackend: (state: BackendState) => void = () => undefined;
  const backend: BackendStatus = { subscribe: (listener) => ((setBackend = listener), () => undefined) };
  const withdrawal = new WithdrawalViewModel(use, backend, time, time);
  const field = { focused: 0, text: '' };
  const receive = (...further: readonly Message[]) => emit.messages(success([...messages, ...further]));
  emit.conversation(success(aConversation()));
  receive();
  const close = withdrawal.follow('velo~karim', thread);
  onTestFinished(close);
  return Object.assign(setup, {
    close,
    time,
    outbox,
    thread,
    withdrawal,
    setBackend: (state: BackendState) => setBackend(state),
    mayWithdraw: (id: string) => thread.entries.some((entry) => entry.id === id && withdrawal.mayWithdraw(entry)),
    field,
    receive,
    send: (message: Message) => {
      outbox.add(aQueuedMessage({ id: message.id, content: message.content }));
      receive(message);
      outbox.remove({ id: message.id, authorId: 'karim' });
    },
    withdraw: async (id: string) => {
      const entry = thread.entries.find((one) => one.id === id);
      if (entry === undefined) throw new Error('no such message');
      return withdrawal.withdraw(entry, {
        focusField: () => (field.focused += 1),
        takeBack: (text) => {
          if (field.text !== '') return false;
          field.text = text;
          return true;
        },
      });
    },
  });
}

const deux = aMessage({ id: 'deux', content: { kind: 'text', text: 'À ce soir' } });
const photo = aMessage({ id: 'photo', content: { kind: 'photo', photo: { id: 'karim~p', width: 8, height: 6 } } });
const withdrawn = (message: Message): Message => ({ ...message, content: { kind: 'withdrawn' } });

describe('the time in which a message can be withdrawn', () => {
  test.each([deux, photo, { ...deux, sentAt: NOON - 600_000 }, { ...deux, sentAt: NOON + 600_000 }])(
    'the time begins when a message has been stored that was on its way, whatever the clocks show: %j',
    async (message) => {
      const { mayWithdraw, send, time } = aSetup();
      send(message);
      expect(mayWithdraw(message.id)).toBe(true);
      await time.pass(WITHDRAWAL_WINDOW - 1);
      expect(mayWithdraw(message.id)).toBe(true);
      await time.pass(1);
      expect(mayWithdraw(message.id)).toBe(false);
    },
  );

  test('the time does not begin while a message is on its way, or refused', () => {
    const { outbox, withdrawal } = aSetup();
    outbox.add(aQueuedMessage({ id: 'deux' }));
    expect(withdrawal.open).toEqual([]);
    outbox.change(aQueuedMessage({ id: 'deux', isRefused: true }));
    expect(withdrawal.open).toEqual([]);
  });

  test('the time goes on when the conversation is opened again', async () => {
    const { time, withdrawal } = aSetup(aMessage({ sentAt: NOON - 10_000 }));
    expect(withdrawal.open).toEqual(['un']);
    await time.pass(5000);
    expect(withdrawal.open).toEqual([]);
  });

  test.each([
    ['is older', aMessage({ sentAt: NOON - WITHDRAWAL_WINDOW })],
    ['seems to come from the future', aMessage({ sentAt: NOON + 1 })],
    ['is of the other participant', aMessage({ authorId: 'claire' })],
    ['is an offer', aMessage({ content: { kind: 'offer', euros: 100 } })],
    ['is withdrawn', withdrawn(aMessage())],
  ])('a message that was there before cannot be withdrawn if it %s', (_why, message) => {
    expect(aSetup(message).withdrawal.open).toEqual([]);
  });

  test('no timer is left when the conversation is closed', () => {
    const { close, time, withdrawal } = aSetup(aMessage());
    expect(time.waits).toEqual([WITHDRAWAL_WINDOW]);
    close();
    expect(time.waits).toEqual([]);
    expect(withdrawal.open).toEqual([]);
  });
});

describe('a withdrawal', () => {
  test('a text that is withdrawn goes back to the field, which has the focus at once', async () => {
    const { field, mayWithdraw, send, withdraw, withdrawal } = aSetup();
    send(deux);
    const done = withdraw('deux');
    expect(field.focused).toBe(1);
    expect(mayWithdraw('deux')).toBe(false);
    expect(await done).toBeNull();
    expect(field.text).toBe('À ce soir');
    expect(withdrawal.news).toEqual({ messageId: 'deux', about: 'own-text' });
    expect(mayWithdraw('deux')).toBe(false);
  });

  test('what is typed meanwhile stays', async () => {
    const { field, send, withdraw, withdrawal } = aSetup();
    send(deux);
    field.text = 'Plutôt demain';
    await withdraw('deux');
    expect(field.text).toBe('Plutôt demain');
    expect(withdrawal.news).toEqual({ messageId: 'deux', about: 'own' });
  });

  test('a photo that is withdrawn gives no text back, and its files are removed', async () => {
    const setup = aSetup();
    setup.send(photo);
    expect(await setup.withdraw('photo')).toBeNull();
    expect(setup).toMatchObject({ removed: 1, field: { text: '' } });
    expect(setup.withdrawal.news).toEqual({ messageId: 'photo', about: 'own' });
  });

  test('a message can be withdrawn again when the network was lost, as long as there is time', async () => {
    const setup = aSetup();
    setup.send(deux);
    setup.outcome = failure('offline');
    expect(await setup.withdraw('deux')).toBe('offline');
    expect(setup).toMatchObject({ field: { text: '' }, withdrawal: { news: null } });
    expect(setup.mayWithdraw('deux')).toBe(true);
    await setup.time.pass(WITHDRAWAL_WINDOW);
    expect(setup.mayWithdraw('deux')).toBe(false);
  });

  test('a message can no longer be withdrawn once the server says that it is too late', async () => {
    const setup = aSetup();
    setup.send(deux);
    setup.outcome = failure('too-late');
    expect(await setup.withdraw('deux')).toBe('too-late');
    expect(setup.mayWithdraw('deux')).toBe(false);
  });

  test('a message of the other participant that is withdrawn is announced', () => {
    const fromClaire = aMessage({ id: 'trois', authorId: 'claire' });
    const { receive, withdrawal } = aSetup();
    receive(fromClaire);
    expect(withdrawal.news).toBeNull();
    receive(withdrawn(fromClaire));
    expect(withdrawal.news).toEqual({ messageId: 'trois', about: 'other' });
  });

  test('a message is not announced if it was withdrawn before the conversation was opened', () => {
    expect(aSetup(withdrawn(aMessage({ authorId: 'claire' }))).withdrawal.news).toBeNull();
  });

  test('a message that is withdrawn in another tab can no longer be withdrawn in this one', () => {
    const { receive, send, withdrawal } = aSetup();
    send(deux);
    receive(withdrawn(deux));
    expect(withdrawal.open).toEqual([]);
    expect(withdrawal.news).toBeNull();
  });
});

describe('a message that waits for the network', () => {
  test('without a network, it leaves the outbox and its text goes back to the field', async () => {
    const setup = aSetup();
    const { field, mayWithdraw, outbox, setBackend, withdraw, withdrawal } = setup;
    outbox.add(aQueuedMessage({ id: 'deux', content: deux.content }));
    expect(mayWithdraw('deux')).toBe(false);
    setBackend({ kind: 'offline' });
    expect(mayWithdraw('deux')).toBe(true);
    expect(await withdraw('deux')).toBeNull();
    expect(outbox.of('karim')).toEqual([]);
    expect(setup.thread.entries.map(({ id }) => id)).toEqual([]);
    expect(field).toEqual({ focused: 1, text: 'À ce soir' });
    expect(withdrawal.news).toEqual({ messageId: 'deux', about: 'own-text' });
  });

  test('it can no longer be withdrawn once there is a network again, since it may be on its way', () => {
    const { mayWithdraw, outbox, setBackend } = aSetup();
    outbox.add(aQueuedMessage({ id: 'deux' }));
    setBackend({ kind: 'offline' });
    setBackend({ kind: 'ready' });
    expect(mayWithdraw('deux')).toBe(false);
  });

  test('one that was refused is discarded by its own buttons', () => {
    const { mayWithdraw, outbox, setBackend } = aSetup();
    outbox.add(aQueuedMessage({ id: 'deux', isRefused: true }));
    setBackend({ kind: 'offline' });
    expect(mayWithdraw('deux')).toBe(false);
  });
});
