import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { emptyJournal, nextEntry } from '../../../src/domain/moderation/journal';
import { sha256 } from '../../../src/infrastructure/browser/device/sha256';
import { NOON } from '../../support/builders/aListing';
import { aModeration, showDesk } from '../../support/drivers/showDesk';

/** A journal of so many entries, every one of Nadia’s. */
function withEntries(count: number) {
  const setting = aModeration();
  for (let number = 1; number <= count; number += 1) {
    const last = setting.stored.journal.at(-1);
    const head = last === undefined ? emptyJournal : { count: last.number, chain: last.chain };
    const act = { by: 'nadia', at: NOON, action: 'none', targetKind: 'listing', targetId: 'velo', note: '' } as const;
    setting.stored.journal.push(nextEntry(head, act, sha256));
  }
  return setting;
}

const items = () => within(screen.getByRole('list', { name: 'Entrées du journal' })).getAllByRole('listitem');

test('an empty journal says so', async () => {
  showDesk('/admin/journal');
  expect(await screen.findByText('Le journal est vide')).toBeVisible();
});

test('entries are shown by pages of fifty, newest first, with who, what and when', async () => {
  showDesk('/admin/journal', withEntries(60));
  expect(await screen.findByText('50 entrées affichées')).toBeVisible();
  expect(items()[0]).toHaveTextContent('N° 60 Sans suite annonce velo');
  expect(items()[0]).toHaveTextContent('à l’instant, par Nadia');
  await userEvent.click(screen.getByRole('button', { name: 'Afficher la suite' }));
  expect(await screen.findByText('60 entrées affichées')).toBeVisible();
  expect(items()[50]).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Afficher la suite' })).toBeNull();
  expect(within(items()[59] ?? document.body).getByRole('link')).toHaveAttribute(
    'href',
    '/admin/signalements/listing~velo',
  );
});

test('a whole chain is confirmed, and a broken one names the entry', async () => {
  const setting = withEntries(3);
  showDesk('/admin/journal', setting);
  await userEvent.click(screen.getByRole('button', { name: 'Vérifier la chaîne' }));
  expect(await screen.findByText('La chaîne est intacte : 3 entrées vérifiées.')).toBeVisible();
  const [, second] = setting.stored.journal;
  if (second !== undefined) setting.stored.journal[1] = { ...second, note: 'Changée.' };
  await userEvent.click(screen.getByRole('button', { name: 'Vérifier la chaîne' }));
  expect(await screen.findByText(/^La chaîne est rompue à l’entrée n° 2/)).toBeVisible();
});
