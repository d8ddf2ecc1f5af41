import { describe, expect, test } from 'vitest';
import type { ListingRepository } from '../../../src/application/listings/ListingRepository';
import type { ConversationRepository } from '../../../src/application/messaging/ConversationRepository';
import type { ReportRepository } from '../../../src/application/moderation/ReportRepository';
import type { Listing } from '../../../src/domain/listings/Listing';
import { failure, success } from '../../../src/domain/shared/Result';
import { aFirstMessage } from '../../support/builders/aConversation';
import { aListing } from '../../support/builders/aListing';

export interface Repositories {
  readonly listings: ListingRepository;
  readonly conversations: ConversationRepository;
  readonly reports: ReportRepository;
}

export interface ConfirmationBackend {
  /** The repositories of Karim, whose address is confirmed from now on, or is not. Claire’s listing `velo` is online. */
  as(isConfirmed: boolean): Promise<Repositories>;
  readonly now: number;
}

export function describeConfirmation(
  name: string,
  makeBackend: () => ConfirmationBackend | Promise<ConfirmationBackend>,
): void {
  const aLamp = (now: number) => aListing({ id: 'lampe', ownerId: 'karim', publishedAt: now, updatedAt: now });
  const report = {
    reporterId: 'karim',
    target: { kind: 'listing', id: 'velo' },
    reason: 'scam',
    details: '',
  } as const;

  describe(`${name}, contract of confirmation`, () => {
    test('an unconfirmed person does not publish, and does once confirmed', async () => {
      const { as, now } = await makeBackend();
      const { listings } = await as(false);
      expect(await listings.publish(aLamp(now))).toEqual(failure('denied'));
      expect(await listings.ownedBy('karim')).toEqual(success([]));
      expect(await (await as(true)).listings.publish(aLamp(now))).toEqual(success());
    });

    test('an unconfirmed person pauses a listing, and does not put it online again', async () => {
      const { as, now } = await makeBackend();
      const step = (state: Listing['state']) => (listing: Listing) => success({ ...listing, state, updatedAt: now });
      expect(await (await as(true)).listings.publish(aLamp(now))).toEqual(success());
      const { listings } = await as(false);
      expect((await listings.change('lampe', step('paused'))).ok).toBe(true);
      expect(await listings.change('lampe', step('online'))).toEqual(failure('denied'));
    });

    test('an unconfirmed person does not begin a conversation, and continues one that they have begun', async () => {
      const { as } = await makeBackend();
      expect(await (await as(false)).conversations.send(aFirstMessage())).toEqual(failure('denied'));
      expect(await (await as(true)).conversations.send(aFirstMessage())).toEqual(success());
      const { conversations } = await as(false);
      expect(await conversations.send(aFirstMessage({ id: 'deux', opening: null }))).toEqual(success());
    });

    test('an unconfirmed person does not report, and does once confirmed', async () => {
      const { as } = await makeBackend();
      expect(await (await as(false)).reports.add(report)).toEqual(failure('denied'));
      expect(await (await as(true)).reports.add(report)).toEqual(success());
    });
  });
}
