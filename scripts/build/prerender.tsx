import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { HOME_CARDS, homeDocument } from '../../src/di/backends/renderedHome';
import { startRendering } from '../../src/di/backends/rendering';
import { createViewModelSource } from '../../src/di/container';
import { cardOf } from '../../src/domain/listings/cardOf';
import { failure } from '../../src/domain/shared/Result';
import { MINUTE } from '../../src/domain/shared/Instant';
import { datedCard, type AgedCard } from '../../src/infrastructure/browser/page/firstCards';
import { listingOfDemo, type DemoListing } from '../../src/infrastructure/embedded/demo/DemoListing';
import catalogue from '../../src/infrastructure/embedded/demoCatalogue.json';
import { pageDocument } from '../../src/presentation/app/rendering/pageDocument';
import { staticPages } from '../../src/presentation/app/rendering/pagePatterns';
import { renderPage, type RenderedPage } from '../../src/presentation/app/rendering/renderPage';

/** The pictures of the first row are inlined. */
const INLINE_PICTURES = 4;

/** The beginning of any hour: of the dates, only the age is written. */
const EPOCH = 0;

/**
 * Writes the pages that the build knows as plain HTML into the built site: the home page with the newest demo listings, and pages whose
 * text never changes. They are painted before any script runs. Every other URL gets the page without them.
 */
export async function prerender(directory: string, cardCount = HOME_CARDS): Promise<void> {
  const template = await readFile(`${directory}/index.html`, 'utf8');
  const cards = await Promise.all(
    catalogue.slice(0, cardCount).map((listing, position) => toFirstCard(listing, position, directory)),
  );
  await writeFile(`${directory}/index.html`, homeDocument(template, await render('/', cards), cards));
  for (const path of staticPages) {
    const file = `${directory}${path}.html`;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, pageDocument(template, await render(path, []), new Map()));
  }
}

async function toFirstCard(listing: DemoListing, position: number, directory: string): Promise<AgedCard> {
  const [first, ...others] = listing.photos;
  const photos =
    first !== undefined && position < INLINE_PICTURES
      ? [{ ...first, url: await inlined(`${directory}${first.url ?? ''}`) }, ...others]
      : listing.photos;
  const { publishedAt, ...card } = cardOf({ ...listingOfDemo(listing, EPOCH), photos });
  return { ...card, ageInMinutes: (EPOCH - publishedAt) / MINUTE };
}

/** A data URL of the drawing. Only characters that a URL cannot contain are escaped, which compresses better than base64. */
async function inlined(file: string): Promise<string> {
  const drawing = await readFile(file, 'utf8');
  return `data:image/svg+xml,${drawing.replaceAll('"', "'").replace(/[%#<>\n]/g, (character) => encodeURIComponent(character))}`;
}

/** Renders a page that shows nothing but these cards. */
function render(address: string, cards: readonly AgedCard[]): Promise<RenderedPage> {
  const now = Date.now();
  const silent = () => () => undefined;
  const nothing = () => Promise.resolve(failure('unknown' as const));
  const rendering = startRendering({
    listings: { subscribe: silent, subscribeToNewest: silent },
    search: { providesCounts: false, search: nothing, suggest: nothing, subscribeToChanges: silent },
    profiles: { subscribe: silent },
    reviews: { about: nothing, dealCountsOf: nothing },
    photos: { addressOf: ({ url = '' }) => url },
    firstCards: cards.map((card) => datedCard(card, now)),
    configuration: null,
    now,
  });
  return renderPage(createViewModelSource(rendering.backend), address, () => rendering.settled());
}
