import { beforeAll, describe, expect, test } from 'vitest';
import type { NewListingsMail, SearchNews } from '../../../../src/application/notifications/SearchMailer';
import type { Listing } from '../../../../src/domain/listings/Listing';
import { noCriteria } from '../../../../src/domain/search/criteria/SearchCriteria';
import { writeSearchMail } from '../../../../src/presentation/app/mails/searchMail';
import { serveSiteAt } from '../../../../src/presentation/shared/page/siteAddress';
import { aListing, nantes, NOON } from '../../../support/builders/aListing';

const stop = 'https://mon-bazar.example/notifications/desinscription#a1B2c3D4e5F6g7H8i9J0';
const listings = (count: number, changes: Partial<Listing> = {}) =>
  Array.from({ length: count }, (_, at) => aListing({ id: `velo${at}`, ...changes }));
const search = (name: string, found: readonly Listing[]): SearchNews => ({
  name,
  criteria: { ...noCriteria, query: 'vélo' },
  listings: found,
});
const mailOf = (...searches: readonly SearchNews[]): NewListingsMail => ({
  address: 'claire@exemple.fr',
  recipientId: 'claire',
  recipientName: 'Claire',
  searches,
  newest: NOON,
  unsubscribeToken: 'a1B2c3D4e5F6g7H8i9J0',
});
const subjectOf = (...searches: readonly SearchNews[]) => writeSearchMail(mailOf(...searches)).subject;

beforeAll(() => serveSiteAt('https://mon-bazar.example'));

describe('writeSearchMail', () => {
  test('the e-mail says which listings are new, what they cost and where they are, and links each', () => {
    expect(writeSearchMail(mailOf(search('Vélo Nantes', listings(1)))).text).toBe(
      [
        'Bonjour Claire,',
        '',
        'Une nouvelle annonce répond à votre recherche enregistrée.',
        '',
        '«\u00a0Vélo Nantes\u00a0»\u00a0: 1\u00a0nouvelle annonce',
        '- Vélo de ville, 120\u00a0€, Nantes 44000',
        '  https://mon-bazar.example/annonce/velo0',
        'Voir les annonces\u00a0: https://mon-bazar.example/recherche?q=v%C3%A9lo&tri=date',
        '',
        '--',
        'Vous recevez cet e-mail parce que vous avez enregistré des recherches. Nous en envoyons un par jour au plus, à 8\u00a0h, et aucun quand il n’y a rien de nouveau.',
        `Ne plus recevoir ces e-mails\u00a0: ${stop}`,
      ].join('\n'),
    );
  });

  test('the e-mail says that a listing is reserved already', () => {
    const { text } = writeSearchMail(mailOf(search('Vélo', listings(1, { state: 'reserved' }))));
    expect(text).toContain('- Vélo de ville, 120\u00a0€, Nantes 44000, réservée\n');
  });

  test('the subject counts the listings, and names the search if there is only one', () => {
    expect(subjectOf(search('Vélo', listings(1)))).toBe('1\u00a0nouvelle annonce pour «\u00a0Vélo\u00a0»');
    expect(subjectOf(search('Vélo', listings(3)))).toBe('3\u00a0nouvelles annonces pour «\u00a0Vélo\u00a0»');
    expect(subjectOf(search('Vélo', listings(2)), search('Table', [aListing({ id: 'table' })]))).toBe(
      '3\u00a0nouvelles annonces pour vos recherches',
    );
  });

  test('the subject counts a listing once that several searches have found', () => {
    expect(subjectOf(search('Vélo', listings(2)), search('Ville', listings(1)))).toBe(
      '2\u00a0nouvelles annonces pour vos recherches',
    );
  });

  test('the e-mail begins with how many listings answer how many searches', () => {
    const textOf = (...searches: readonly SearchNews[]) => writeSearchMail(mailOf(...searches)).text;
    const [one, two] = [search('Vélo', listings(1)), search('Ville', listings(2))];
    expect(textOf(two)).toContain('De nouvelles annonces répondent à votre recherche enregistrée.');
    expect(textOf(one, two)).toContain('De nouvelles annonces répondent à vos recherches enregistrées.');
    expect(textOf(one, one)).toContain('Une nouvelle annonce répond à vos recherches enregistrées.');
  });

  test('the e-mail counts no further than the site', () => {
    const { subject, text } = writeSearchMail(mailOf(search('Vélo', listings(21))));
    expect(subject).toBe('Plus de 20\u00a0nouvelles annonces pour «\u00a0Vélo\u00a0»');
    expect(text).toContain('«\u00a0Vélo\u00a0»\u00a0: plus de 20\u00a0nouvelles annonces');
    expect(text).toContain('Et bien d’autres.');
    expect(subjectOf(search('Vélo', listings(20)))).toMatch(/^20/);
  });

  test('the e-mail shows three listings of a search, and says how many more there are', () => {
    const textOf = (count: number) => writeSearchMail(mailOf(search('Vélo', listings(count)))).text;
    expect(textOf(3)).not.toContain('autre');
    expect(textOf(4)).toContain('/annonce/velo2\nEt une autre.\n');
    expect(textOf(6)).toContain('/annonce/velo2\nEt 3 autres.\n');
  });

  test('the e-mail shows five searches, and says how many more have new listings', () => {
    const textOf = (count: number) =>
      writeSearchMail(mailOf(...Array.from({ length: count }, (_, at) => search(`Vélo ${at}`, listings(1))))).text;
    expect(textOf(5)).not.toContain('/favoris');
    expect(textOf(6)).toContain(
      'Une autre de vos recherches a du nouveau\u00a0:\nVoir vos recherches enregistrées\u00a0: https://mon-bazar.example/favoris?vue=recherches',
    );
    expect(textOf(6)).not.toContain('Vélo 5');
    expect(textOf(7)).toContain('2 autres de vos recherches ont du nouveau\u00a0:');
  });

  test('the e-mail ends with a link to stop such e-mails, which mail programs know too', () => {
    const { html, unsubscribeAddress } = writeSearchMail(mailOf(search('Vélo', listings(1))));
    expect(unsubscribeAddress).toBe(stop);
    expect(html).toContain(`href="${stop}"`);
    expect(html).toContain('href="https://mon-bazar.example/annonce/velo0"');
    expect(html).toContain('href="https://mon-bazar.example/recherche?q=v%C3%A9lo&#38;tri=date"');
  });

  test.each(['Vélo exemple-banque.com', 'Vélo 06 12 34 56 78', 'Vélo, Western Union seulement'])(
    'the e-mail repeats no title, place or name with a link, contact details or a payment, neither in an address: %s',
    (written) => {
      const location = { ...nantes, communeName: written };
      const { subject, text, html } = writeSearchMail(
        mailOf(search(written, listings(1, { title: written, location }))),
      );
      expect(subject).toBe('1\u00a0nouvelle annonce pour votre recherche');
      expect(text).toContain('\n\nUne de vos recherches\u00a0: 1\u00a0nouvelle annonce\n');
      expect(text).toContain(
        '- Une annonce dont le titre se lit sur le site, 120\u00a0€\n  https://mon-bazar.example/annonce/velo0\n',
      );
      expect(`${subject}${text}${html}`).not.toContain(written);
    },
  );

  test('the e-mail shows what people have written as text, never as markup', () => {
    const { html } = writeSearchMail(mailOf(search('<b>Vélo</b>', listings(1, { title: '<img src=x>' }))));
    expect(html).not.toContain('<img');
    expect(html).not.toContain('<b>');
    expect(html).toContain('&#60;img');
  });
});
