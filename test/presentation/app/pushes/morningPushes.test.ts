import { describe, expect, test } from 'vitest';
import type { SearchNews } from '../../../../src/application/notifications/SearchMailer';
import type { Listing } from '../../../../src/domain/listings/Listing';
import type { DroppedFavourite } from '../../../../src/domain/notifications/PriceMail';
import { noCriteria } from '../../../../src/domain/search/criteria/SearchCriteria';
import { writeEndingPush } from '../../../../src/presentation/app/pushes/endingPush';
import { writePricePush } from '../../../../src/presentation/app/pushes/pricePush';
import { writeSearchPush } from '../../../../src/presentation/app/pushes/searchPush';
import { aListing, NOON } from '../../../support/builders/aListing';

/** Encrypted, it has 103 more. */
const MAXIMUM_BYTES = 4096 - 103;
/** What none may repeat. */
const risky = ['Appelez le 06 12 34 56 78', 'Voir https://exemple.fr', 'par PayPal moi@exemple.fr', 'velo.exemple.fr'];

const listings = (count: number, changes: Partial<Listing> = {}) =>
  Array.from({ length: count }, (_, at) => aListing({ id: `velo${at}`, ...changes }));
const search = (name: string, found: readonly Listing[], query = 'vélo'): SearchNews => ({
  name,
  criteria: { ...noCriteria, query },
  listings: found,
});
const searchPush = (...searches: readonly SearchNews[]) => writeSearchPush({ searches, newest: NOON });
const bytesOf = (push: object) => new TextEncoder().encode(JSON.stringify({ ...push, isLive: false })).length;

describe('the notification of new listings', () => {
  test('a notification names the search, counts its listings, shows them and leads to the search', () => {
    expect(searchPush(search('Vélo électrique', listings(3)))).toEqual({
      title: 'Vélo électrique\u00a0: 3\u00a0nouvelles annonces',
      text: 'Vélo de ville, 120\u00a0€\nVélo de ville, 120\u00a0€\nVélo de ville, 120\u00a0€',
      tag: 'savedSearches',
      path: '/recherche?q=v%C3%A9lo&tri=date',
    });
  });

  test('a notification shows three listings, and says how many more there are', () => {
    const textOf = (count: number) => searchPush(search('Vélo', listings(count))).text.split('\n');
    expect(textOf(1)).toEqual(['Vélo de ville, 120\u00a0€']);
    expect(textOf(4)).toHaveLength(4);
    expect(textOf(4).at(-1)).toBe('Et une autre.');
    expect(textOf(5).at(-1)).toBe('Et 2 autres.');
    expect(searchPush(search('Vélo', listings(21)))).toMatchObject({
      title: 'Vélo\u00a0: plus de 20\u00a0nouvelles annonces',
      text: expect.stringMatching(/\nEt bien d’autres\.$/) as string,
    });
  });

  test('a notification of several searches counts the listings of each, and leads to the saved searches', () => {
    const table = aListing({ id: 'table' });
    expect(searchPush(search('Vélo', listings(2)), search('Table', [table]))).toEqual({
      title: '3\u00a0nouvelles annonces pour vos recherches',
      text: 'Vélo\u00a0: 2\u00a0nouvelles annonces\nTable\u00a0: 1\u00a0nouvelle annonce',
      tag: 'savedSearches',
      path: '/favoris?vue=recherches',
    });
    const five = Array.from({ length: 5 }, (_, at) => search(`Vélo ${at}`, listings(1)));
    expect(searchPush(...five).text.split('\n')).toHaveLength(4);
    expect(searchPush(...five).text).toMatch(/\nEt 2 autres\.$/);
  });

  test.each(risky)(
    'a name and a title with a link, contact details or a means of payment are not repeated: %s',
    (text) => {
      expect(searchPush(search(text, listings(1, { title: text })))).toMatchObject({
        title: 'Votre recherche\u00a0: 1\u00a0nouvelle annonce',
        text: 'Une annonce à découvrir sur le site, 120\u00a0€',
      });
      expect(searchPush(search(text, listings(1)), search('Vélo', listings(1))).text).toBe(
        'Une de vos recherches\u00a0: 1\u00a0nouvelle annonce\nVélo\u00a0: 1\u00a0nouvelle annonce',
      );
    },
  );

  test('the push of any search is small enough: one whose address is too long leads to the saved searches', () => {
    const long = searchPush(search('"'.repeat(60), listings(20, { title: '"🚲'.repeat(50) }), 'é'.repeat(600)));
    expect(long.path).toBe('/favoris?vue=recherches');
    const longest = searchPush(search('🚲'.repeat(60), listings(20, { title: '🚲'.repeat(100) }), 'a'.repeat(1970)));
    expect(longest.path).toMatch(/^\/recherche/);
    for (const push of [long, longest]) expect(bytesOf(push)).toBeLessThan(MAXIMUM_BYTES);
  });
});

describe('the notification of prices', () => {
  const drop = (id: string, title = 'Vélo de ville'): DroppedFavourite => ({
    listing: aListing({ id, title, price: { kind: 'amount', euros: 90 } }),
    from: { kind: 'amount', euros: 120 },
  });

  test('a notification says what a favourite costs now, and leads to its page', () => {
    expect(writePricePush([drop('velo')])).toEqual({
      title: 'Le prix d’un favori a baissé',
      text: 'Vélo de ville\u00a0: 90\u00a0€ au lieu de 120\u00a0€',
      tag: 'favouritePrices',
      path: '/annonce/velo',
    });
  });

  test('a notification of several drops counts them, and leads to the favourites', () => {
    const push = writePricePush(['a', 'b', 'c', 'd', 'e'].map((id) => drop(id)));
    expect(push).toMatchObject({ title: 'Le prix de 5 favoris a baissé', path: '/favoris' });
    expect(push.text.split('\n')).toHaveLength(4);
    expect(push.text).toMatch(/\nEt 2 autres\.$/);
    expect(writePricePush(['a', 'b'].map((id) => drop(id))).text.split('\n')).toHaveLength(2);
  });

  test.each(risky)('a title with a link, contact details or a means of payment is not repeated: %s', (title) => {
    expect(writePricePush([drop('velo', title)]).text).toBe('Un de vos favoris\u00a0: 90\u00a0€ au lieu de 120\u00a0€');
  });
});

describe('the notification of the end of listings', () => {
  const [lastDay, today] = [Date.UTC(2026, 5, 19), Date.UTC(2026, 5, 16)];
  const soon = (id: string, title = 'Vélo de ville') => aListing({ id, title, expiresAt: lastDay });
  const ended = (id: string) => aListing({ id, title: 'Table', expiresAt: today });

  test('a notification says until when a listing is online, and leads to its page', () => {
    expect(writeEndingPush({ soon: [soon('velo')], ended: [] })).toEqual({
      title: 'Votre annonce se termine bientôt',
      text: 'Vélo de ville, en ligne jusqu’au 18\u00a0juin 2026\nEncore d’actualité\u202f? Renouvelez-la d’un clic.',
      tag: 'endingListings',
      path: '/annonce/velo',
    });
    expect(writeEndingPush({ soon: [], ended: [ended('table')] })).toMatchObject({
      title: 'Votre annonce a expiré',
      text: 'Table\nEncore d’actualité\u202f? Renouvelez-la d’un clic.',
      path: '/annonce/table',
    });
  });

  test('a notification of several listings counts them, and leads to the listings of the person', () => {
    const two = [soon('a'), soon('b')];
    expect(writeEndingPush({ soon: two, ended: [] })).toEqual({
      title: '2 de vos annonces se terminent bientôt',
      text: 'Vélo de ville, en ligne jusqu’au 18\u00a0juin 2026\nVélo de ville, en ligne jusqu’au 18\u00a0juin 2026',
      tag: 'endingListings',
      path: '/account/annonces',
    });
    expect(writeEndingPush({ soon: [], ended: [ended('a'), ended('b')] }).title).toBe('2 de vos annonces ont expiré');
    expect(writeEndingPush({ soon: two, ended: [ended('c'), ended('d')] })).toMatchObject({
      title: '4 de vos annonces se terminent bientôt ou ont expiré',
      text: expect.stringMatching(/2026\nTable\nEt une autre\.$/) as string,
    });
  });

  test.each(risky)('a title with a link, contact details or a means of payment is not repeated: %s', (title) => {
    expect(writeEndingPush({ soon: [soon('velo', title)], ended: [] }).text).toMatch(
      /^Une de vos annonces, en ligne jusqu’au/,
    );
  });
});
