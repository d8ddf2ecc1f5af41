import { EmbeddedBlockRepository } from '../../../src/infrastructure/embedded/messaging/EmbeddedBlockRepository';
import { EmbeddedConversationRepository } from '../../../src/infrastructure/embedded/messaging/EmbeddedConversationRepository';
import type { Rate, RateKind } from '../../../src/domain/shared/Rate';
import type { EmbeddedDatabase } from '../../../src/infrastructure/embedded/database/EmbeddedDatabase';
import { blankAccount, messageKeyOf } from '../../../src/infrastructure/embedded/database/records';
import type { ConfirmationBackend } from '../../contracts/auth/confirmationContract';
import type { BlockRepositoryBackend } from '../../contracts/messaging/blockRepositoryContract';
import type { MessagingBackend, MessagingTab } from '../../contracts/messaging/conversationRepositoryContract';
import type { ReportRepositoryBackend } from '../../contracts/moderation/reportRepositoryContract';
import { EmbeddedUserRepository } from '../../../src/infrastructure/embedded/account/EmbeddedUserRepository';
import { aProfile } from '../builders/aPosting';
import { aListing, NOON } from '../builders/aListing';
import { listingsOf, noImport } from './embeddedBackends';
import { reportsOf } from './embeddedModeration';
import { embeddedTabs, givenEmbeddedPerson, type EmbeddedTab } from './embeddedTabs';

export async function embeddedMessaging(): Promise<MessagingBackend> {
  const openTab = embeddedTabs();
  const first = openTab();
  const given: MessagingBackend['given'] = async (listing) => {
    await listingsOf(first).publish(listing);
  };
  await given(aListing());
  const users = new EmbeddedUserRepository(first.database, first.feed);
  await Promise.all(
    [
      ['claire', 'Claire'],
      ['karim', 'Karim'],
      ['ines', 'Inès'],
    ].map(([uid = '', displayName = '']) => users.create(aProfile({ uid, displayName }))),
  );
  return {
    karim: messagingOf(first),
    karimsOtherTab: messagingOf(openTab()),
    claire: messagingOf(openTab()),
    ines: messagingOf(openTab()),
    now: NOON,
    given,
    age: (messageId, milliseconds) => ageEmbeddedMessage(first.database, messageId, milliseconds),
    giveRate: (kind, rate) => giveEmbeddedRate(first.database, 'karim', kind, rate),
  };
}

function ageEmbeddedMessage(database: EmbeddedDatabase, messageId: string, milliseconds: number) {
  return database.write(['messages'], async (transaction) => {
    const messages = transaction.objectStore('messages');
    const record = await messages.get(messageKeyOf('velo~karim', messageId));
    if (record !== undefined) await messages.put({ ...record, sentAt: record.sentAt - milliseconds });
  });
}

export async function embeddedConfirmation(): Promise<ConfirmationBackend> {
  const tab = embeddedTabs()();
  const { database } = tab;
  await givenEmbeddedPerson(tab, 'claire', 'Claire');
  await givenEmbeddedPerson(tab, 'karim', 'Karim');
  await listingsOf(tab).publish(aListing());
  const account = { ...blankAccount('karim'), email: 'karim@exemple.fr', hasGoogle: true };
  return {
    now: NOON,
    async as(isEmailVerified) {
      await database.write(['accounts'], (transaction) =>
        transaction.objectStore('accounts').put({ ...account, isEmailVerified }),
      );
      const { conversations } = messagingOf(tab);
      return { listings: listingsOf(tab), conversations, reports: reportsOf(tab, 'karim') };
    },
  };
}

export function embeddedBlockRepository(): BlockRepositoryBackend {
  const openTab = embeddedTabs();
  return { claire: messagingOf(openTab()).blocks, clairesOtherTab: messagingOf(openTab()).blocks };
}

export async function embeddedReportRepository(): Promise<ReportRepositoryBackend> {
  const tab = embeddedTabs()();
  const { database } = tab;
  await listingsOf(tab).publish(aListing());
  return {
    karim: reportsOf(tab, 'karim'),
    async stored() {
      const records = await database.read((connection) => connection.getAll('reports'));
      return records.ok ? records.value.map(({ reason, details }) => [reason, details] as const) : [];
    },
    giveRate: (rate) => giveEmbeddedRate(database, 'karim', 'reports', rate),
    now: NOON,
  };
}

export function giveEmbeddedRate(database: EmbeddedDatabase, ownerId: string, id: RateKind, rate: Rate) {
  return database.write(['rates'], (transaction) => transaction.objectStore('rates').put({ ...rate, ownerId, id }));
}

/** A clock that advances by a millisecond each time it is read. */
let reading = NOON;
const clock = { now: () => (reading += 1) };

function messagingOf({ database, feed }: EmbeddedTab): MessagingTab {
  return {
    conversations: new EmbeddedConversationRepository(database, feed, clock, noImport),
    blocks: new EmbeddedBlockRepository(database, feed, clock),
  };
}
