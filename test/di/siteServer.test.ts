import sharp from 'sharp';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { readCommuneFile } from '../../scripts/content/communes/findCommune';
import { demoSource } from '../../src/di/backends/renderedDemo';
import { siteServer, type SiteSource } from '../../src/di/siteServer';
import { openConfiguration } from '../../src/domain/maintenance/AppConfiguration';
import { expiryOf } from '../../src/domain/listings/lifecycle/lifetime';
import type { Listing, ListingCard } from '../../src/domain/listings/Listing';
import { failure, success } from '../../src/domain/shared/Result';
import { DAY, isInstant } from '../../src/domain/shared/Instant';
import catalogue from '../../src/infrastructure/embedded/demoCatalogue.json';
import { staticPages } from '../../src/presentation/app/rendering/pagePatterns';
import { renderingOf } from '../../src/presentation/app/rendering/renderedRoutes';
import { routes } from '../../src/presentation/app/routes';
import { informationRoutes } from '../../src/presentation/information/informationRoutes';
import { serveSiteAt } from '../../src/presentation/shared/page/siteAddress';
import { sitePicture } from '../../src/presentation/shared/page/PageMetadata';
import { paths } from '../../src/presentation/shared/paths';
import { describeRenderedSite } from '../contracts/rendering/renderedSiteContract';
import { aListing } from '../support/builders/aListing';
import { readPage, structuredData, template } from '../support/rendering/readPage';

const origin = 'https://mon-bazar.example';
const now = Date.UTC(2026, 10, 24, 12);
const demo = demoSource(
  () => now,
  async (file) => readCommuneFile(file),
);
const ask = siteServer(template, demo);

beforeAll(() => serveSiteAt(origin));

const page = (address: string, server = ask) => readPage(server, address);

describeRenderedSite('The demo site', () => ask);

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

test('every page of the site, with and without its parameters, is rendered by the server or left to the browser on purpose', () => {
  const patterns = routes.flatMap(({ path, children = [] }) => [path, ...children.map((child) => child.path)]);
  const addresses = patterns
    .filter((pattern) => pattern !== undefined && pattern !== '*')
    .flatMap((pattern = '') => [pattern.replace(/\/[^/]+\?/g, ''), pattern.replaceAll('?', '')])
    .map((pattern) => pattern.replace(/:\w+|\*/g, 'x'));
  expect(addresses).toEqual(expect.arrayContaining(['/categorie/x/x', '/signaler', '/signaler/suivi', '/admin/x']));
  expect(addresses.filter((address) => renderingOf(address) === 'unknown')).toEqual([]);
});

test('the pages that the build renders are those of the information routes', () => {
  expect(staticPages).toEqual(informationRoutes.map(({ path }) => path));
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

const searchOf = (query: string) => `/recherche?q=${encodeURIComponent(query)}`;

test('a cache holds what a sentence means for as long as a page', async () => {
  const { headers, text } = await page(searchOf('vélo à Lyon moins de 100 €'));
  expect(headers['Cache-Control']).toBe('public, max-age=0, s-maxage=300, stale-while-revalidate=600');
  expect(text).toBe('');
});

test('the server keeps what the address of a sentence asks for beside its words', async () => {
  const { headers } = await page(`${searchOf('table à moins de 300 €')}&tri=date&famille=maison&vue=carte`);
  expect(headers.Location).toBe('/recherche?q=table&famille=maison&prix_max=300&tri=date&vue=carte');
});

test.each([
  ['vélo à Lyon moins de 100 €', 1],
  ['T3', 1],
  ['vélo lyon', 1],
  ['vélo "lyon"', 0],
  ['je cherche un vélo de 28 pouces', 1],
  ['vélo à Lyon à Paris', 2],
])('the sentence « %s » leads to a page after moves to %i other addresses', async (sentence, moves) => {
  const seen = [searchOf(sentence)];
  for (let last = await page(searchOf(sentence)); last.status === 302; last = await page(seen.at(-1) ?? '')) {
    const { Location = '' } = last.headers;
    expect(seen).not.toContain(Location);
    seen.push(Location);
  }
  expect(seen).toHaveLength(moves + 1);
});

test.each(['trottinette volante', 'trottinette volante à dos de chameau'])(
  'the server searches for the words of « %s », which means nothing else, and says that nothing is found',
  async (words) => {
    const { status, text } = await page(searchOf(words));
    expect(status).toBe(200);
    expect(text.slice(text.indexOf('<main'))).toContain('Rien ne correspond');
  },
);

test('the server looks up the places of one sentence 24 times at most', async () => {
  const find = vi.fn(demo.communes.find.bind(demo.communes));
  const server = siteServer(template, { ...demo, communes: { ...demo.communes, find } });
  expect((await page(searchOf('à Aa bb cc '.repeat(18)), server)).status).toBe(200);
  expect(find).toHaveBeenCalledTimes(24);
});

test('around a person, whose place only their browser knows, the server shows everywhere what they look for', async () => {
  const { status, text } = await page(searchOf('vélo autour de moi'));
  expect(status).toBe(200);
  expect(text).toContain(`<link data-page="" rel="canonical" href="${origin}/recherche?q=v%C3%A9lo"/>`);
  expect(text.slice(text.indexOf('<main'))).toContain(`href="${bicycle}"`);
});

test('a sentence whose place cannot be looked up is still understood for the rest', async () => {
  const communes = { find: () => Promise.resolve(failure('unavailable' as const)), nearest: demo.communes.nearest };
  const { status, headers } = await page(
    searchOf('vélo à Lyon moins de 100 €'),
    siteServer(template, { ...demo, communes }),
  );
  expect([status, headers.Location]).toEqual([302, '/recherche?q=v%C3%A9lo+%C3%A0+Lyon&prix_max=100']);
});

test('the pictures in the structured data of a listing are JPEG files', async () => {
  const [described] = structuredData((await page(bicycle)).text);
  const { image } = described as { readonly image: readonly string[] };
  expect(image.length).toBeGreaterThan(0);
  expect(image.filter((address) => !address.endsWith('.jpg'))).toEqual([]);
});

test('a listing has the picture of a shared link in a format that networks read', async () => {
  const { text } = await page(bicycle);
  expect(text).toContain(`property="og:image" content="${origin}/social/demo-velo-ville-peugeot-1.jpg"`);
  expect(text).toContain('name="twitter:card" content="summary_large_image"');
});

test.each(['/', '/categorie/vehicules', '/recherche?q=velo', '/aide', '/profil/demo-camille'])(
  'the page %s is shared with the picture of the site, whose size networks need at first sight',
  async (address) => {
    const { text } = await page(address);
    const { file, width, height } = sitePicture;
    const properties = { 'og:image': `${origin}/${file}`, 'og:image:width': width, 'og:image:height': height };
    for (const [property, content] of Object.entries(properties))
      expect(text.split(`property="${property}" content="${content}"`)).toHaveLength(2);
    expect(text).toContain('name="twitter:card" content="summary_large_image"');
    expect(await sharp(`public/${file}`).metadata()).toMatchObject({ format: 'jpeg', width, height });
  },
);

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

test('a closed site shows its maintenance page, for a while, and nothing of its inside', async () => {
  const closed = siteServer(template, {
    ...demo,
    ports: async () => ({ ...(await demo.ports()), configuration: { ...openConfiguration, maintenance: true } }),
  });
  for (const one of ['/', bicycle, '/recherche?q=velo', '/recherche?q=table+moins+de+100+%E2%82%AC']) {
    const { status, headers, text } = await page(one, closed);
    expect([status, headers['Retry-After'], headers['Cache-Control']]).toEqual([503, '300', 'no-store']);
    expect(text).toContain('<h1');
    expect(text).not.toContain('Peugeot');
    expect(text).not.toContain('href="/categorie');
  }
  for (const one of ['/sitemap.xml', '/sitemap/annonces-2026-11-24.xml', '/recherche.rss?q=velo']) {
    const { status, headers, text } = await page(one, closed);
    expect([status, headers['Cache-Control'], text]).toEqual([503, 'no-store', '']);
  }
});

test('the home page carries the listings that it shows, from which the application starts', async () => {
  const { text } = await page('/');
  const [, json = ''] = /id="first-cards">([^<]*)</.exec(text) ?? [];
  const cards = JSON.parse(json) as readonly ListingCard[];
  expect(cards.map(({ id }) => id)).toEqual(catalogue.slice(0, 12).map(({ id }) => id));
  for (const { publishedAt } of cards) expect(isInstant(publishedAt)).toBe(true);
  for (const { id } of cards) expect(text).toContain(`href="/annonce/${id}/`);
  expect(text).toContain(`<link data-page="" rel="canonical" href="${origin}/"/>`);
});

test('a home page without listings carries none, so that the browser asks for them at once', async () => {
  const { text } = await page('/', siteOf(aListing()));
  expect(text).toContain('<div class="startup"');
  expect(text).not.toContain('id="first-cards"');
});

test.each([
  ['/', 'subscribeToNewest'],
  [bicycle, 'subscribe'],
] as const)(
  'what cannot be read for %s is no page: the browser tries, caches keep nothing, and search engines come again',
  async (address, method) => {
    const failing = siteServer(template, {
      ...demo,
      ports: async () => {
        const ports = await demo.ports();
        const fails = (...parameters: readonly unknown[]) => {
          (parameters.at(-1) as (answer: unknown) => void)(failure('offline'));
          return () => undefined;
        };
        return { ...ports, listings: { ...ports.listings, [method]: fails } };
      },
    });
    const { status, headers, text } = await page(address, failing);
    expect([status, headers['Cache-Control'], headers['Retry-After'], text]).toEqual([503, 'no-store', '30', template]);
  },
);

test('a sitemap with a query leads to the one that caches hold', async () => {
  const { status, headers } = await page('/sitemap.xml?x=1');
  expect([status, headers.Location]).toEqual([301, '/sitemap.xml']);
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
