/**
 * Measures the built site and the search and prints Markdown: `npm run bench [pages] [phone] [taps] [map] [lighthouse] [firebase] [messages] [expiry] [sweep] [search] [index]`;
 * all of them by default. It only reports: no figure makes it fail.
 */
import { cpus } from 'node:os';
import { measureFirstPage } from './firebaseFirstPage';
import { measureExpiry } from './measureExpiry';
import { measureMap } from './measureMap';
import { measurePhone } from './measurePhone';
import { measureSweep } from './measureSweep';
import { measureTaps } from './measureTaps';
import { measureMessageDelay } from './messageDelay';
import { runLighthouse } from './runLighthouse';
import { benchIndex } from './search/benchIndex';
import { benchSearch } from './search/benchSearch';
import { benchStoredIndex } from './search/benchStoredIndex';
import { relevanceTable } from './search/relevance/relevanceTable';
import { searchTable } from './search/searchTable';
import { servedSites, serveEmbedded } from './servedSites';
import { weighPages } from './weighPages';

const listing = '/annonce/demo-velo-ville-peugeot/velo-de-ville-peugeot-28-pouces-selle-en-cuir';
const results = '/recherche?q=velo';
const category = '/categorie/vehicules';
const parts = process.argv.slice(2);
const isWanted = (part: string) => parts.length === 0 || parts.includes(part);

console.log(
  `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, ${new Date().toISOString().slice(0, 10)}\n`,
);
if (['pages', 'phone', 'taps', 'map'].some(isWanted)) {
  const server = await serveEmbedded();
  if (isWanted('pages')) {
    const weights = await weighPages(server.url, [
      '/',
      results,
      listing,
      category,
      '/deposer-annonce',
      '/auth',
      '/messages',
    ]);
    console.log(
      '| page | script named by the page | all script until idle | everything until idle | Firebase |\n|---|---|---|---|---|',
    );
    for (const { path, entry, script, everything, firebase } of weights) {
      console.log(
        `| ${path} | ${kilobytes(entry)} | ${kilobytes(script)} | ${kilobytes(everything)} | ${firebase} B |`,
      );
    }
    console.log();
  }
  if (isWanted('phone')) {
    console.log('| on a phone of 360 × 740 | on 22 November 2026 | now |\n|---|---|---|');
    for (const { what, before, now } of await measurePhone(server.url)) console.log(`| ${what} | ${before} | ${now} |`);
    console.log();
  }
  if (isWanted('taps')) {
    console.log('| taps on a phone, typing not counted | on 22 November 2026 | now |\n|---|---|---|');
    for (const { what, before, now } of await measureTaps(server.url)) console.log(`| ${what} | ${before} | ${now} |`);
    console.log();
  }
  if (isWanted('map')) {
    const { listings, tags, framesPerSecond, longestFrame } = await measureMap(server.url);
    console.log(
      '| results on the map | tags | frames a second while it is dragged | longest frame |\n|---|---|---|---|',
    );
    console.log(`| ${listings} | ${tags} | ${framesPerSecond.toFixed(0)} | ${longestFrame.toFixed(0)} ms |\n`);
  }
  await server.close();
}
if (isWanted('lighthouse')) {
  console.log(
    '| page | throttling | score | first paint | largest paint | blocking | layout shift |\n|---|---|---|---|---|---|---|',
  );
  for await (const { name, origin } of servedSites()) {
    const urls = ['/', results, listing, category].map((path) => `${origin}${path}`);
    for (const one of await runLighthouse(urls, 5)) {
      console.log(
        `| ${name} ${one.url.slice(origin.length)} | ${one.throttling} | ${one.score} | ${one.firstPaint} ms | ${one.largestPaint} ms | ${one.blocking} ms | ${one.layoutShift} |`,
      );
    }
  }
  console.log();
}
if (isWanted('firebase')) {
  console.log('| on Firebase | first paint | first listing | script until then |\n|---|---|---|---|');
  for (const { what, firstPaint, firstListing, script } of await measureFirstPage(listing, 5)) {
    console.log(`| ${what} | ${firstPaint} ms | ${firstListing} ms | ${kilobytes(script)} |`);
  }
  console.log();
}
if (isWanted('messages')) {
  const { sent, median, percentile95 } = await measureMessageDelay(60);
  console.log(
    '| messages on Firebase, local servers | from sent to seen, median | 95th percentile (target: 300 ms) |\n|---|---|---|',
  );
  console.log(`| ${sent} | ${median} ms | ${percentile95} ms |\n`);
}
if (isWanted('expiry')) {
  console.log(
    '| listings of one midnight expire, one process | seconds | a second | documents read | again, with nothing left | left behind |\n|---|---|---|---|---|---|',
  );
  for await (const { server, listings, expired, seconds, reads, again, left } of measureExpiry(20_000)) {
    console.log(
      `| ${expired} of ${listings}, ${server} | ${seconds.toFixed(1)} | ${Math.round(expired / seconds)} | ${reads ?? '–'} | ${again.reads ?? '–'} read, ${again.milliseconds} ms | ${left} |`,
    );
  }
  console.log();
}
if (isWanted('sweep')) {
  console.log(
    '| sweep of the photos of 20,000 deleted listings, one process | seen | changed | seconds | documents read | unnamed photos left | photos of listings online lost |\n|---|---|---|---|---|---|---|',
  );
  for await (const { server, runs, left, lost } of measureSweep(20_000)) {
    for (const { what, seen, changed, seconds, reads } of runs)
      console.log(
        `| a run ${what}, ${server} | ${seen} | ${changed} | ${seconds.toFixed(1)} | ${reads ?? '–'} | ${left} | ${lost} |`,
      );
  }
  console.log();
}
if (isWanted('search')) {
  console.log(`${await relevanceTable()}\n`);
  console.log(searchTable(await benchSearch()));
}
if (isWanted('index')) {
  console.log(`\n${await benchStoredIndex()}`);
  console.log(`\n${benchIndex(1_000_000)}`);
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
