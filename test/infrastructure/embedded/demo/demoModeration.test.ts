import 'fake-indexeddb/auto';
import { describe, expect, test } from 'vitest';
import { CheckJournal } from '../../../../src/application/moderation/CheckJournal';
import { contactDetailsIn } from '../../../../src/domain/listings/draft/contactDetails';
import type { Decision } from '../../../../src/domain/moderation/Decision';
import { foldedWords } from '../../../../src/domain/listings/review/forbiddenWords';
import { reviewReason } from '../../../../src/domain/listings/review/reviewReason';
import { statementErrors } from '../../../../src/domain/moderation/Statement';
import type { ModerationCase } from '../../../../src/domain/moderation/ModerationCase';
import { DAY } from '../../../../src/domain/shared/Instant';
import { success } from '../../../../src/domain/shared/Result';
import { sha256 } from '../../../../src/infrastructure/browser/device/sha256';
import { DemoCatalogueImport } from '../../../../src/infrastructure/embedded/demo/DemoCatalogueImport';
import demoCatalogue from '../../../../src/infrastructure/embedded/demoCatalogue.json';
import { EmbeddedCaseRepository } from '../../../../src/infrastructure/embedded/moderation/EmbeddedCaseRepository';
import { EmbeddedDecisionRepository } from '../../../../src/infrastructure/embedded/moderation/EmbeddedDecisionRepository';
import { demoNotice } from '../../../../src/infrastructure/embedded/demo/demoModeration';
import { EmbeddedReviewSettingsRepository } from '../../../../src/infrastructure/embedded/listings/EmbeddedReviewSettingsRepository';
import { demoConversationId } from '../../../../src/infrastructure/embedded/demo/storeDemoConversation';
import { isLinkToken } from '../../../../src/domain/shared/isLinkToken';
import { EmbeddedOpenedConversationRepository } from '../../../../src/infrastructure/embedded/moderation/EmbeddedOpenedConversationRepository';
import { EmbeddedSubscriberRepository } from '../../../../src/infrastructure/embedded/site/EmbeddedSubscriberRepository';
import { EmbeddedNoticeRepository } from '../../../../src/infrastructure/embedded/moderation/EmbeddedNoticeRepository';
import { EmbeddedContactInbox } from '../../../../src/infrastructure/embedded/site/EmbeddedContactInbox';
import { EmbeddedJournalRepository } from '../../../../src/infrastructure/embedded/moderation/EmbeddedJournalRepository';
import { ModerationStores } from '../../../../src/infrastructure/embedded/moderation/ModerationStores';
import { firstOf, valueOf } from '../../../contracts/moderation/ModerationBackend';
import { NOON } from '../../../support/builders/aListing';
import { listingsOf, noImport } from '../../../support/embedded/embeddedBackends';
import { aDemoSource } from '../../../support/embedded/aDemoCatalogue';
import { embeddedTabs, type EmbeddedTab } from '../../../support/embedded/embeddedTabs';
import { reportsOf } from '../../../support/embedded/embeddedModeration';

const karim = { createdAt: 0, freeListingsCount: 6 };

async function theDemo(now = NOON, tab = embeddedTabs()()) {
  const source = aDemoSource(demoCatalogue);
  await new DemoCatalogueImport(tab.database, tab.feed, tab.status, { now: () => now }, source).start();
  return { tab, ...moderationOf(tab, 'demo-admin') };
}

function moderationOf({ database, feed }: EmbeddedTab, uid: string) {
  const stores = new ModerationStores(database, feed, { uid }, noImport);
  const clock = { now: () => NOON };
  return {
    cases: new EmbeddedCaseRepository(stores, clock),
    decisions: new EmbeddedDecisionRepository(stores, clock, sha256),
    journal: new EmbeddedJournalRepository(stores),
    notices: new EmbeddedNoticeRepository(stores, clock),
    opened: new EmbeddedOpenedConversationRepository(stores, clock, sha256),
  };
}

function openCases({ cases }: Pick<ReturnType<typeof moderationOf>, 'cases'>): Promise<readonly ModerationCase[]> {
  return firstOf((listener) => cases.subscribeToOpen(10, listener));
}

/** As Karim reads them. */
function decisionsOnKarim(tab: EmbeddedTab): Promise<readonly Decision[]> {
  const { decisions } = moderationOf(tab, 'demo-karim');
  return firstOf((listener) => decisions.subscribeToPerson('demo-karim', 100, listener));
}

describe('the moderation of the demo', () => {
  test('three messages to the team wait, one is handled, and their authors have invented addresses', async () => {
    const { tab } = await theDemo();
    const inbox = new EmbeddedContactInbox(tab.database, { uid: 'demo-admin' }, { now: () => NOON }, noImport);
    const [open, handled] = [await inbox.page('open', null, 10), await inbox.page('handled', null, 10)];
    const [waiting, done] = [open.ok ? open.value.items : [], handled.ok ? handled.value.items : []];
    expect([waiting.length, done.map((message) => message.handled?.by)]).toEqual([3, ['demo-admin']]);
    for (const { id, email } of [...waiting, ...done]) {
      expect(id).toMatch(/^[A-Za-z0-9]{20}$/);
      expect(email).toMatch(/[@.]exemple\.fr$/);
    }
  });

  test('six cases of different kinds are open, with what was reported', async () => {
    const demo = await theDemo();
    const open = await openCases(demo);
    expect(open.map(({ title, reports }) => [title, reports])).toEqual([
      ['Xbox One S blanche, lecteur Blu-ray, deux manettes', 3],
      ['Nicolas G.', 1],
      ['Gravel en acier bleu pétrole, idéal voyage à vélo', 1],
      ['Visseuse 18\u00a0V avec batterie neuve et chargeur', 2],
      ['Montre Lip automatique, cadran bleu, bracelet cuir', 1],
      ['Valise de voyage ancienne en carton bouilli, étiquettes', 1],
    ]);
    for (const { target, lastReportAt } of open) {
      const received = valueOf(await demo.cases.reportsOn(target, 10));
      expect(received.filter(({ content }) => content.title === '')).toEqual([]);
      expect(lastReportAt).toBeGreaterThan(NOON - 10 * DAY);
      expect(lastReportAt).toBeLessThan(NOON);
    }
  });

  test('a conversation is reported by its seller, sealed until an admin opens it by a reason, and has its messages then', async () => {
    const { tab } = await theDemo();
    const { opened } = moderationOf(tab, 'demo-admin');
    expect(await opened.messages(demoConversationId, null, 10)).toMatchObject({ failure: 'denied' });
    const order = { by: 'demo-admin', conversationId: demoConversationId, reason: 'Le signalement parle d’une carte.' };
    expect(await opened.open(order)).toEqual(success());
    const messages = valueOf(await opened.messages(demoConversationId, null, 10));
    expect(messages.map(({ authorId }) => authorId)).toEqual([
      'demo-sylvain-metz',
      'demo-theo-toulouse',
      'demo-sylvain-metz',
      'demo-theo-toulouse',
      'demo-sylvain-metz',
    ]);
    const found = valueOf(await opened.find(demoConversationId, 'demo-admin'));
    expect(found?.conversation).toMatchObject({
      seller: { uid: 'demo-theo-toulouse' },
      buyer: { uid: 'demo-sylvain-metz', name: 'Sylvain R.' },
      lastMessage: { authorId: 'demo-sylvain-metz', sentAt: messages.at(-1)?.sentAt },
    });
  });

  test('the newsletter has six subscribers, with invented addresses and tokens that unsubscribe', async () => {
    const { tab } = await theDemo();
    const repository = new EmbeddedSubscriberRepository(tab.database, { uid: 'demo-admin' }, noImport);
    const { items } = valueOf(await repository.page(null, 10));
    expect(items).toHaveLength(6);
    for (const { email, unsubscribeToken } of items) {
      expect(email).toMatch(/@exemple\.fr$/);
      expect(isLinkToken(unsubscribeToken ?? '')).toBe(true);
    }
  });

  test('the listing in review was reported with a telephone number, which is not in it any more', async () => {
    const { tab, cases } = await theDemo();
    const target = { kind: 'listing', id: 'demo-visseuse-batterie-neuve' } as const;
    const reported = valueOf(await cases.reportsOn(target, 10)).map(({ content }) => content.description);
    expect(reported.map((text) => contactDetailsIn(text).length)).toEqual([1, 1]);
    const own = valueOf(await listingsOf(tab).ownedBy('demo-karim'));
    expect(contactDetailsIn(own.find(({ id }) => id === target.id)?.description ?? '')).toEqual([]);
  });

  test('a visitor has reported the watch too, and waits', async () => {
    const { notices } = await theDemo();
    const target = { kind: 'listing', id: 'demo-montre-automatique-lip' } as const;
    expect(valueOf(await notices.noticesOn(target, 10))).toMatchObject([
      {
        sender: { name: 'Jeanne Roussel' },
        content: { title: expect.stringMatching(/^Montre Lip/) as unknown },
        outcome: 'pending',
      },
    ]);
    expect(await notices.outcomeOf(demoNotice.reference)).toEqual(success('pending'));
  });

  test('the journal of the demo has an unbroken chain', async () => {
    const { journal } = await theDemo();
    expect(await new CheckJournal(journal, sha256).execute()).toEqual(success({ entries: 4, broken: null }));
  });

  test('the listing in review is the only one of the demo that has a forbidden word', async () => {
    const { tab } = await theDemo();
    const settings = valueOf(await new EmbeddedReviewSettingsRepository(tab.database).read());
    const stored = valueOf(await tab.database.read((connection) => connection.getAll('listings')));
    const waiting = stored.filter((one) => 'title' in one && reviewReason(one, null, karim, settings, NOON) !== null);
    expect(waiting.map(({ id, state }) => [id, state])).toEqual([['demo-visseuse-batterie-neuve', 'in-review']]);
    expect(settings.words.map(foldedWords)).toEqual(settings.words);
  });

  test('Karim has a listing in review and a removed one, whose removal he has appealed', async () => {
    const { tab } = await theDemo();
    const own = valueOf(await listingsOf(tab).ownedBy('demo-karim')).filter(({ state }) => state !== 'online');
    expect(own.map(({ id, state }) => [id, state])).toEqual([
      ['demo-visseuse-batterie-neuve', 'in-review'],
      ['demo-baskets-serie-limitee', 'refused'],
    ]);
    const account = valueOf(await tab.database.read((connection) => connection.get('users', 'demo-karim')));
    expect(account?.freeListingsCount).toBe(valueOf(await listingsOf(tab).ownedBy('demo-karim')).length);
    const about = await decisionsOnKarim(tab);
    expect(about.map(({ status, statement }) => [statement.measure, status])).toEqual([
      ['removal', 'appealed'],
      ['correction', 'standing'],
    ]);
  });

  test('Inès judges the appeal of Karim, and Admin does not', async () => {
    const { tab, decisions } = await theDemo();
    const order = {
      decision: 2,
      status: 'overturned',
      answer: 'La facture montre que la paire est d’origine.',
      note: '',
    };
    expect(await decisions.judge({ ...order, by: 'demo-admin', status: 'overturned' })).toMatchObject({
      failure: 'decided-it',
    });
    const ines = moderationOf(tab, 'demo-ines');
    expect((await ines.decisions.judge({ ...order, by: 'demo-ines', status: 'overturned' })).ok).toBe(true);
    const own = valueOf(await listingsOf(tab).ownedBy('demo-karim'));
    expect(own.find(({ id }) => id === 'demo-baskets-serie-limitee')).toMatchObject({ state: 'online' });
    expect(await new CheckJournal(ines.journal, sha256).execute()).toEqual(success({ entries: 5, broken: null }));
  });

  test('Camille reads what became of her reports', async () => {
    const { tab } = await theDemo();
    const own = valueOf(await reportsOf(tab, 'demo-camille').ownOf('demo-camille'));
    expect(own.map(({ outcome }) => outcome).toSorted()).toEqual(['dismissed', 'pending', 'pending', 'pending']);
  });

  test('the texts of the demo could have been entered', async () => {
    const { tab } = await theDemo();
    const about = await decisionsOnKarim(tab);
    expect(about.map(({ statement }) => statementErrors(statement))).toEqual([{}, {}]);
    const copies = valueOf(await listingsOf(tab).ownedBy('demo-karim')).filter(({ photos }) => photos.length === 0);
    const texts = copies.flatMap(({ title, description }) => [title, description]);
    expect(texts).toHaveLength(4);
    expect(texts.filter((text) => contactDetailsIn(text).length > 0)).toEqual([]);
  });

  test('a later import neither repeats nor changes what moderators have done', async () => {
    const { tab } = await theDemo();
    const { journal, ...later } = await theDemo(NOON + 60 * DAY, tab);
    expect(await openCases(later)).toHaveLength(6);
    expect(valueOf(await journal.page(null, 10))).toHaveLength(4);
  });
});
