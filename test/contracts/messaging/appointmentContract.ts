import { describe, expect, test } from 'vitest';
import type { OutgoingMessage } from '../../../src/application/messaging/ConversationRepository';
import type { AppointmentOutcome, MessageContent } from '../../../src/domain/messaging/Message';
import { DAY } from '../../../src/domain/shared/Instant';
import { success } from '../../../src/domain/shared/Result';
import { begun, messagesOf, oneOf, says, type MessagingBackend } from './conversationRepositoryContract';

export function describeAppointments(
  name: string,
  makeBackend: () => MessagingBackend | Promise<MessagingBackend>,
): void {
  describe(`${name}, contract of appointments`, () => {
    test('the contents of appointments and their answers are stored', async () => {
      const { claire, karim, now } = await begun(makeBackend);
      const [at, place] = [now + DAY, 'Gare de Lyon, hall 1'];
      const contents: readonly [string, string, MessageContent][] = [
        ['rdv', 'karim', { kind: 'appointment', at, place }],
        ['rdv~answer', 'claire', { kind: 'decline', at, place, offerId: 'rdv' }],
        ['autre', 'claire', { kind: 'appointment', at: at + 60_000, place: 'Gare\u00a0!' }],
        ['autre~answer', 'karim', { kind: 'confirmation', at: at + 60_000, place: 'Gare\u00a0!', offerId: 'autre' }],
        ['tard', 'karim', { kind: 'appointment', at, place }],
        ['tard~answer', 'karim', { kind: 'withdrawal', at, place, offerId: 'tard' }],
        [
          'autre~cancellation',
          'karim',
          { kind: 'cancellation', at: at + 60_000, place: 'Gare\u00a0!', offerId: 'autre' },
        ],
      ];
      for (const [id, author, content] of contents) {
        expect(await (author === 'karim' ? karim : claire).conversations.send(says(id, author, content))).toEqual(
          success(),
        );
      }
      expect((await messagesOf(claire)).slice(1).map(({ content }) => content)).toEqual(
        contents.map(([, , content]) => content),
      );
      expect(await oneOf(claire, 'claire', ({ lastMessage }) => lastMessage.kind === 'cancellation')).toMatchObject({
        lastMessage: { text: 'Gare\u00a0!', authorId: 'karim' },
      });
    });

    test('an appointment is answered once, by the other participant, as it was proposed', async () => {
      const { claire, karim, now } = await begun(makeBackend);
      const [at, place] = [now + DAY, 'Gare de Lyon'];
      await karim.conversations.send(says('rdv', 'karim', { kind: 'appointment', at, place }));
      await karim.conversations.send(says('offre', 'karim', { kind: 'offer', euros: 100 }));
      const confirms = (author: string, changes: object = {}) =>
        says('rdv~answer', author, { kind: 'confirmation', at, place, offerId: 'rdv', ...changes });
      const isSent = async (who: typeof claire, message: OutgoingMessage) => (await who.conversations.send(message)).ok;
      expect(await isSent(karim, confirms('karim'))).toBe(false);
      expect(await isSent(claire, confirms('claire', { at: at + 60_000 }))).toBe(false);
      expect(await isSent(claire, confirms('claire', { place: 'Gare du Nord' }))).toBe(false);
      expect(await isSent(claire, { ...confirms('claire', { offerId: 'offre' }), id: 'offre~answer' })).toBe(false);
      expect(await isSent(claire, confirms('claire'))).toBe(true);
      expect(await isSent(claire, confirms('claire', { kind: 'decline' }))).toBe(true);
      expect((await messagesOf(claire)).at(-1)?.content.kind).toBe('confirmation');
    });

    test('a confirmed appointment is cancelled once, by either of the two, as it was confirmed', async () => {
      const { claire, ines, karim, now } = await begun(makeBackend);
      const [at, place] = [now + DAY, 'Gare de Lyon'];
      const isSent = async (who: typeof claire, message: OutgoingMessage) => (await who.conversations.send(message)).ok;
      const follows = (id: string, author: string, kind: AppointmentOutcome, changes: object = {}) =>
        says(`${id}~${kind === 'cancellation' ? kind : 'answer'}`, author, {
          ...{ kind, at, place, offerId: id },
          ...changes,
        });
      for (const id of ['un-rdv', 'deux-rdv', 'trois-rdv'])
        await karim.conversations.send(says(id, 'karim', { kind: 'appointment', at, place }));
      expect(await isSent(karim, follows('un-rdv', 'karim', 'cancellation'))).toBe(false);
      await claire.conversations.send(follows('un-rdv', 'claire', 'confirmation'));
      await claire.conversations.send(follows('deux-rdv', 'claire', 'confirmation'));
      await claire.conversations.send(follows('trois-rdv', 'claire', 'decline'));
      expect(await isSent(ines, follows('un-rdv', 'ines', 'cancellation'))).toBe(false);
      expect(await isSent(karim, follows('un-rdv', 'karim', 'cancellation', { at: at + 60_000 }))).toBe(false);
      expect(await isSent(karim, follows('un-rdv', 'karim', 'cancellation', { place: 'Gare du Nord' }))).toBe(false);
      expect(await isSent(karim, { ...follows('un-rdv', 'karim', 'cancellation'), id: 'autre~cancellation' })).toBe(
        false,
      );
      expect(await isSent(karim, follows('trois-rdv', 'karim', 'cancellation'))).toBe(false);
      expect(await isSent(karim, follows('un-rdv', 'karim', 'cancellation'))).toBe(true);
      expect(await isSent(claire, follows('deux-rdv', 'claire', 'cancellation'))).toBe(true);
      expect(await isSent(claire, follows('un-rdv', 'claire', 'cancellation'))).toBe(true);
      const stored = (await messagesOf(claire)).filter(({ content }) => content.kind === 'cancellation');
      expect(stored.map(({ id, authorId }) => [id, authorId])).toEqual([
        ['un-rdv~cancellation', 'karim'],
        ['deux-rdv~cancellation', 'claire'],
      ]);
    });

    test('an appointment is withdrawn by the person who proposed it, and cannot be answered afterwards', async () => {
      const { claire, karim, now } = await begun(makeBackend);
      const meeting = { at: now + DAY, place: 'Gare de Lyon', offerId: 'rdv' };
      await karim.conversations.send(
        says('rdv', 'karim', { kind: 'appointment', at: meeting.at, place: meeting.place }),
      );
      const withdraws = (author: string) => says('rdv~answer', author, { kind: 'withdrawal', ...meeting });
      expect((await claire.conversations.send(withdraws('claire'))).ok).toBe(false);
      expect(await karim.conversations.send(withdraws('karim'))).toEqual(success());
      await claire.conversations.send(says('rdv~answer', 'claire', { kind: 'confirmation', ...meeting }));
      expect((await messagesOf(claire)).at(-1)).toMatchObject({ authorId: 'karim', content: { kind: 'withdrawal' } });
    });

    test('neither is possible from the moment of the appointment on', async () => {
      const { claire, karim, now } = await begun(makeBackend);
      const meeting = { at: now - DAY, place: 'Gare de Lyon', offerId: 'rdv' };
      await karim.conversations.send(
        says('rdv', 'karim', { kind: 'appointment', at: meeting.at, place: meeting.place }),
      );
      const withdrawal = says('rdv~answer', 'karim', { kind: 'withdrawal', ...meeting });
      expect((await karim.conversations.send(withdrawal)).ok).toBe(false);
      await claire.conversations.send(says('rdv~answer', 'claire', { kind: 'confirmation', ...meeting }));
      const cancellation = says('rdv~cancellation', 'karim', { kind: 'cancellation', ...meeting });
      expect((await karim.conversations.send(cancellation)).ok).toBe(false);
    });

    test('an appointment whose moment has passed is stored, one in more than two months is not', async () => {
      const { karim, now } = await begun(makeBackend);
      const proposes = async (id: string, at: number) =>
        (await karim.conversations.send(says(id, 'karim', { kind: 'appointment', at, place: 'Gare de Lyon' }))).ok;
      expect(await proposes('hier', now - DAY)).toBe(true);
      expect(await proposes('tard', now + 60 * DAY)).toBe(true);
      expect(await proposes('trop-tard', now + 62 * DAY)).toBe(false);
    });
  });
}
