import { readFile, writeFile } from 'node:fs/promises';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { ProfileCache } from '../../src/application/account/ProfileCache';
import { UserRepository } from '../../src/application/account/UserRepository';
import { VisitCounter } from '../../src/application/analytics/VisitCounter';
import { VisitMarker } from '../../src/application/analytics/VisitMarker';
import { Authentication } from '../../src/application/auth/Authentication';
import { SavedMarksCache } from '../../src/application/favourites/SavedMarksCache';
import { FirstCards } from '../../src/application/listings/FirstCards';
import { ListingRepository } from '../../src/application/listings/ListingRepository';
import { PendingDeletions } from '../../src/application/listings/PendingDeletions';
import { PhotoRepository } from '../../src/application/listings/PhotoRepository';
import { SeenListings } from '../../src/application/listings/SeenListings';
import { AppConfigurationRepository } from '../../src/application/maintenance/AppConfigurationRepository';
import { MaintenanceMemory } from '../../src/application/maintenance/MaintenanceMemory';
import { BackendStatus } from '../../src/application/resilience/BackendStatus';
import { PageReload } from '../../src/application/resilience/PageReload';
import { Recovery } from '../../src/application/resilience/Recovery';
import { Device } from '../../src/application/search/Device';
import { Clock } from '../../src/application/shared/Clock';
import { Random } from '../../src/application/shared/Random';
import { Timers } from '../../src/application/shared/Timers';
import { ThemePreference } from '../../src/application/theme/ThemePreference';
import { bindValue, type Bindings } from '../../src/di/bind';
import { createViewModelSource } from '../../src/di/container';
import type { ListingCard } from '../../src/domain/listings/Listing';
import { MINUTE } from '../../src/domain/shared/Instant';
import { FIRST_CARDS_ID, type FirstCard } from '../../src/infrastructure/browser/page/firstCards';
import catalogue from '../../src/infrastructure/embedded/demoCatalogue.json';
import { App } from '../../src/presentation/app/App';

/** The number that the home page shows at first; the pictures of the first row are inlined. */
const ALL_CARDS = 12;
const INLINE_PICTURES = 4;

/**
 * Writes the home page as plain HTML into the built site, with the newest demo listings, so that they are painted before any
 * script runs. Every other URL gets the page without them.
 */
export async function prerender(directory: string, cardCount = ALL_CARDS): Promise<void> {
  const page = await readFile(`${directory}/index.html`, 'utf8');
  const cards = await Promise.all(
    catalogue.slice(0, cardCount).map((listing, position) => toFirstCard(listing, position, directory)),
  );
  const markup = renderHome(cards);
  const data = `<script type="application/json" id="${FIRST_CARDS_ID}">${JSON.stringify(cards).replaceAll('<', '\\u003c')}</script>`;
  const filled = page.replace(
    '<div id="root"></div>',
    () => `<div id="root"><div class="prerendered">${markup}</div></div>${data}`,
  );
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

/** A data URL of the drawing. Only characters that a URL cannot contain are escaped, which compresses better than base64. */
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
    eager: () => stillLife(newest, now),
    lazy: () => Promise.reject(new Error('Not on the first page')),
  });
  return renderToString(
    <StaticRouter location="/">
      <App viewModels={viewModels} />
    </StaticRouter>,
  );
}

/** Ports for a page without any state or events. */
function stillLife(newest: readonly ListingCard[], now: number): Bindings {
  const silent = () => () => undefined;
  return (options) => {
    bindValue(options, AppConfigurationRepository, {
      isRemote: false,
      subscribe: silent,
      change: () => Promise.reject(new Error('Nobody is here')),
    });
    bindValue(options, Authentication, {
      subscribeToUser: silent,
      signOut: () => Promise.reject(new Error('Nobody is here')),
    });
    bindValue(options, BackendStatus, { subscribe: silent });
    bindValue(options, Random, { draw: () => 0 });
    bindValue(options, Clock, { now: () => now });
    bindValue(options, Device, { traits: () => ({ userAgent: '', touchPoints: 0, windowWidth: 1280 }) });
    bindValue(options, FirstCards, newest);
    bindValue(options, ProfileCache, { current: () => null, save: () => undefined });
    bindValue(options, ListingRepository, {
      subscribe: silent,
      subscribeToNewest: silent,
      subscribeToOwned: silent,
      ownedBy: () => Promise.reject(new Error('Nobody is here')),
      change: () => Promise.reject(new Error('Nobody is here')),
      publish: () => Promise.reject(new Error('Nobody is here')),
    });
    bindValue(options, MaintenanceMemory, {
      lastKnown: () => null,
      remember: () => undefined,
      hasOverride: () => false,
      setOverride: () => undefined,
    });
    bindValue(options, PageReload, { reload: () => undefined, reloadAutomatically: () => false });
    bindValue(options, PendingDeletions, { of: () => [], add: () => undefined, remove: () => undefined });
    bindValue(options, SavedMarksCache, { read: () => null, write: () => undefined, subscribe: silent });
    bindValue(options, PhotoRepository, {
      addressOf: ({ url = '' }) => url,
      store: () => Promise.reject(new Error('Nothing is stored')),
      remove: () => Promise.reject(new Error('Nothing is stored')),
    });
    bindValue(options, Recovery, { run: () => Promise.resolve(false) });
    bindValue(options, SeenListings, { has: () => false, add: () => undefined });
    bindValue(options, Timers, { after: silent });
    bindValue(options, UserRepository, {
      subscribe: silent,
      create: () => Promise.reject(new Error('Nobody is here')),
    });
    bindValue(options, VisitCounter, {
      count: () => Promise.reject(new Error('Nobody is here')),
      read: () => Promise.reject(new Error('Nobody is here')),
    });
    bindValue(options, VisitMarker, { claim: () => Promise.resolve(false), release: () => undefined });
    bindValue(options, ThemePreference, { current: () => 'light', change: () => undefined, subscribe: silent });
  };
}
