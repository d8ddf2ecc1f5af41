import { matchRoutes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { findCategory, findFamily } from '../../../src/domain/listings/catalogue/categories';
import { routes } from '../../../src/presentation/app/routes';
import { findArticle } from '../../../src/presentation/information/help/helpCentre';
import { textPieces } from '../../../src/presentation/information/textPieces';
import { documents, readableTexts } from './readableTexts';

test.each(readableTexts)('the links of %s lead somewhere', (_, texts) => {
  const addresses = texts.flatMap(textPieces).flatMap(({ address }) => address ?? []);
  expect(addresses.filter((address) => !leadsSomewhere(address))).toEqual([]);
});

test('a link that leads nowhere would be noticed', () => {
  expect(['/aide/rien', '/categorie/rien', '/rien', 'http://example.org', 'aide'].filter(leadsSomewhere)).toEqual([]);
});

test.each(readableTexts)('%s is set as French is printed', (_, texts) => {
  const faults = [
    / [;!?:»]/,
    /« /,
    /[^\s(’]«/,
    /»[\p{L}\d]/u,
    /'/,
    /[^\u202f\s!?][;!?]/,
    /[^\u00a0\d]:(?!\/\/)/,
    /\.\.\./,
    / {2}/,
  ];
  const read = texts.map((text) => text.replace(/\]\([^)]*\)/g, ']'));
  expect(
    read.flatMap((text) => faults.filter((fault) => fault.test(text)).map((fault) => `${fault.source} in ${text}`)),
  ).toEqual([]);
});

test.each(documents.map((document) => [document.path, document] as const))(
  '%s names each section once, and describes itself',
  (_, { description, sections }) => {
    const ids = sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[a-z-]+$/.test(id))).toEqual([]);
    expect(description.length).toBeGreaterThan(70);
    expect(description.length).toBeLessThanOrEqual(200);
  },
);

/** To a page of the site that exists, or to another site, safely. */
function leadsSomewhere(address: string): boolean {
  if (!address.startsWith('/')) return address.startsWith('https://');
  const match = matchRoutes(routes, address)?.at(-1);
  const { slug = '', family = '', category } = match?.params ?? {};
  if (match?.route.path === '/aide/:slug') return findArticle(slug) !== undefined;
  if (match?.route.path?.startsWith('/categorie/:family') === true)
    return category === undefined ? findFamily(family) !== undefined : findCategory(category) !== undefined;
  return match !== undefined && match.route.path !== '*';
}
