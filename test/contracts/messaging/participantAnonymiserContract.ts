import { describe, expect, test } from 'vitest';
import type { ParticipantAnonymiser } from '../../../src/application/messaging/ParticipantAnonymiser';
import type { ConversationRepository } from '../../../src/application/messaging/ConversationRepository';
import { DELETED_PERSON } from '../../../src/domain/account/UserProfile';
import { success } from '../../../src/domain/shared/Result';
import { aFirstMessage } from '../../support/builders/aConversation';
import { recordedEmissions } from '../../support/doubles/recordedEmissions';

export interface ParticipantAnonymiserBackend {
  /** Claire’s bicycle is online, and Karim may ask about it. */
  readonly karim: { readonly conversations: ConversationRepository; readonly names: ParticipantAnonymiser };
  readonly claire: { readonly conversations: ConversationRepository; readonly names: ParticipantAnonymiser };
}

export function describeParticipantAnonymiser(
  name: string,
  makeBackend: () => Promise<ParticipantAnonymiserBackend>,
): void {
  describe(`${name}, contract of ParticipantAnonymiser`, () => {
    test.each([
      ['karim', 'buyer'],
      ['claire', 'seller'],
    ] as const)('the name of %s is replaced for both participants at once', async (who, side) => {
      const backend = await makeBackend();
      await backend.karim.conversations.send(aFirstMessage());
      const emissions = recordedEmissions<unknown>((listener) =>
        backend.claire.conversations.subscribeToInbox('claire', 9, (result) =>
          listener(result.ok ? result.value[0] : result),
        ),
      );
      await emissions.becomes(
        expect.objectContaining({ buyer: expect.objectContaining({ name: 'Karim' }) as unknown }),
      );
      expect(await backend[who].names.anonymise(who)).toEqual(success());
      const other =
        side === 'buyer'
          ? { seller: expect.objectContaining({ name: 'Claire' }) as unknown }
          : { buyer: expect.objectContaining({ name: 'Karim' }) as unknown };
      await emissions.becomes(
        expect.objectContaining({
          [side]: expect.objectContaining({ uid: who, name: DELETED_PERSON }) as unknown,
          ...other,
        }),
      );
    });

    test('messages stay, and a second call succeeds', async () => {
      const { karim, claire } = await makeBackend();
      await karim.conversations.send(aFirstMessage());
      await karim.names.anonymise('karim');
      expect(await karim.names.anonymise('karim')).toEqual(success());
      const everything = await claire.conversations.everythingOf('claire');
      expect(
        everything.ok && everything.value.flatMap(({ messages }) => messages.map(({ content }) => content)),
      ).toEqual([{ kind: 'text', text: 'Bonjour !' }]);
    });

    test('the call succeeds for a person without conversations', async () => {
      expect(await (await makeBackend()).karim.names.anonymise('karim')).toEqual(success());
    });
  });
}
