import { firestoreUnderTest } from '@mon-bazar/firebase-test-server/official/firestoreUnderTest';
import { readFirebaseProject } from '@mon-bazar/firebase-test-server/readFirebaseProject';
import { Timestamp } from 'firebase/firestore';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { readCommuneFile } from '../../scripts/content/communes/findCommune';
import { demoListings } from '../../scripts/content/demoListings';
import type { AdministrationWrite } from '../../scripts/firebase/FirestoreAdministration';
import { protoFieldsOf } from '../../scripts/firebase/protoValueOf';
import { seedFirebase, seedListings } from '../../scripts/firebase/seedFirebase';
import { firebaseSource } from '../../src/di/backends/renderedFirebase';
import { siteServer } from '../../src/di/siteServer';
import { expiryOf } from '../../src/domain/listings/lifecycle/lifetime';
import { DAY } from '../../src/domain/shared/Instant';
import type { ListingState } from '../../src/domain/listings/lifecycle/ListingState';
import { demoSales } from '../../src/infrastructure/embedded/demo/demoSales';
import { recordedDemoSale } from '../../src/infrastructure/embedded/demo/recordedDemoSale';
import { documentOfListing, tombstoneDocumentOf } from '../../src/infrastructure/firebase/documents/documentOfListing';
import { paths } from '../../src/presentation/shared/paths';
import { describeRenderedSite } from '../contracts/rendering/renderedSiteContract';
import { aListing } from '../support/builders/aListing';
import { anEmulatorProject } from '../support/firebase/anEmulatorProject';
import { readPage, template, type AskSite } from '../support/rendering/readPage';

const firestore = await firestoreUnderTest({ indexes: readFirebaseProject('.').indexes });
const now = Date.UTC(2026, 10, 24, 12);
const clock = { now: () => now };
const readCommunes = async (file: string) => readCommuneFile(file);

async function aSite(): Promise<Awaited<ReturnType<typeof anEmulatorProject>> & { readonly ask: AskSite }> {
  const project = await anEmulatorProject(firestore.host);
  const source = firebaseSource(
    { ...configurationOf(project.projectId), emulator: firestore.host },
    clock,
    readCommunes,
  );
  return { ...project, ask: siteServer(template, source) };
}

const configurationOf = (projectId: string) => ({
  apiKey: 'demo',
  authDomain: `${projectId}.firebaseapp.com`,
  projectId,
  storageBucket: `${projectId}.firebasestorage.app`,
  appId: '1:0:web:0',
});

let demo: AskSite;

beforeAll(async () => {
  const { administration, ask } = await aSite();
  await seedFirebase(administration, now);
  await administration.commit(writesOfDemoSales());
  demo = ask;
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => firestore.close());

/** The reviews of the demo, and the numbers of its sales and purchases, as Firestore stores them. */
function writesOfDemoSales(): readonly AdministrationWrite[] {
  const models = new Map(demoListings(now).map((listing) => [listing.id, listing]));
  const sales = demoSales.flatMap((sale) => {
    const model = models.get(sale.model);
    return model === undefined ? [] : recordedDemoSale(sale, model, now);
  });
  const instant = (milliseconds: number) => Timestamp.fromMillis(milliseconds);
  const reviews = sales
    .flatMap((sale) => sale.reviews)
    .map(({ id, soldAt, createdAt, visibleAt, answeredAt, ...review }) => ({
      path: `reviews/${id}`,
      fields: protoFieldsOf({
        ...review,
        soldAt: instant(soldAt),
        createdAt: instant(createdAt),
        visibleAt: instant(visibleAt),
        answeredAt: answeredAt === null ? null : instant(answeredAt),
      }),
    }));
  const numberOf = (uid: string, side: 'ownerId' | 'buyerId') => sales.filter(({ deal }) => deal[side] === uid).length;
  const people = new Set(sales.flatMap(({ deal }) => [deal.ownerId, deal.buyerId]));
  const counts = [...people].map((uid) => ({
    path: `deal_counts/${uid}`,
    fields: protoFieldsOf({ sales: numberOf(uid, 'ownerId'), purchases: numberOf(uid, 'buyerId') }),
  }));
  return [...reviews, ...counts];
}

describeRenderedSite('The site on Firebase, read by a visitor', () => demo);

const listing = aListing({ title: 'Une table', publishedAt: now - DAY, expiresAt: expiryOf(now) });

test.each([
  ['online', 200],
  ['reserved', 200],
  ['sold', 410],
  ['expired', 410],
  ['paused', 404],
  ['refused', 404],
  ['draft', 404],
] as const)('a listing on Firebase that is %s has the status %i', async (state: ListingState, status: number) => {
  const { administration, ask } = await aSite();
  const document = { ...documentOfListing({ ...listing, state }), dateCard: 'a', priceCard: 'b' };
  await administration.commit([{ path: `listings/${listing.id}`, fields: protoFieldsOf(document) }]);
  const { status: answered, text } = await readPage(ask, paths.listing(listing));
  expect(answered).toBe(status);
  expect(text.includes('Une table')).toBe(status !== 404);
});

test('a deleted listing on Firebase is gone, and one that never was is missing', async () => {
  const { administration, ask } = await aSite();
  await administration.commit([{ path: 'listings/deleted', fields: protoFieldsOf(tombstoneDocumentOf(listing)) }]);
  expect((await readPage(ask, '/annonce/deleted')).status).toBe(410);
  expect((await readPage(ask, '/annonce/never')).status).toBe(404);
  expect((await readPage(ask, '/annonce/a%2Fb')).status).toBe(404);
  expect((await readPage(ask, '/annonce/__id__')).status).toBe(404);
});

test('a photo of a person is shown from Storage, where its rules judge who may see it', async () => {
  const { administration, ask, projectId } = await aSite();
  const photo = { id: 'claire~abc', width: 1600, height: 1200 };
  await seedListings(administration, [{ ...listing, photos: [photo] }]);
  const { text } = await readPage(ask, paths.listing(listing));
  expect(text).toContain(`http://${firestore.host}/v0/b/${projectId}.firebasestorage.app/o/photos%2Fclaire%2F`);
  expect(text).toMatch(/property="og:image" content="http[^"]*%2Fpage\?alt=media"/);
});

test.each([
  ['says so', { maintenance: true }],
  ['cannot be understood', { maintenance: 'oui' }],
])('a site is closed, and shows nothing of its inside, while its configuration %s', async (_, document) => {
  const { administration, ask } = await aSite();
  await seedListings(administration, [listing]);
  await administration.commit([{ path: 'config/app', fields: protoFieldsOf(document) }]);
  vi.spyOn(console, 'error').mockReturnValue();
  for (const address of ['/', paths.listing(listing), '/recherche']) {
    const { status, headers, text } = await readPage(ask, address);
    expect([status, headers['Cache-Control']]).toEqual([503, 'no-store']);
    expect(text).not.toContain('Une table');
  }
  expect((await readPage(ask, '/recherche.rss')).text).toBe('');
});

test('a site whose configuration cannot be read renders no page', async () => {
  const source = firebaseSource({ ...configurationOf('demo-none'), emulator: '127.0.0.1:1' }, clock, readCommunes);
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
  await expect(source.ports()).rejects.toThrow('cannot be read');
});
