import { ContainerModule } from 'inversify';
import { readFile, writeFile } from 'node:fs/promises';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { createViewModelSource } from '../../src/di/container';
import { ports } from '../../src/di/tokens';
import type { ListingCard } from '../../src/domain/listings/Listing';
import { MINUTE } from '../../src/domain/shared/Instant';
import catalogue from '../../src/infrastructure/embedded/demoCatalogue.json';
import { FIRST_CARDS_ID, type FirstCard } from '../../src/infrastructure/browser/page/firstCards';
import { App } from '../../src/presentation/app/App';

/** As many as the home page shows at first; the pictures of the first row travel in the page itself. */
const ALL_CARDS = 12;
const INLINE_PICTURES = 4;

/**
 * Writes the home page as plain HTML into the built site, with so many of the newest demo listings, so that something true is
 * painted before any script runs. Every other address gets the page without it.
 */
export async function prerender(directory: string, cardCount = ALL_CARDS): Promise<void> {
  const page = await readFile(`${directory}/index.html`, 'utf8');
  const cards = await Promise.all(
    catalogue.slice(0, cardCount).map((listing, position) => toFirstCard(listing, position, directory)),
  );
  const markup = renderHome(cards);
  const data = `<script type="application/json" id="${FIRST_CARDS_ID}">${JSON.stringify(cards).replaceAll('<', '\\u003c')}</script>`;
  const filled = page.replace('<div id="root"></div>', () => `<div id="root">${markup}</div>${data}`);
  if (filled === page) throw new Error('index.html has no empty #root to fill');
  await writeFile(`${directory}/index.html`, filled);
}

async function toFirstCard(
  listing: (typeof catalogue)[number],
  position: number,
  directory: string,
): Promise<FirstCard> {
  const { id, ownerId, title, price, categoryId, kind, location, photos, handover, fields, ageInMinutes, seller } =
    listing;
  const [first, ...others] = photos;
  const shown =
    first !== undefined && position < INLINE_PICTURES
      ? [{ ...first, url: await inlined(`${directory}${first.url ?? ''}`) }, ...others]
      : photos;
  return {
    id,
    ownerId,
    title,
    price,
    categoryId,
    kind,
    location,
    photos: shown,
    handover,
    fields,
    ageInMinutes,
    state: 'online',
    seller: { kind: seller.kind },
  };
}

/** The drawing itself as an address; only what a URL cannot hold is escaped, which compresses better than base64. */
async function inlined(file: string): Promise<string> {
  const drawing = await readFile(file, 'utf8');
  return `data:image/svg+xml,${drawing.replaceAll('"', "'").replace(/[%#<>\n]/g, (character) => encodeURIComponent(character))}`;
}

function renderHome(cards: readonly FirstCard[]): string {
  const now = Date.now();
  const newest: readonly ListingCard[] = cards.map(({ ageInMinutes, ...card }) => ({
    ...card,
    publishedAt: now - ageInMinutes * MINUTE,
  }));
  const viewModels = createViewModelSource({
    firstPage: stillLife(newest, now),
    later: () => Promise.reject(new Error('Not on the first page')),
  });
  return renderToString(
    <StaticRouter location="/">
      <App viewModels={viewModels} />
    </StaticRouter>,
  );
}

/** The ports of a page on which nothing happens yet. */
function stillLife(newest: readonly ListingCard[], now: number): ContainerModule {
  const silent = () => () => undefined;
  return new ContainerModule(({ bind }) => {
    bind(ports.appConfigurationRepository).toConstantValue({
      subscribe: silent,
      change: () => Promise.reject(new Error('Nobody is here')),
    });
    bind(ports.authentication).toConstantValue({
      subscribe: silent,
      signOut: () => Promise.reject(new Error('Nobody is here')),
    });
    bind(ports.backendStatus).toConstantValue({ subscribe: silent });
    bind(ports.chance).toConstantValue({ draw: () => 0 });
    bind(ports.clock).toConstantValue({ now: () => now });
    bind(ports.device).toConstantValue({ traits: () => ({ userAgent: '', touchPoints: 0, windowWidth: 1280 }) });
    bind(ports.firstCards).toConstantValue(newest);
    bind(ports.profileCache).toConstantValue({ current: () => null, keep: () => undefined });
    bind(ports.listingRepository).toConstantValue({
      subscribe: silent,
      subscribeToNewest: silent,
      ownedBy: () => Promise.reject(new Error('Nobody is here')),
      publish: () => Promise.reject(new Error('Nobody is here')),
    });
    bind(ports.maintenanceMemory).toConstantValue({
      lastKnown: () => null,
      remember: () => undefined,
      hasOverride: () => false,
      keepOverride: () => undefined,
    });
    bind(ports.pageReload).toConstantValue({ reload: () => undefined, reloadUnasked: () => false });
    bind(ports.pendingDeletions).toConstantValue({ of: () => [], add: () => undefined, forget: () => undefined });
    bind(ports.savedMarksCache).toConstantValue({ read: () => null, write: () => undefined, subscribe: silent });
    bind(ports.photoRepository).toConstantValue({
      addressOf: ({ url = '' }) => url,
      store: () => Promise.reject(new Error('Nothing is kept')),
      remove: () => Promise.reject(new Error('Nothing is kept')),
    });
    bind(ports.recovery).toConstantValue({ run: () => Promise.resolve(false) });
    bind(ports.seenListings).toConstantValue({ has: () => false, add: () => undefined });
    bind(ports.timers).toConstantValue({ after: silent });
    bind(ports.userRepository).toConstantValue({
      subscribe: silent,
      create: () => Promise.reject(new Error('Nobody is here')),
    });
    bind(ports.visitCounter).toConstantValue({
      count: () => Promise.reject(new Error('Nobody is here')),
      read: () => Promise.reject(new Error('Nobody is here')),
    });
    bind(ports.visitMarker).toConstantValue({ claim: () => Promise.resolve(false), release: () => undefined });
    bind(ports.themePreference).toConstantValue({ current: () => 'light', change: () => undefined, subscribe: silent });
  });
}
