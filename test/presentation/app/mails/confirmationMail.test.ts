import { beforeAll, describe, expect, test } from 'vitest';
import { writeConfirmationMail } from '../../../../src/presentation/app/mails/confirmationMail';
import { serveSiteAt } from '../../../../src/presentation/shared/page/siteAddress';

const write = () =>
  writeConfirmationMail({
    address: 'claire@exemple.fr',
    recipientName: '',
    subscription: { id: 'hash', email: 'claire@exemple.fr', subscribedAt: 0, unsubscribeToken: 'a1B2c3D4e5F6g7H8i9J0' },
    confirmationToken: 'k1L2m3N4o5P6q7R8s9T0',
  });

beforeAll(() => serveSiteAt('https://mon-bazar.example'));

describe('the e-mail that asks for a confirmation', () => {
  test('the e-mail says what was asked for, how to confirm it, and that a person who has not asked need do nothing', () => {
    expect(write().subject).toBe('Confirmez votre inscription');
    expect(write().text).toBe(
      [
        'Bonjour,',
        '',
        'Cette adresse a été inscrite sur Mon Bazar, pour être avertie du lancement. Si c’est vous qui l’avez demandé, confirmez-le\u00a0:',
        '',
        'Confirmer mon inscription\u00a0:',
        'https://mon-bazar.example/newsletter/confirmation#k1L2m3N4o5P6q7R8s9T0',
        '',
        'Si ce n’est pas vous, vous n’avez rien à faire\u00a0: sans confirmation, l’adresse est effacée au bout de trente jours. Mon Bazar ne vous demande jamais de mot de passe, de code ni de paiement par e-mail.',
        '',
        '--',
        'Vous recevez cet e-mail parce que quelqu’un a saisi votre adresse sur la page de lancement.',
        'Ne plus recevoir ces e-mails\u00a0: https://mon-bazar.example/newsletter/desinscription#a1B2c3D4e5F6g7H8i9J0',
      ].join('\n'),
    );
  });

  test('the document has both links, and mail programs know the one to unsubscribe', () => {
    const { html, unsubscribeAddress } = write();
    expect(unsubscribeAddress).toBe('https://mon-bazar.example/newsletter/desinscription#a1B2c3D4e5F6g7H8i9J0');
    const links = [...html.matchAll(/<a href="([^"]+)"[^>]*>([^<]+)</g)].map(([, address, label]) => [label, address]);
    expect(links).toEqual([
      ['Confirmer mon inscription', 'https://mon-bazar.example/newsletter/confirmation#k1L2m3N4o5P6q7R8s9T0'],
      ['Ne plus recevoir ces e-mails', unsubscribeAddress],
    ]);
  });
});
