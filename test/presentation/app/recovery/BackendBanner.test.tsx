import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { BackendState } from '../../../../src/application/resilience/BackendStatus';
import { BackendBanner } from '../../../../src/presentation/app/recovery/BackendBanner';
import { BackendStatusViewModel } from '../../../../src/presentation/app/recovery/BackendStatusViewModel';
import { ViewModelContext } from '../../../../src/presentation/shared/useViewModel';
import { aBackend } from '../../../support/builders/aSearch';
import { aViewModelSource, given } from '../../../support/doubles/aViewModelSource';
import { backendStatusViewModel } from '../../../../src/presentation/app/viewModels';

function show(state: BackendState) {
  const viewModel = new BackendStatusViewModel(aBackend(state));
  render(
    <ViewModelContext value={aViewModelSource(given(backendStatusViewModel, () => viewModel))}>
      <BackendBanner />
    </ViewModelContext>,
  );
}

test.each([
  ['unavailable', /navigation privée/],
  ['offline', /hors ligne/],
  ['blocked', /Fermez les autres onglets/],
  ['timeout', /tarde à donner les données du site/],
  ['full', /espace de stockage de votre navigateur est plein/],
] as const)('the banner explains what to do when the backend is %s', (kind, text) => {
  show({ kind });
  expect(screen.getByRole('status')).toHaveTextContent(text);
});

test('the banner shows the progress of the import', async () => {
  show({ kind: 'importing', done: 120, total: 260 });
  expect(await screen.findByRole('status')).toHaveTextContent(
    'Préparation du catalogue de démonstration… 120 annonces sur 260',
  );
});

test('screen readers announce the import once, not every number', async () => {
  show({ kind: 'importing', done: 120, total: 260 });
  expect(await screen.findByText('120 annonces sur 260')).toHaveAttribute('aria-live', 'off');
});

test.each(['starting', 'ready'] as const)('the banner is empty when the backend is %s', (kind) => {
  show({ kind });
  expect(screen.queryByRole('status')).toBeNull();
});
