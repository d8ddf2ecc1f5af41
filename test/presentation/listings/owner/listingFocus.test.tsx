import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { aListing } from '../../../support/builders/aListing';
import { chooseAction, showMyListings } from '../../../support/drivers/showMyListings';

const velo = aListing();
const stool = aListing({ id: 'tabouret', title: 'Tabouret' });
const sofa = aListing({ id: 'canape', title: 'Canapé', state: 'paused' });

test.each([
  ['Supprimer', 'Vélo de ville', '/account/annonces', 'Tabouret'],
  ['Supprimer', 'Canapé', '/account/annonces', 'Tabouret'],
  ['Mettre en pause', 'Vélo de ville', '/account/annonces?etat=en-ligne', 'Tabouret'],
])(
  'the focus moves to the next listing, or the last, when the focused one is gone: « %s » of %s',
  async (action, title, at, next) => {
    showMyListings({ listings: [velo, stool, sofa], at });
    await chooseAction(title, action);
    await expect.poll(() => document.activeElement).toBe(screen.getByRole('link', { name: next }));
  },
);

test.each([
  ['Supprimer', '/account/annonces', 'Toutes'],
  ['Mettre en pause', '/account/annonces?etat=en-ligne', 'En ligne'],
])('the focus stays in the region of an emptied group: « %s »', async (action, at, group) => {
  showMyListings({ listings: [velo], at });
  await chooseAction('Vélo de ville', action);
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('region', { name: group }));
});

test('the focus stays in the region of an emptied group when the pressed button is gone', async () => {
  showMyListings({ listings: [velo], at: '/account/annonces?etat=en-ligne' });
  screen.getByRole('button', { name: 'Marquer comme réservée' }).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('region', { name: 'En ligne' }));
});

test('the focus moves to an action of the same listing when the pressed button is gone', async () => {
  showMyListings({ listings: [velo, sofa] });
  await chooseAction('Vélo de ville', 'Mettre en pause');
  const actions = within(screen.getByRole('group', { name: 'Actions sur «\u00a0Vélo de ville\u00a0»' }));
  (await actions.findByRole('button', { name: 'Remettre en ligne' })).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.activeElement).toBe(actions.getByRole('button', { name: 'Modifier' }));
});
