import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { firebaseConfiguration, inlineScripts, isRendered } from '../../../scripts/build/hosting';
import { fillIn } from '../../../scripts/build/sitePage';
import { renderingOf } from '../../../src/presentation/app/rendering/renderedRoutes';
import { paths } from '../../../src/presentation/shared/paths';

// After a change: npx vitest run test/scripts/build/hosting.test.ts -u
test('firebase.json configures the production host as npm start serves', async () => {
  const pages = [fillIn(readFileSync('index.html', 'utf8'))];
  await expect(`${JSON.stringify(firebaseConfiguration(pages), null, 2)}\n`).toMatchFileSnapshot(
    '../../../firebase.json',
  );
});

test('inlineScripts finds the scripts that run and stand in the page itself', () => {
  const page = [
    '<script>let a</script>',
    '<script type="module" src="/assets/main.js"></script>',
    '<script type="application/ld+json">{}</script>',
    '<script type="module">let b\n</script>',
  ].join('');
  expect(inlineScripts(page)).toEqual(['let a', 'let b\n']);
});

test('Hosting leaves to browsers the pages that the server of pages leaves to them, and gives the function the rest', () => {
  const addresses = [
    ...Object.values(paths).filter((path) => typeof path === 'string'),
    ...['/account/annonces/1/modifier', '/admin/a/b', '/messages/1', '/messages/1/2', '/signaler', '/accounts', '/x/y'],
    ...['/annonce/1', '/annonce/1/table', '/categorie/maison', '/profil/1', '/AUTH', '/favoris/'],
  ].map((address) => address.replace(/[?#].*$/, ''));
  const leftToFunction = addresses.filter(isRendered);
  expect(leftToFunction).toEqual(addresses.filter((address) => renderingOf(address) !== 'browser'));
  expect(leftToFunction).toContain('/annonce/1/table');
  expect(leftToFunction).not.toContain('/account/annonces/1/modifier');
});

test('the function answers for sitemaps, feeds and robots, and for no missing file', () => {
  expect(
    [
      '/robots.txt',
      '/sitemap.xml',
      '/sitemap/annonces-2026-11-24.xml',
      '/recherche.rss',
      '/favicon.ico',
      '/assets/a.js',
    ].map(isRendered),
  ).toEqual([true, true, true, true, false, false]);
});

test('no header of Hosting says how long answers of the function may be cached', () => {
  const { hosting } = firebaseConfiguration([]) as {
    readonly hosting: {
      readonly headers: readonly { readonly regex?: string; readonly headers: readonly { readonly key: string }[] }[];
    };
  };
  const cacheRules = hosting.headers
    .filter(({ headers }) => headers.some(({ key }) => key === 'Cache-Control'))
    .map(({ regex }) => new RegExp(regex?.replace('(?i)', '') ?? '^/assets/'));
  const matching = (path: string) => cacheRules.filter((rule) => rule.test(path)).length;
  expect(
    ['/', '/annonce/1/table', '/recherche', '/robots.txt', '/sitemap.xml', '/recherche.rss'].map(matching),
  ).toEqual([0, 0, 0, 0, 0, 0]);
  expect(
    ['/favoris', '/a-propos', '/favicon.svg', '/demo/table-1.svg', '/assets/main.js', '/service-worker.js'].map(
      matching,
    ),
  ).toEqual([1, 1, 1, 1, 1, 1]);
});
