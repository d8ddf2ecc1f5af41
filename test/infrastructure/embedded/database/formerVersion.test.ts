// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { ListingFeed } from '../../../../src/application/listings/ListingRepository';
import type { BlockedPerson } from '../../../../src/application/messaging/BlockRepository';
import type { SearchHit } from '../../../../src/application/search/ListingSearch';
import type { Favourite } from '../../../../src/domain/favourites/Favourite';
import type { HiddenSeller } from '../../../../src/domain/favourites/HiddenSeller';
import type { SavedSearch } from '../../../../src/domain/favourites/SavedSearch';
import type { ListingCard } from '../../../../src/domain/listings/Listing';
import { noCriteria } from '../../../../src/domain/search/criteria/SearchCriteria';
import type { AppConfiguration } from '../../../../src/domain/maintenance/AppConfiguration';
import type { Conversation } from '../../../../src/domain/messaging/Conversation';
import type { Message, MessageContent } from '../../../../src/domain/messaging/Message';
import { EmailAddress } from '../../../../src/domain/shared/EmailAddress';
import { DAY } from '../../../../src/domain/shared/Instant';
import { type Result, failure, success } from '../../../../src/domain/shared/Result';
import { RandomIdGenerator } from '../../../../src/infrastructure/browser/device/RandomIdGenerator';
import { PersonStorage } from '../../../../src/infrastructure/browser/storage/PersonStorage';
import { EmbeddedSession } from '../../../../src/infrastructure/embedded/auth/EmbeddedSession';
import { ChangeFeed } from '../../../../src/infrastructure/embedded/database/ChangeFeed';
import { EmbeddedBackendStatus } from '../../../../src/infrastructure/embedded/database/EmbeddedBackendStatus';
import { EmbeddedDatabase } from '../../../../src/infrastructure/embedded/database/EmbeddedDatabase';
import type { ContactMessageRecord } from '../../../../src/infrastructure/embedded/database/records';
import { CATALOGUE_VERSION } from '../../../../src/infrastructure/embedded/demo/catalogueMarker';
import { DemoCatalogueImport } from '../../../../src/infrastructure/embedded/demo/DemoCatalogueImport';
import { EmbeddedFavouriteRepository } from '../../../../src/infrastructure/embedded/favourites/EmbeddedFavouriteRepository';
import { EmbeddedHiddenSellers } from '../../../../src/infrastructure/embedded/favourites/EmbeddedHiddenSellers';
import { EmbeddedSavedSearchRepository } from '../../../../src/infrastructure/embedded/favourites/EmbeddedSavedSearchRepository';
import { EmbeddedListingBuyers } from '../../../../src/infrastructure/embedded/listings/EmbeddedListingBuyers';
import { EmbeddedListingRepository } from '../../../../src/infrastructure/embedded/listings/EmbeddedListingRepository';
import { EmbeddedListingViews } from '../../../../src/infrastructure/embedded/listings/EmbeddedListingViews';
import { EmbeddedPhotoRepository } from '../../../../src/infrastructure/embedded/listings/EmbeddedPhotoRepository';
import { EmbeddedBlockRepository } from '../../../../src/infrastructure/embedded/messaging/EmbeddedBlockRepository';
import { EmbeddedConversationRepository } from '../../../../src/infrastructure/embedded/messaging/EmbeddedConversationRepository';
import { EmbeddedCaseRepository } from '../../../../src/infrastructure/embedded/moderation/EmbeddedCaseRepository';
import { EmbeddedReportRepository } from '../../../../src/infrastructure/embedded/moderation/EmbeddedReportRepository';
import { ModerationStores } from '../../../../src/infrastructure/embedded/moderation/ModerationStores';
import { ListingIndexFollower } from '../../../../src/infrastructure/embedded/search/ListingIndexFollower';
import { EmbeddedAppConfigurationRepository } from '../../../../src/infrastructure/embedded/site/EmbeddedAppConfigurationRepository';
import { EmbeddedNewsletterRepository } from '../../../../src/infrastructure/embedded/site/EmbeddedNewsletterRepository';
import { EmbeddedVisitCounter } from '../../../../src/infrastructure/embedded/site/EmbeddedVisitCounter';
import { aDemoSource } from '../../../support/embedded/aDemoCatalogue';
import {
  bicycle,
  claire,
  first,
  loadFormerVersion,
  minute,
  photo,
  savedSearch,
  sofa,
  valueOf,
  velo,
} from '../../../support/embedded/formerVersion';

const clock = { now: () => minute(10) };
const noImport = { isOver: true, failure: null, subscribeToEnd: () => () => undefined };

let database: EmbeddedDatabase;
let feed: ChangeFeed;

beforeAll(async () => {
  await loadFormerVersion();
  database = new EmbeddedDatabase();
  feed = new ChangeFeed();
  return async () => {
    feed.close();
    await database.close();
  };
});

const moderationOf = (uid: string) => new ModerationStores(database, feed, { uid }, noImport);
const listings = () => new EmbeddedListingRepository(database, feed, clock, noImport);

describe('the listings of the former version', () => {
  test('a listing is found by its id, its owner, its category and its family', async () => {
    expect(await first((listener) => listings().subscribe(velo.id, listener))).toEqual(success(velo));
    expect(await listings().ownedBy(claire)).toEqual(success([velo]));
    const ids = async (feedOf: ListingFeed) => {
      const cards = await first<Result<readonly ListingCard[], unknown>>((listener) =>
        listings().subscribeToNewest(feedOf, 10, listener),
      );
      return valueOf(cards).map(({ id }) => id);
    };
    expect(await ids({ categoryId: 'velos' })).toEqual([velo.id, 'demo-velo-ville-peugeot']);
    expect(await ids({ family: 'vehicules' })).toEqual([velo.id, 'demo-velo-ville-peugeot']);
    expect(await ids({})).toEqual([velo.id, 'demo-velo-ville-peugeot', 'demo-canape-velours-vert-sauge']);
  });

  test('a listing has its photo, its views and its buyer', async () => {
    const addressOf = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:photo');
    const photos = new EmbeddedPhotoRepository(database, new RandomIdGenerator());
    expect(await photos.addressOf(photo, 'thumbnail')).toBe('blob:photo');
    expect(await photos.addressOf(photo, 'page')).toBe('blob:photo');
    expect(addressOf.mock.calls.map(([blob]) => (blob as Blob).type)).toEqual(['image/webp', 'image/jpeg']);
    expect(await new EmbeddedListingViews(database).of([velo.id])).toEqual(success(new Map([[velo.id, 2]])));
    expect(await new EmbeddedListingBuyers(database).of([velo.id])).toEqual(
      success(new Map([[velo.id, 'demo-karim']])),
    );
  });

  test('a listing is found by the search', async () => {
    const follower = new ListingIndexFollower(database, feed);
    await follower.start();
    const { hits } = follower.index.search(
      { criteria: { ...noCriteria, query: 'velo de ville' }, limit: 10 },
      clock.now(),
    );
    expect((JSON.parse(hits) as readonly SearchHit[]).map(({ listing }) => listing.id)).toContain(velo.id);
  });
});

test('the demo catalogue is not imported again over the same one of the former version', async () => {
  await database.write(['settings'], async (transaction) => {
    const settings = transaction.objectStore('settings');
    const marker = await settings.get('demo-catalogue');
    if (marker === undefined) throw new Error('The former version has imported the catalogue.');
    await settings.put({ ...marker, catalogueVersion: CATALOGUE_VERSION }, 'demo-catalogue');
  });
  const load = vi.fn(() => Promise.resolve([]));
  const source = aDemoSource([], { load });
  await new DemoCatalogueImport(database, feed, new EmbeddedBackendStatus(), clock, source).start();
  expect(load).not.toHaveBeenCalled();
});

test('favourites, saved searches and hidden sellers of the former version are read', async () => {
  const favourites = new EmbeddedFavouriteRepository(database, feed);
  expect(await first((listener) => favourites.subscribe(claire, listener))).toEqual(
    success<readonly Favourite[]>([{ addedAt: minute(2), card: sofa }]),
  );
  expect(await favourites.countsOf([sofa.id])).toEqual(success({ [sofa.id]: 1 }));
  const searches = new EmbeddedSavedSearchRepository(database, feed, clock);
  expect(await first((listener) => searches.subscribe(claire, listener))).toEqual(
    success<readonly SavedSearch[]>([savedSearch]),
  );
  const sellers = new EmbeddedHiddenSellers(database, feed);
  expect(await first((listener) => sellers.subscribe(claire, listener))).toEqual(
    success<readonly HiddenSeller[]>([{ uid: 'demo-marchand', name: 'Marchand', hiddenAt: minute(2) }]),
  );
});

test('a conversation of the former version is read with its messages and its offer', async () => {
  const conversations = new EmbeddedConversationRepository(database, feed, clock, noImport);
  const conversation: Conversation = {
    id: 'former-velo~demo-karim',
    listing: { id: velo.id, title: velo.title, price: velo.price, categoryId: velo.categoryId, photo },
    buyer: { uid: 'demo-karim', name: 'Karim', unread: 0, receivedAt: minute(7), readAt: minute(7) },
    seller: { uid: claire, name: 'Claire', unread: 3, receivedAt: minute(9), readAt: null },
    lastMessage: { kind: 'photo', text: '', authorId: 'demo-karim', sentAt: minute(8) },
    createdAt: minute(3),
    updatedAt: minute(8),
  };
  const message = (id: string, authorId: string, at: number, content: MessageContent): Message => ({
    id,
    authorId,
    content,
    sentAt: minute(at),
  });
  const messages: readonly Message[] = [
    message('message-1', 'demo-karim', 3, { kind: 'text', text: 'Bonjour, est-il disponible ?' }),
    message('message-2', claire, 4, { kind: 'text', text: 'Oui !' }),
    message('message-3', 'demo-karim', 5, { kind: 'offer', euros: 100 }),
    message('message-3~answer', claire, 6, { kind: 'acceptance', euros: 100, offerId: 'message-3' }),
    message('message-4', 'demo-karim', 8, { kind: 'photo', photo }),
  ];
  expect(await first((listener) => conversations.subscribeToInbox(claire, 10, listener))).toEqual(
    success([conversation]),
  );
  expect(await first((listener) => conversations.subscribe(conversation.id, claire, listener))).toEqual(
    success(conversation),
  );
  expect(await first((listener) => conversations.subscribeToMessages(conversation.id, 10, listener))).toEqual(
    success(messages),
  );
});

test('a block and a report of the former version still hold', async () => {
  const blocks = new EmbeddedBlockRepository(database, feed, clock);
  expect(await first((listener) => blocks.subscribe(claire, listener))).toEqual(
    success<readonly BlockedPerson[]>([{ uid: 'demo-camille', name: 'Camille', blockedAt: minute(9) }]),
  );
  const reports = new EmbeddedReportRepository(moderationOf(claire), clock);
  const target = { kind: 'listing', id: 'demo-velo-ville-peugeot' } as const;
  expect(await reports.add({ reporterId: claire, target, reason: 'duplicate', details: '' })).toEqual(
    failure('already-reported'),
  );
});

test('a report of the former version has a case, with the listing as it is now', async () => {
  const target = { kind: 'listing', id: 'demo-velo-ville-peugeot' } as const;
  const { title } = bicycle;
  const cases = new EmbeddedCaseRepository(moderationOf('demo-admin'), clock);
  const createdAt = 1781518140000;
  expect(await first((listener) => cases.subscribeToOpen(10, listener))).toEqual(
    success([
      {
        target,
        title,
        state: 'open',
        reports: 1,
        notices: 0,
        score: 1,
        lastReason: 'duplicate',
        lastReportAt: createdAt,
        holder: null,
        heldUntil: null,
        decision: null,
        lastEffect: null,
      },
    ]),
  );
  expect(await cases.reportsOn(target, 10)).toMatchObject({
    value: [{ reporterId: claire, content: { title, price: bicycle.price, photos: bicycle.photos } }],
  });
  expect(await new EmbeddedReportRepository(moderationOf(claire), clock).ownOf(claire)).toEqual(
    success([
      {
        target,
        title,
        reason: 'duplicate',
        details: 'Déjà publiée.',
        createdAt,
        outcome: 'pending',
        decidedAt: null,
      },
    ]),
  );
});

test('an admin reads the configuration, the subscribers and the visitors of the former version', async () => {
  const admin = new EmbeddedSession(new PersonStorage());
  admin.change('demo-admin');
  const configuration = new EmbeddedAppConfigurationRepository(database, feed, admin);
  expect(await first((listener) => configuration.subscribe(listener))).toEqual(
    success<AppConfiguration>({
      maintenance: true,
      targetDate: minute(0) + DAY,
      countdownConfig: { days: 3, hours: 4, minutes: 5, seconds: 6 },
    }),
  );
  const newsletter = new EmbeddedNewsletterRepository(database, admin, clock, noImport);
  expect(await newsletter.count()).toEqual(success(1));
  expect(
    await newsletter.add({
      email: valueOf(EmailAddress.parse('lectrice@example.fr')),
      source: 'maintenance_page',
      unsubscribeToken: 'a1B2c3D4e5F6g7H8i9J0',
    }),
  ).toEqual(failure('already-subscribed'));
  expect(await new EmbeddedVisitCounter(database, admin, clock).read('2026-06-15')).toEqual(success(1));
  expect(await database.read((connection) => connection.getAll('newsletter_subscribers'))).toEqual(
    success([{ email: 'lectrice@example.fr', subscribed_at: 1_781_518_140_000, source: 'maintenance_page' }]),
  );
  const contacts = await database.read((connection) => connection.getAll('contactMessages'));
  expect(contacts).toEqual(
    success<readonly ContactMessageRecord[]>([
      {
        id: 'contact-1',
        name: 'Claire',
        email: 'claire@example.fr',
        subject: 'question',
        message: 'Bonjour à tous.',
        sentAt: minute(9),
      },
    ]),
  );
});
