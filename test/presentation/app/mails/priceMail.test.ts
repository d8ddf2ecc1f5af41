import { beforeAll, describe, expect, test } from 'vitest';
import type { DroppedPricesMail } from '../../../../src/application/notifications/prices/PriceMailer';
import type { Listing } from '../../../../src/domain/listings/Listing';
import { writePriceMail } from '../../../../src/presentation/app/mails/priceMail';
import { serveSiteAt } from '../../../../src/presentation/shared/page/siteAddress';
import { aListing } from '../../../support/builders/aListing';

const stop = 'https://mon-bazar.example/notifications/desinscription#a1B2c3D4e5F6g7H8i9J0';
const some = (count: number, changes: Partial<Listing> = {}): DroppedPricesMail['drops'] =>
  Array.from({ length: count }, (_, at) => ({
    listing: aListing({ id: `velo${at}`, ...changes }),
    from: { kind: 'amount', euros: 1500 },
  }));
const write = (drops: DroppedPricesMail['drops'], recipientName = 'Claire') =>
  writePriceMail({
    address: 'claire@exemple.fr',
    recipientId: 'claire',
    recipientName,
    day: Date.UTC(2026, 5, 15),
    drops,
    unsubscribeToken: 'a1B2c3D4e5F6g7H8i9J0',
  });

beforeAll(() => serveSiteAt('https://mon-bazar.example'));

describe('writePriceMail', () => {
  test('the e-mail says what favourites cost and have cost, and links each', () => {
    const flat = { id: 'studio', title: 'Studio', categoryId: 'locations', fields: {} };
    const gift = { id: 'table', title: 'Table', price: { kind: 'gift' } } as const;
    const wanted = { id: 'piano', title: 'Cherche piano', kind: 'wanted' } as const;
    expect(write([...some(1), ...some(1, flat), ...some(1, gift), ...some(1, wanted)]).text).toBe(
      [
        'Bonjour Claire,',
        '',
        'Le prix de 4 de vos favoris a baissé\u00a0:',
        '- Vélo de ville, 120\u00a0€, au lieu de 1\u00a0500\u00a0€',
        '  https://mon-bazar.example/annonce/velo0',
        '- Studio, 120\u00a0€ par mois, au lieu de 1\u00a0500\u00a0€',
        '  https://mon-bazar.example/annonce/studio',
        '- Table, Don, au lieu de 1\u00a0500\u00a0€',
        '  https://mon-bazar.example/annonce/table',
        '- Cherche piano, Budget\u00a0:\u00a0120\u00a0€, au lieu de 1\u00a0500\u00a0€',
        '  https://mon-bazar.example/annonce/piano',
        '',
        'Ouvrir mes favoris\u00a0:',
        'https://mon-bazar.example/favoris',
        '',
        '--',
        'Vous recevez cet e-mail parce que ces annonces sont dans vos favoris. Nous vous écrivons à 8\u00a0h quand le prix d’un favori a baissé\u202f; au plus une fois par jour, pour tous à la fois.',
        `Ne plus recevoir ces e-mails\u00a0: ${stop}`,
      ].join('\n'),
    );
  });

  test('the subject names a single listing, and counts several', () => {
    expect(write(some(1)).subject).toBe('Le prix de «\u00a0Vélo de ville\u00a0» a baissé');
    expect(write(some(2)).subject).toBe('Le prix de 2 de vos favoris a baissé');
    expect(write(some(1)).text).toContain('\n\nLe prix d’un de vos favoris a baissé\u00a0:\n');
  });

  test('the e-mail shows ten listings, and says how many more there are', () => {
    const textOf = (count: number) => write(some(count)).text;
    expect(textOf(10)).toContain('/annonce/velo9\n\n');
    expect(textOf(11)).toContain('/annonce/velo9\nEt une autre.\n');
    expect(textOf(13)).toContain('/annonce/velo9\nEt 3 autres.\n');
    expect(write(some(13)).html).toContain('Et 3 autres.');
  });

  test('the e-mail leads to each listing and to one’s favourites, and ends with a link to stop such e-mails, which mail programs know too', () => {
    const { html, unsubscribeAddress } = write(some(1));
    expect(unsubscribeAddress).toBe(stop);
    for (const address of [stop, 'https://mon-bazar.example/annonce/velo0', 'https://mon-bazar.example/favoris'])
      expect(html).toContain(`href="${address}"`);
  });

  test.each(['Vélo exemple-banque.com', 'Vélo 06 12 34 56 78', 'Vélo, Western Union seulement'])(
    'the e-mail repeats no title or name with a link, contact details or a payment: %s',
    (title) => {
      const { subject, text, html } = write(some(1, { title }), title);
      expect(subject).toBe('Le prix d’un de vos favoris a baissé');
      expect(text).toContain('- Une annonce dont le titre se lit sur le site, 120\u00a0€');
      expect(`${subject}${text}${html}`).not.toContain(title);
    },
  );

  test('the e-mail shows what people have written as text, never as markup', () => {
    const { html } = write(some(1, { title: '<img src=x>' }));
    expect(html).not.toContain('<img');
    expect(html).toContain('&#60;img');
  });
});
