import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fillIn, manifest } from '../../../scripts/build/sitePage';
import { bottomBarMessages, footerMessages, headerMessages } from '../../../src/presentation/app/messages';
import { PRODUCT_NAME } from '../../../src/presentation/shared/page/product';
import { paths } from '../../../src/presentation/shared/paths';

const page = readFileSync('index.html', 'utf8');

test('the page receives the product name, which index.html does not contain', () => {
  expect(page).not.toContain(PRODUCT_NAME);
  expect(fillIn(page)).toContain(`Initialisation de ${PRODUCT_NAME}`);
  expect(fillIn(page)).toContain(`<title>${PRODUCT_NAME}, votre marketplace</title>`);
});

test('the page receives the colours of both themes', () => {
  expect(fillIn(page)).toContain('--mb-palette-primary-main:#a63c1b');
  expect(fillIn(page)).toContain('--mb-palette-primary-main:#f39a72');
});

test('no placeholder remains in the page', () => {
  expect(fillIn(page)).not.toMatch(/%[A-Z_]+%/);
});

test('a placeholder without a value stops the build', () => {
  expect(() => fillIn('<p>%NOBODY_KNOWS%</p>')).toThrow('%NOBODY_KNOWS%');
});

test('the manifest names the product and pictures that exist', () => {
  const { name, icons } = JSON.parse(manifest()) as { name: string; icons: { src: string }[] };
  expect(name).toBe(PRODUCT_NAME);
  expect(icons.map(({ src }) => readFileSync(`public${src}`).length > 0)).toEqual([true, true, true]);
});

test('photos that are shared to the installed site are sent to the page on which a listing is written', () => {
  const { share_target: target } = JSON.parse(manifest()) as { share_target: unknown };
  expect(target).toEqual({
    action: paths.postListing,
    method: 'POST',
    enctype: 'multipart/form-data',
    params: { files: [{ name: 'photos', accept: ['image/*'] }] },
  });
});

test('the shortcuts of the installed site have the names and addresses of its links', () => {
  const { shortcuts } = JSON.parse(manifest()) as { shortcuts: unknown };
  const { search, messages, favourites } = bottomBarMessages;
  expect(shortcuts).toEqual([
    { name: search, url: paths.search() },
    { name: footerMessages.postListing, short_name: headerMessages.post, url: paths.postListing },
    { name: messages, url: paths.messages },
    { name: favourites, url: paths.favourites },
  ]);
});
