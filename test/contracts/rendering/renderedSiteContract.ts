import * as v from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';
import catalogue from '../../../src/infrastructure/embedded/demoCatalogue.json';
import { serveSiteAt } from '../../../src/presentation/shared/page/siteAddress';
import { paths } from '../../../src/presentation/shared/paths';
import { readPage, structuredData, type AskSite } from '../../support/rendering/readPage';

const origin = 'https://mon-bazar.example';
const bicycle = '/annonce/demo-velo-ville-peugeot/velo-de-ville-peugeot-28-pouces-selle-en-cuir';

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
  image: v.optional(v.array(address)),
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

/** What a site that has the demo catalogue answers to everybody, wherever it reads. */
export function describeRenderedSite(name: string, ask: () => AskSite): void {
  describe(`${name}, as crawlers and social networks see it`, () => {
    beforeAll(() => serveSiteAt(origin));

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
      expect((await readPage(ask(), address)).status).toBe(status);
    });

    test.each([
      ['/annonce/demo-velo-ville-peugeot', bicycle],
      ['/annonce/demo-velo-ville-peugeot/autre?utm_source=x', `${bicycle}?utm_source=x`],
      ['/categorie/immobilier', '/categorie/immobilier/accueil'],
    ])('the server moves %s to %s for good', async (address, target) => {
      const { status, headers } = await readPage(ask(), address);
      expect([status, headers.Location]).toEqual([301, target]);
    });

    test('the server moves a sentence, for now, to the search that it means', async () => {
      const { status, headers } = await readPage(
        ask(),
        `/recherche?q=${encodeURIComponent('vélo à Lyon moins de 100 €')}`,
      );
      expect([status, headers.Location]).toEqual([
        302,
        '/recherche?q=v%C3%A9lo&prix_max=100&lieu=69123%7ELyon%7E69001%7E45.764%7E4.836',
      ]);
    });

    test.each([
      ['/recherche?q=velo', '« velo » · Mon Bazar', '/recherche?q=velo'],
      ['/recherche?q=velo&tri=prix-croissant', '« velo » · Mon Bazar', '/recherche?q=velo'],
      ['/categorie/vehicules/velos', 'Vélos · Mon Bazar', '/categorie/vehicules/velos'],
      [bicycle, 'Vélo de ville Peugeot 28 pouces, selle en cuir, Nantes · Mon Bazar', bicycle],
      ['/profil/demo-camille', 'Camille · Mon Bazar', '/profil/demo-camille'],
    ])('%s has a title, a description and a canonical address', async (address, title, canonical) => {
      const { text } = await readPage(ask(), address);
      expect(/<title[^>]*>([^<]*)</.exec(text)?.[1]?.replace(/\s/g, ' ')).toBe(title);
      expect(text).toContain(`<link data-page="" rel="canonical" href="${origin}${canonical}"/>`);
      expect(text.match(/<meta name="description"/g)).toHaveLength(1);
      expect(text).not.toMatch(/<meta name="description"[^>]* content="Général"/);
    });

    test('the first pictures of a page have a size and priority, and all have an address', async () => {
      const { text } = await readPage(ask(), '/categorie/vehicules');
      const pictures = text.match(/<img [^>]*>/g) ?? [];
      expect(pictures).toHaveLength(24);
      expect(pictures[0]).toMatch(
        /src="\/demo\/[^"]+" .*width="\d+" height="\d+" loading="eager" fetchPriority="high"/,
      );
      expect(pictures[23]).toMatch(/loading="lazy"/);
    });

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
      const [described, trail, ...others] = structuredData((await readPage(ask(), paths.listing(listing))).text);
      expect(others).toEqual([]);
      v.parse(schema, described);
      v.parse(breadcrumb, trail);
    });

    test('a category tells search engines where it stands', async () => {
      const [trail] = structuredData((await readPage(ask(), '/categorie/vehicules/velos')).text);
      expect(v.parse(breadcrumb, trail).itemListElement.map(({ name }) => name)).toEqual([
        'Accueil',
        'Véhicules',
        'Vélos',
      ]);
    });

    test('the server renders a page without e-mail addresses and telephone numbers of people', async () => {
      for (const one of [bicycle, '/profil/demo-camille', '/recherche']) {
        const { text } = await readPage(ask(), one);
        expect(text.match(/[\w.+-]+@[\w-]+\.\w+|(\+33|\b0)[67](?:[ .]?\d\d){4}\b/g)).toBeNull();
      }
    });

    test('a profile holds the reviews about the person, and how much they have sold and bought', async () => {
      const { text } = await readPage(ask(), '/profil/demo-ines');
      expect(text).toMatch(/<h2[^>]*>1 avis<\/h2>/);
      expect(text).toMatch(/<p class="text">Inès m’a prévenue du retard de son train/);
      expect(text).toContain('<li>1\u00a0vente · 1\u00a0achat</li>');
    });

    test('a profile without reviews says so', async () => {
      const { text } = await readPage(ask(), '/profil/demo-camille');
      expect(text).toContain('<p>Camille n’a pas encore d’avis.</p>');
    });

    test('robots may read all but the pages of people, and find the sitemap', async () => {
      const { text } = await readPage(ask(), '/robots.txt');
      expect(text).toContain('Disallow: /account\n');
      expect(text).toContain(`Sitemap: ${origin}/sitemap.xml`);
    });

    test('the sitemaps name every listing of the demo once', async () => {
      const { text: index } = await readPage(ask(), '/sitemap.xml');
      const sitemaps = [...index.matchAll(/<loc>([^<]*)</g)].map(([, loc = '']) => loc.slice(origin.length));
      const named: string[] = [];
      for (const sitemap of sitemaps) {
        const { text } = await readPage(ask(), sitemap);
        named.push(...[...text.matchAll(/\/annonce\/([^/]+)\//g)].map(([, id = '']) => id));
      }
      expect(named.toSorted()).toEqual(catalogue.map(({ id }) => id).toSorted());
    });

    test('the feed of a search has its newest listings', async () => {
      const { headers, text } = await readPage(ask(), '/recherche.rss?categorie=velos');
      expect(headers['Content-Type']).toBe('application/rss+xml; charset=utf-8');
      const dates = [...text.matchAll(/<pubDate>([^<]*)</g)].map(([, date = '']) => Date.parse(date));
      expect(dates).toHaveLength(catalogue.filter(({ categoryId }) => categoryId === 'velos').length);
      expect(dates).toEqual(dates.toSorted((one, other) => other - one));
      expect(text).toContain(`<link>${origin}/recherche?categorie=velos</link>`);
    });
  });
}
