import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { emptyJournal, nextEntry, type JournalEntry } from '../../../src/domain/moderation/journal';
import { caseIdOf, unreportedCase } from '../../../src/domain/moderation/ModerationCase';
import { failure } from '../../../src/domain/shared/Result';
import { sha256 } from '../../../src/infrastructure/browser/device/sha256';
import { aDecision, aStatement } from '../../support/builders/aDecision';
import { NOON } from '../../support/builders/aListing';
import { aModeration, showDesk } from '../../support/drivers/showDesk';
import { eventually } from '../../support/time/eventually';

type Act = Partial<Pick<JournalEntry, 'by' | 'action' | 'targetKind' | 'targetId' | 'note'>>;

/** A journal of these entries, by default of Nadia’s about one listing. */
function withActs(acts: readonly Act[]) {
  const setting = aModeration();
  for (const changes of acts) {
    const last = setting.stored.journal.at(-1);
    const head = last === undefined ? emptyJournal : { count: last.number, chain: last.chain };
    const act = { by: 'nadia', at: NOON, action: 'none', targetKind: 'listing', targetId: 'velo', note: '' } as const;
    setting.stored.journal.push(nextEntry(head, { ...act, ...changes }, sha256));
  }
  return setting;
}

const withEntries = (count: number) => withActs(Array.from({ length: count }, () => ({})));

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

test('an entry names the listing, the person or the listing of the conversation that it is about, and has the id of what is not known', async () => {
  const setting = withActs([
    { targetId: 'inconnue' },
    { action: 'opening', targetKind: 'conversation', targetId: 'velo-karim' },
    { action: 'warning', targetKind: 'person', targetId: 'karim' },
    {},
  ]);
  const aboutListing = { kind: 'listing', id: 'velo' } as const;
  const aboutConversation = { kind: 'conversation', id: 'velo-karim' } as const;
  for (const target of [aboutListing, aboutConversation])
    setting.stored.cases.set(caseIdOf(target), unreportedCase(target, 'Vélo de ville'));
  showDesk('/admin/journal', setting);
  expect(await screen.findByRole('link', { name: /^annonce «\sVélo de ville\s»$/ })).toHaveAttribute(
    'href',
    '/admin/signalements/listing~velo',
  );
  expect(await screen.findByRole('link', { name: 'personne Karim' })).toBeVisible();
  expect(screen.getByRole('link', { name: /^conversation sur «\sVélo de ville\s»$/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'annonce inconnue' })).toBeVisible();
});

test('what many entries are about is read once', async () => {
  const setting = withEntries(60);
  const read = vi.spyOn(setting.moderation, 'subscribe');
  showDesk('/admin/journal', setting);
  await userEvent.click(await screen.findByRole('button', { name: 'Afficher la suite' }));
  await screen.findByText('60 entrées affichées');
  expect(read).toHaveBeenCalledTimes(1);
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

/** Of Omar, about Karim; then of Nadia, about a listing, and a judgement. */
const differentActs: readonly Act[] = [
  { by: 'omar', action: 'warning', targetKind: 'person', targetId: 'karim', note: '=1+1; « vu »' },
  { action: 'removal' },
  { action: 'overturned', targetKind: 'decision', targetId: '0000000002' },
];

const shown = () => items().map((item) => /N°\s\d+/.exec(item.textContent)?.[0].replace(/\s/, ' '));
const targetField = () => screen.getByRole('searchbox', { name: 'Annonce, personne ou décision' });

test('the journal is filtered by admin and by action, and shown whole again', async () => {
  showDesk('/admin/journal', withActs(differentActs));
  expect(await screen.findByText('3 entrées affichées')).toBeVisible();
  const author = screen.getByRole('combobox', { name: 'Par' });
  await within(author).findByRole('option', { name: 'Omar' });
  expect(within(author).getByRole('option', { name: 'Solène' })).toBeVisible();
  await userEvent.selectOptions(author, 'Omar');
  expect(await screen.findByText('1 entrée affichée')).toBeVisible();
  expect(shown()).toEqual(['N° 1']);
  await userEvent.selectOptions(author, 'Nadia');
  expect(await screen.findByText('2 entrées affichées')).toBeVisible();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Action' }), 'Retrait');
  expect(await screen.findByText('1 entrée affichée')).toBeVisible();
  expect(shown()).toEqual(['N° 2']);
  await userEvent.click(screen.getByRole('button', { name: 'Tout afficher' }));
  expect(await screen.findByText('3 entrées affichées')).toBeVisible();
});

test.each([
  ['the id of a listing', 'velo', 'N° 2'],
  ['the address of a profile', 'https://exemple.fr/profil/karim', 'N° 1'],
  ['the number of a decision', '2', 'N° 3'],
])('the journal is filtered by %s', async (_what, typed, found) => {
  showDesk('/admin/journal', withActs(differentActs));
  await screen.findByText('3 entrées affichées');
  await userEvent.type(targetField(), `${typed}{Enter}`);
  expect(await screen.findByText('1 entrée affichée')).toBeVisible();
  expect(shown()).toEqual([found]);
});

test('an address with a filter is read as it says, and without an entry the journal says so', async () => {
  showDesk('/admin/journal?par=omar&action=removal&cible=velo', withActs(differentActs));
  expect(await screen.findByText('Aucune entrée ne correspond')).toBeVisible();
  expect(targetField()).toHaveValue('velo');
  expect(screen.getByRole('combobox', { name: 'Action' })).toHaveDisplayValue('Retrait');
  expect(screen.queryByRole('button', { name: 'Télécharger le fichier CSV' })).toBeNull();
});

test('the admins that cannot be read leave the authors of the entries to choose from', async () => {
  const setting = withActs(differentActs);
  vi.spyOn(setting.moderation, 'admins').mockResolvedValue(failure('offline'));
  showDesk('/admin/journal', setting);
  const author = screen.getByRole('combobox', { name: 'Par' });
  await within(author).findByRole('option', { name: 'Omar' });
  expect(within(author).queryByRole('option', { name: 'Solène' })).toBeNull();
});

test('the entries that a filter finds are exported, with names and disarmed cells', async () => {
  const { files, time } = showDesk('/admin/journal?par=omar', withActs(differentActs));
  await screen.findByText('1 entrée affichée');
  await within(screen.getByRole('combobox', { name: 'Par' })).findByRole('option', { name: 'Omar' });
  await userEvent.click(screen.getByRole('button', { name: 'Télécharger le fichier CSV' }));
  await time.pass(0);
  expect(await screen.findByText(/^Fichier prêt\s: 1 entrée\.$/)).toBeVisible();
  const [line = ''] = (files.get('journal-2026-06-15.csv') ?? '').split('\r\n').slice(1);
  expect(line).toMatch(
    /^"1";"15\/06\/2026 12:00:00";"Omar";"omar";"Avertissement";"personne";"karim";"'=1\+1; « vu »";"[0-9a-f]{64}"$/,
  );
});

test('the whole journal is exported with its progress, newest first', async () => {
  const { files, time } = showDesk('/admin/journal', withEntries(250));
  await screen.findByText('50 entrées affichées');
  await userEvent.click(screen.getByRole('button', { name: 'Télécharger le fichier CSV' }));
  const progress = screen.getByRole('progressbar', { name: 'Avancement de l’export' });
  await eventually(() => expect(progress).toHaveAttribute('aria-valuenow', '40'));
  await time.pass(0);
  await time.pass(0);
  expect(await screen.findByText(/^Fichier prêt\s: 250 entrées\.$/)).toBeVisible();
  const lines = (files.get('journal-2026-06-15.csv') ?? '').split('\r\n');
  expect(lines).toHaveLength(252);
  expect(lines[1]).toMatch(/^"250";/);
});

test('the statements of reasons of a chosen year are exported for the transparency database', async () => {
  const setting = aModeration();
  const decidedAt = Date.UTC(2025, 3, 1);
  setting.stored.storeDecision(aDecision({ number: 7, statement: aStatement({ decidedAt }) }));
  const { files, time } = showDesk('/admin/journal', setting);
  const panel = within(await screen.findByRole('region', { name: 'Base de transparence (DSA)' }));
  expect(panel.getByRole('combobox', { name: 'Année' })).toHaveDisplayValue('2026');
  await userEvent.selectOptions(panel.getByRole('combobox'), '2025');
  await userEvent.click(panel.getByRole('button', { name: 'Exporter pour la base de transparence' }));
  await time.pass(0);
  expect(await panel.findByText(/^Fichier prêt\s: 1 exposé des motifs\.$/)).toBeVisible();
  expect(files.get('base-de-transparence-2025.csv')).toMatch(/\r\n"0000000007";/);
});
