import { beforeAll, describe, expect, test } from 'vitest';
import type { EndingListingsMail } from '../../../../src/application/notifications/EndingMailer';
import type { Listing } from '../../../../src/domain/listings/Listing';
import { DAY } from '../../../../src/domain/shared/Instant';
import { writeEndingMail } from '../../../../src/presentation/app/mails/endingMail';
import { serveSiteAt } from '../../../../src/presentation/shared/page/siteAddress';
import { aListing } from '../../../support/builders/aListing';

const TODAY = Date.UTC(2026, 5, 15);
const stop = 'https://mon-bazar.example/notifications/desinscription#a1B2c3D4e5F6g7H8i9J0';
const some = (count: number, changes: Partial<Listing>) =>
  Array.from({ length: count }, (_, at) => aListing({ id: `velo${at}`, ...changes }));
const soon = (count: number, changes: Partial<Listing> = {}) => some(count, { expiresAt: TODAY + 3 * DAY, ...changes });
const ended = (count: number, changes: Partial<Listing> = {}) =>
  some(count, { id: 'table', expiresAt: TODAY, ...changes });
const write = (changes: Partial<EndingListingsMail>) =>
  writeEndingMail({
    address: 'claire@exemple.fr',
    recipientId: 'claire',
    recipientName: 'Claire',
    day: TODAY,
    soon: [],
    ended: [],
    unsubscribeToken: 'a1B2c3D4e5F6g7H8i9J0',
    ...changes,
  });

beforeAll(() => serveSiteAt('https://mon-bazar.example'));

describe('writeEndingMail', () => {
  test('the e-mail says which listings end soon and which have ended, links each, and says how to renew them', () => {
    expect(write({ soon: soon(1), ended: ended(2, { title: 'Table' }) }).text).toBe(
      [
        'Bonjour Claire,',
        '',
        'Une de vos annonces se termine bientôt\u00a0:',
        '- Vélo de ville, 120\u00a0€, en ligne jusqu’au 17\u00a0juin 2026',
        '  https://mon-bazar.example/annonce/velo0',
        '',
        '2 de vos annonces ont expiré\u00a0:',
        ...Array<string[]>(2)
          .fill([
            '- Table, 120\u00a0€, expirée depuis le 14\u00a0juin 2026',
            '  https://mon-bazar.example/annonce/table',
          ])
          .flat(),
        '',
        'Une annonce est encore d’actualité\u202f? Renouvelez-la pour soixante jours, d’un clic, sur sa page ou dans «\u00a0Mes annonces\u00a0». Sinon, vous n’avez rien à faire.',
        '',
        'Ouvrir mes annonces\u00a0:',
        'https://mon-bazar.example/account/annonces',
        '',
        '--',
        'Vous recevez cet e-mail parce que vous avez déposé ces annonces. Nous vous écrivons à 8\u00a0h, le jour où une annonce peut être renouvelée et le matin où elle a expiré\u202f; au plus une fois par jour, pour toutes à la fois.',
        `Ne plus recevoir ces e-mails\u00a0: ${stop}`,
      ].join('\n'),
    );
  });

  test('the subject names a single listing with its last day, and counts several', () => {
    const subjectOf = (changes: Partial<EndingListingsMail>) => write(changes).subject;
    expect(subjectOf({ soon: soon(1) })).toBe(
      'Votre annonce «\u00a0Vélo de ville\u00a0» se termine le 17\u00a0juin 2026',
    );
    expect(subjectOf({ soon: soon(2) })).toBe('2 de vos annonces se terminent le 17\u00a0juin 2026');
    expect(subjectOf({ ended: ended(1) })).toBe('Votre annonce «\u00a0Vélo de ville\u00a0» a expiré');
    expect(subjectOf({ ended: ended(2) })).toBe('2 de vos annonces ont expiré');
    expect(subjectOf({ soon: soon(1), ended: ended(1) })).toBe('2 de vos annonces se terminent bientôt ou ont expiré');
  });

  test('the e-mail does not speak of listings that there are not', () => {
    expect(write({ soon: soon(2) }).text).toContain('\n\n2 de vos annonces se terminent bientôt\u00a0:\n');
    expect(write({ soon: soon(2) }).text).not.toContain('ont expiré');
    expect(write({ ended: ended(1) }).text).toContain('\n\nUne de vos annonces a expiré\u00a0:\n');
    expect(write({ ended: ended(1) }).text).not.toContain('bientôt');
  });

  test('the e-mail says that a listing is reserved', () => {
    expect(write({ soon: soon(1, { state: 'reserved' }) }).text).toContain(
      'en ligne jusqu’au 17\u00a0juin 2026, réservée\n',
    );
  });

  test('the e-mail shows ten listings of each group, and says how many more there are', () => {
    const textOf = (count: number) => write({ soon: soon(count) }).text;
    expect(textOf(10)).toContain('/annonce/velo9\n\n');
    expect(textOf(11)).toContain('/annonce/velo9\nEt une autre.\n');
    expect(textOf(13)).toContain('/annonce/velo9\nEt 3 autres.\n');
    expect(write({ soon: soon(13) }).html).toContain('Et 3 autres.');
  });

  test('the e-mail leads to each listing and to one’s listings, and ends with a link to stop such e-mails, which mail programs know too', () => {
    const { html, unsubscribeAddress } = write({ soon: soon(1) });
    expect(unsubscribeAddress).toBe(stop);
    for (const address of [
      stop,
      'https://mon-bazar.example/annonce/velo0',
      'https://mon-bazar.example/account/annonces',
    ])
      expect(html).toContain(`href="${address}"`);
  });

  test.each(['Vélo exemple-banque.com', 'Vélo 06 12 34 56 78', 'Vélo, Western Union seulement'])(
    'the e-mail repeats no title or name with a link, contact details or a payment: %s',
    (title) => {
      for (const mail of [{ soon: soon(1, { title }) }, { ended: ended(1, { title }) }]) {
        const { subject, text, html } = write({ ...mail, recipientName: title });
        expect(subject).toMatch(/^Une de vos annonces (se termine le 17\u00a0juin 2026|a expiré)$/);
        expect(text).toContain('- Une annonce dont le titre se lit sur le site, 120\u00a0€');
        expect(`${subject}${text}${html}`).not.toContain(title);
      }
    },
  );

  test('the e-mail shows what people have written as text, never as markup', () => {
    const { html } = write({ soon: soon(1, { title: '<img src=x>' }) });
    expect(html).not.toContain('<img');
    expect(html).toContain('&#60;img');
  });
});
