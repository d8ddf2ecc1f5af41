import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { legalNoticeDocument } from '../../../src/presentation/information/legalNoticeMessages';
import { textsOf } from '../../../src/presentation/information/Passage';
import { privacyDocument } from '../../../src/presentation/information/privacyMessages';
import { termsDocument } from '../../../src/presentation/information/termsMessages';
import { setWindowWidth } from '../../support/drivers/setWindowWidth';
import { showSite } from '../../support/drivers/showSite';

vi.mock('../../../src/presentation/shared/operator', () => ({
  operator: {
    siteAddress: 'https://www.bazar.example',
    socialAccounts: [{ label: 'Mastodon', address: 'https://social.example/@bazar' }],
    mapTiles: { address: 'https://tiles.example/{z}/{x}/{y}.png', credit: '© les cartographes' },
    legal: {
      name: 'Bazar SAS, au capital de 1000 euros',
      address: '1 rue du Marché, 69001 Lyon',
      registration: null,
      contact: 'bonjour@bazar.example',
      publicationDirector: 'Claude Martin',
      dataContact: 'donnees@bazar.example',
      hostName: 'Hébergement SA',
      hostAddress: '2 rue du Port, 75002 Paris',
      hostTelephone: '',
      mediator: 'Médiation du Commerce',
      court: null,
    },
  },
}));

const linesOf = (document: typeof termsDocument) => document.sections.flatMap(({ passages }) => textsOf(passages));

beforeEach(() => setWindowWidth(1280));

test('the legal pages name what the operator filled in, ask for what is empty, and leave out what does not apply', () => {
  const lines = [legalNoticeDocument, termsDocument, privacyDocument].flatMap(linesOf);
  expect(lines.filter((line) => line.includes('à renseigner'))).toEqual([
    'Téléphone\u00a0: à renseigner par l’exploitant du site',
  ]);
  expect(lines).toEqual(
    expect.arrayContaining([
      'Nom ou raison sociale\u00a0: Bazar SAS, au capital de 1000 euros',
      'Nom ou raison sociale\u00a0: Hébergement SA',
      'Médiateur de la consommation\u00a0: Médiation du Commerce',
      expect.stringContaining('donnees@bazar.example'),
      expect.stringMatching(/^Seul le fond des cartes vient d’ailleurs, de tiles\.example/),
    ]),
  );
  expect(lines.filter((line) => /^(Immatriculation|Entre professionnels, tribunal)/.test(line))).toEqual([]);
});

test('the footer shows the operator’s social accounts, apart from the links that share the public address', () => {
  showSite();
  const footer = within(screen.getByRole('contentinfo'));
  const accounts = within(footer.getByRole('navigation', { name: 'Nous suivre' })).getAllByRole('link');
  expect(accounts.map((link) => link.getAttribute('href'))).toEqual(['https://social.example/@bazar']);
  const shares = within(footer.getByRole('navigation', { name: /^Faire connaître/ })).getAllByRole('link');
  expect(shares).toHaveLength(3);
  for (const share of shares)
    expect(share).toHaveAttribute('href', expect.stringContaining(encodeURIComponent('https://www.bazar.example')));
});

test('search engines are given the public address of a page', async () => {
  showSite({ at: '/a-propos' });
  await screen.findByRole('heading', { level: 1, name: 'À propos' });
  expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute('href', 'https://www.bazar.example/a-propos');
});
