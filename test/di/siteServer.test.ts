import * as v from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';
import { demoSource } from '../../src/di/backends/renderedDemo';
import { siteServer, type SiteAnswer, type SiteSource } from '../../src/di/siteServer';
import { openConfiguration } from '../../src/domain/maintenance/AppConfiguration';
import { expiryOf } from '../../src/domain/listings/lifecycle/lifetime';
import type { Listing } from '../../src/domain/listings/Listing';
import { failure, success } from '../../src/domain/shared/Result';
import { DAY } from '../../src/domain/shared/Instant';
import catalogue from '../../src/infrastructure/embedded/demoCatalogue.json';
import { renderingOf } from '../../src/presentation/app/rendering/renderedRoutes';
import { serveSiteAt } from '../../src/presentation/shared/page/siteAddress';
import { paths } from '../../src/presentation/shared/paths';
import { aListing } from '../support/builders/aListing';

const origin = 'https://mon-bazar.example';
const now = Date.UTC(2026, 10, 24, 12);
const template =
  '<html><head><title>Mon Bazar</title><meta name="description" content="Général" /></head><body><div id="root"></div><noscript>Sans</noscript></body></html>';
const demo = demoSource(() => now);
const ask = siteServer(template, demo);

beforeAll(() => serveSiteAt(origin));

async function page(address: string, server = ask): Promise<SiteAnswer & { readonly text: string }> {
  const answer = await server(address);
  if (answer === null) throw new Error(`${address} is left to the browser`);
  let text = '';
  if (typeof answer.body === 'string') text = answer.body;
  else for await (const part of answer.body) text += part;
  return { ...answer, text };
}

/** The site of one listing, which knows all that there is. */
function siteOf(listing: Listing, others: Partial<SiteSource> = {}): ReturnType<typeof siteServer> {
  return siteServer(template, {
    ...demo,
    knowsAll: true,
    ports: async () => ({
      ...(await demo.ports()),
      listings: {
        subscribe: (id, listener) => {
          listener(success(id === listing.id ? listing : null));
          return () => undefined;
        },
        subscribeToNewest: (_feed, _limit, listener) => {
          listener(success([]));
          return () => undefined;
        },
      },
    }),
    ...others,
  });
}

const bicycle = '/annonce/demo-velo-ville-peugeot/velo-de-ville-peugeot-28-pouces-selle-en-cuir';

test.each([
  ['/', 200],
  ['/recherche?q=velo', 200],
  ['/categorie/vehicules', 200],
  ['/categorie/vehicules/velos', 200],
  ['/categorie/immobilier/accueil', 200],
  [bicycle, 200],
  ['/profil/demo-camille', 200],
  ['/aide', 200],
  ['/a-propos', 200],
  ['/categorie/inconnue', 404],
  ['/categorie/maison/velos', 404],
  ['/aide/inconnu', 404],
  ['/inconnu', 404],
] as const)('the server answers %s with the status %i', async (address, status) => {
  expect((await page(address)).status).toBe(status);
});

test.each([
  '/account',
  '/account/annonces',
  '/auth',
  '/messages/1',
  '/favoris',
  '/deposer-annonce',
  '/admin/maintenance',
])('the server leaves %s, a page of the person who reads it, to the browser', async (address) => {
  expect(await ask(address)).toBeNull();
});

test('every page of the site is rendered by the server or left to the browser on purpose', () => {
  const addresses = Object.values(paths).filter((path) => typeof path === 'string');
  const undecided = addresses.filter((path) => renderingOf(path.replace(/[?#].*$/, '')) === 'unknown');
  expect(undecided).toEqual([]);
});

test.each([
  ['/annonce/demo-velo-ville-peugeot', bicycle],
  ['/annonce/demo-velo-ville-peugeot/autre?utm_source=x', `${bicycle}?utm_source=x`],
  ['/categorie/immobilier', '/categorie/immobilier/accueil'],
])('the server moves %s to %s for good', async (address, target) => {
  const { status, headers } = await page(address);
  expect([status, headers.Location]).toEqual([301, target]);
});

test.each(['/annonce/inconnue', '/profil/inconnu'])(
  'a server that does not know all leaves %s to the browser, with the status 404 and the page without content',
  async (address) => {
    const { status, text } = await page(address);
    expect([status, text]).toEqual([404, template]);
  },
);

describe('a listing at its address', () => {
  const listing = aListing({ id: 'one', title: 'Une table', publishedAt: now - DAY, expiresAt: expiryOf(now) });
  test.each([
    ['online', listing, 200],
    ['reserved', { ...listing, state: 'reserved' }, 200],
    ['sold', { ...listing, state: 'sold' }, 410],
    ['expired', { ...listing, expiresAt: now - 1 }, 410],
    ['refused', { ...listing, state: 'refused' }, 404],
  ] as const)('the page of a listing that is %s has the status of its state', async (_, one, status) => {
    const { status: answered, text } = await page(paths.listing(one), siteOf(one));
    expect(answered).toBe(status);
    expect(text.includes('noindex')).toBe(status !== 200);
  });

  test('a deleted listing is gone, and one that never was is missing', async () => {
    const inventory = { ...demo.inventory, wasDeleted: (id: string) => Promise.resolve(id === 'deleted') };
    const server = siteOf(listing, { inventory });
    expect((await page('/annonce/deleted', server)).status).toBe(410);
    expect((await page('/annonce/other', server)).status).toBe(404);
  });
});

test.each([
  ['/recherche?q=velo', '« velo » · Mon Bazar', '/recherche?q=velo'],
  ['/recherche?q=velo&tri=prix-croissant', '« velo » · Mon Bazar', '/recherche?q=velo'],
  ['/categorie/vehicules/velos', 'Vélos · Mon Bazar', '/categorie/vehicules/velos'],
  [bicycle, 'Vélo de ville Peugeot 28 pouces, selle en cuir, Nantes · Mon Bazar', bicycle],
  ['/profil/demo-camille', 'Camille · Mon Bazar', '/profil/demo-camille'],
])('%s has a title, a description and a canonical address', async (address, title, canonical) => {
  const { text } = await page(address);
  expect(/<title[^>]*>([^<]*)</.exec(text)?.[1]?.replace(/\s/g, ' ')).toBe(title);
  expect(text).toContain(`<link data-page="" rel="canonical" href="${origin}${canonical}"/>`);
  expect(text.match(/<meta name="description"/g)).toHaveLength(1);
  expect(text).not.toMatch(/<meta name="description"[^>]* content="Général"/);
});

test('a listing has the picture of a shared link in a format that networks read', async () => {
  const { text } = await page(bicycle);
  expect(text).toContain(`property="og:image" content="${origin}/social/demo-velo-ville-peugeot-1.jpg"`);
  expect(text).toContain('name="twitter:card" content="summary_large_image"');
});

test('the first pictures of a page have a size and priority, and all have an address', async () => {
  const { text } = await page('/categorie/vehicules');
  const pictures = text.match(/<img [^>]*>/g) ?? [];
  expect(pictures).toHaveLength(24);
  expect(pictures[0]).toMatch(/src="\/demo\/[^"]+" .*width="\d+" height="\d+" loading="eager" fetchPriority="high"/);
  expect(pictures[23]).toMatch(/loading="lazy"/);
});

const address = v.pipe(v.string(), v.startsWith(`${origin}/`));
const offer = v.object({
  '@type': v.picklist(['Offer', 'Demand']),
  url: address,
  price: v.optional(v.number()),
  priceCurrency: v.optional(v.literal('EUR')),
  availability: v.pipe(v.string(), v.startsWith('https://schema.org/')),
  priceValidUntil: v.pipe(v.string(), v.isoDate()),
  seller: v.object({ '@type': v.picklist(['Person', 'Organization']), name: v.string() }),
  areaServed: v.object({ '@type': v.literal('Place') }),
});
const product = {
  '@context': v.literal('https://schema.org'),
  name: v.pipe(v.string(), v.nonEmpty()),
  description: v.pipe(v.string(), v.nonEmpty()),
  url: address,
  sku: v.string(),
  image: v.optional(v.array(v.pipe(address, v.endsWith('.jpg')))),
  offers: offer,
};
const measured = (unitCode: string) =>
  v.object({ '@type': v.literal('QuantitativeValue'), value: v.number(), unitCode: v.literal(unitCode) });
const breadcrumb = v.object({
  '@context': v.literal('https://schema.org'),
  '@type': v.literal('BreadcrumbList'),
  itemListElement: v.pipe(
    v.array(v.object({ '@type': v.literal('ListItem'), position: v.number(), name: v.string(), item: address })),
    v.minLength(2),
    v.check((items) => items.every(({ position }, index) => position === index + 1)),
  ),
});

function structuredData(html: string): readonly unknown[] {
  return [...html.matchAll(/<script type="application\/ld\+json">([^<]*)</g)].map(
    ([, json = '']) => JSON.parse(json) as unknown,
  );
}

test.each([
  ['piece of furniture', 'ameublement', v.object({ ...product, '@type': v.literal('Product') })],
  [
    'car',
    'voitures',
    v.object({
      ...product,
      '@type': v.tuple([v.literal('Product'), v.literal('Car')]),
      mileageFromOdometer: measured('KMT'),
    }),
  ],
  [
    'flat',
    'ventes-immobilieres',
    v.object({
      ...product,
      '@type': v.tuple([v.literal('Product'), v.literal('RealEstateListing')]),
      floorSize: measured('MTK'),
      datePosted: v.pipe(v.string(), v.isoTimestamp()),
    }),
  ],
] as const)('the structured data of a %s have the shape of their kind', async (_, categoryId, schema) => {
  const listing = catalogue.find((one) => one.categoryId === categoryId && one.kind === 'offer');
  if (listing === undefined) throw new Error(`The demo has nothing in ${categoryId}`);
  const [described, trail, ...others] = structuredData((await page(paths.listing(listing))).text);
  expect(others).toEqual([]);
  v.parse(schema, described);
  v.parse(breadcrumb, trail);
});

test('a category tells search engines where it stands', async () => {
  const [trail] = structuredData((await page('/categorie/vehicules/velos')).text);
  expect(v.parse(breadcrumb, trail).itemListElement.map(({ name }) => name)).toEqual(['Accueil', 'Véhicules', 'Vélos']);
});

test('a crawler that follows links from the home page reaches every listing of the demo', async () => {
  const seen = new Set<string>();
  const listings = new Set<string>();
  const waiting = ['/'];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { status, headers, text } = await page(next);
    expect([200, 301]).toContain(status);
    const links = [...text.matchAll(/<a [^>]*href="(\/[^"#]*)/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
    for (const link of [...links, headers.Location ?? '/']) {
      const [, id] = /^\/annonce\/([^/]+)/.exec(link) ?? [];
      if (id !== undefined) listings.add(id);
      else if (/^\/(categorie|recherche)/.test(link) && !seen.has(link)) {
        seen.add(link);
        waiting.push(link);
      }
    }
  }
  expect(catalogue.filter(({ id }) => !listings.has(id)).map(({ id }) => id)).toEqual([]);
}, 300_000);

test('text of a listing ends no element and begins none', async () => {
  const text = `</script><img src=x onerror="alert('1')"> & "guillemets" ]]>`;
  const listing = aListing({
    id: 'one',
    title: text,
    description: text,
    publishedAt: now - DAY,
    expiresAt: expiryOf(now),
    seller: { name: text, kind: 'private', memberSince: 0 },
  });
  const { text: html } = await page(paths.listing(listing), siteOf(listing));
  expect(html).not.toContain('<img src=x');
  expect(html.match(/<script/g)).toHaveLength(html.match(/<\/script>/g)?.length ?? 0);
  expect(structuredData(html)[0]).toMatchObject({ name: text, description: text });
});

test('the server renders a page without e-mail addresses and telephone numbers of people', async () => {
  for (const one of [bicycle, '/profil/demo-camille', '/recherche']) {
    const { text } = await page(one);
    expect(text.match(/[\w.+-]+@[\w-]+\.\w+|(\+33|\b0)[67](?:[ .]?\d\d){4}\b/g)).toBeNull();
  }
});

test('a closed site shows its maintenance page, for a while, and nothing of its inside', async () => {
  const closed = siteServer(template, {
    ...demo,
    ports: async () => ({ ...(await demo.ports()), configuration: { ...openConfiguration, maintenance: true } }),
  });
  for (const one of ['/', bicycle, '/recherche?q=velo']) {
    const { status, headers, text } = await page(one, closed);
    expect([status, headers['Retry-After'], headers['Cache-Control']]).toEqual([503, '300', 'no-store']);
    expect(text).toContain('<h1');
    expect(text).not.toContain('Peugeot');
    expect(text).not.toContain('href="/categorie');
  }
});

test('the data of a page travel with it', async () => {
  const { text } = await page(bicycle);
  const [, json = ''] = /id="page-answers">([^<]*)</.exec(text) ?? [];
  const answers = new Map(JSON.parse(json) as [string, unknown][]);
  expect(answers.get('["subscribe","demo-velo-ville-peugeot"]')).toMatchObject({
    ok: true,
    value: { id: 'demo-velo-ville-peugeot' },
  });
});

test('robots may read all but the pages of people, and find the sitemap', async () => {
  const { text } = await page('/robots.txt');
  expect(text).toContain('Disallow: /account\n');
  expect(text).toContain(`Sitemap: ${origin}/sitemap.xml`);
});

test('the sitemaps name every listing of the demo once', async () => {
  const { text: index } = await page('/sitemap.xml');
  const sitemaps = [...index.matchAll(/<loc>([^<]*)</g)].map(([, loc = '']) => loc.slice(origin.length));
  const named: string[] = [];
  for (const sitemap of sitemaps) {
    const { text } = await page(sitemap);
    named.push(...[...text.matchAll(/\/annonce\/([^/]+)\//g)].map(([, id = '']) => id));
  }
  expect(named.toSorted()).toEqual(catalogue.map(({ id }) => id).toSorted());
});

test('a sitemap names 50,000 listings at most, and reads no more', async () => {
  let read = 0;
  async function* many() {
    for (; ; read += 1) yield Promise.resolve({ id: `listing-${read}`, title: 'Une table', publishedAt: now });
  }
  const server = siteServer(template, { ...demo, inventory: { ...demo.inventory, publishedOn: many } });
  const { text } = await page('/sitemap/annonces-2026-11-24.xml', server);
  expect(text.match(/<url>/g)).toHaveLength(50_000);
  expect(read).toBe(50_000);
});

test('a sitemap that cannot be read is not empty but unavailable', async () => {
  const inventory = { ...demo.inventory, days: () => Promise.resolve(failure('offline' as const)) };
  expect((await page('/sitemap.xml', siteServer(template, { ...demo, inventory }))).status).toBe(503);
});

test('the feed of a search has its newest listings', async () => {
  const { headers, text } = await page('/recherche.rss?categorie=velos');
  expect(headers['Content-Type']).toBe('application/rss+xml; charset=utf-8');
  const dates = [...text.matchAll(/<pubDate>([^<]*)</g)].map(([, date = '']) => Date.parse(date));
  expect(dates).toHaveLength(catalogue.filter(({ categoryId }) => categoryId === 'velos').length);
  expect(dates).toEqual(dates.toSorted((one, other) => other - one));
  expect(text).toContain(`<link>${origin}/recherche?categorie=velos</link>`);
});
