import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { BackendResult } from '../../../src/application/shared/BackendResult';
import type { YearlyFigures } from '../../../src/domain/moderation/YearlyFigures';
import { failure, success } from '../../../src/domain/shared/Result';
import { formatDelay } from '../../../src/presentation/moderation/transparency/formatDelay';
import { TransparencyScreen } from '../../../src/presentation/moderation/transparency/TransparencyScreen';
import { TransparencyViewModel } from '../../../src/presentation/moderation/transparency/TransparencyViewModel';
import { transparencyViewModel } from '../../../src/presentation/moderation/viewModels';
import { ViewModelContext } from '../../../src/presentation/shared/useViewModel';
import { someYearlyFigures } from '../../support/builders/someYearlyFigures';
import { aViewModelSource, given } from '../../support/doubles/aViewModelSource';

function show(...answers: readonly BackendResult<readonly YearlyFigures[]>[]) {
  const left = [...answers];
  const repository = { newest: async () => left.shift() ?? failure('offline') };
  const source = aViewModelSource(given(transparencyViewModel, () => new TransparencyViewModel(repository)));
  render(
    <MemoryRouter>
      <ViewModelContext value={source}>
        <TransparencyScreen />
      </ViewModelContext>
    </MemoryRouter>,
  );
}

test('a year that is published is shown as tables, with its sums, its delay and the day it was counted', async () => {
  show(success([someYearlyFigures(), someYearlyFigures({ year: 2025 })]));
  const year = within(await screen.findByRole('region', { name: 'Année 2026' }));
  const reports = year.getByRole('table', { name: 'Signalements reçus, par motif' });
  expect(within(reports).getByRole('row', { name: 'Arnaque ou tentative d’arnaque 2' })).toBeVisible();
  expect(within(reports).getByRole('row', { name: 'Total 2' })).toBeVisible();
  const appeals = year.getByRole('table', { name: 'Réclamations contre ces décisions' });
  expect(within(appeals).getByRole('row', { name: 'Décision annulée 1' })).toBeVisible();
  expect(
    year.getByText(/^Délai médian entre un signalement et la décision : 5\sheures \(2\ssignalements/),
  ).toBeVisible();
  expect(year.getByText('Année en cours : chiffres arrêtés au 15 juin 2026.')).toBeVisible();
  const before = within(screen.getByRole('region', { name: 'Année 2025' }));
  expect(before.getByText('Chiffres arrêtés au 15 juin 2026.')).toBeVisible();
});

test('a year without a decision says so instead of a delay', async () => {
  show(success([someYearlyFigures({ receipts: { withoutAccount: 0, answered: 0, medianMinutes: 0 } })]));
  expect(await screen.findByText('Aucun signalement de l’année n’a encore reçu de décision.')).toBeVisible();
});

test('before the first year is published the page says so, and still how figures are counted', async () => {
  show(success([]));
  expect(await screen.findByText('Aucun chiffre n’est encore publié')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Comment ces chiffres sont comptés' })).toBeVisible();
});

test('figures that could not be read are read again on demand', async () => {
  show(failure('offline'), success([someYearlyFigures()]));
  await userEvent.click(await screen.findByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByRole('heading', { name: 'Année 2026' })).toBeVisible();
});

test('a delay is said in minutes, then in hours, then in days', () => {
  const minutes = [0, 1, 59, 60, 119, 47 * 60, 48 * 60, 100 * 60];
  expect(minutes.map(formatDelay).map((text) => text.replace('\u00a0', ' '))).toEqual([
    '0 minute',
    '1 minute',
    '59 minutes',
    '1 heure',
    '2 heures',
    '47 heures',
    '2 jours',
    '4 jours',
  ]);
});
