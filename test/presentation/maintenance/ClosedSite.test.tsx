import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { ResolveMaintenance } from '../../../src/application/maintenance/ResolveMaintenance';
import { openConfiguration, type AppConfiguration } from '../../../src/domain/maintenance/AppConfiguration';
import { success } from '../../../src/domain/shared/Result';
import { ClosedSite } from '../../../src/presentation/maintenance/ClosedSite';
import { MaintenanceViewModel } from '../../../src/presentation/maintenance/MaintenanceViewModel';
import { maintenanceViewModel } from '../../../src/presentation/maintenance/viewModels';
import { ViewModelContext } from '../../../src/presentation/shared/useViewModel';
import { sessionViewModel } from '../../../src/presentation/shared/viewModels';
import { InMemoryMaintenanceMemory } from '../../support/inMemory/maintenance/InMemoryMaintenanceMemory';
import { aSession } from '../../support/builders/aSession';
import { aViewModelSource, given } from '../../support/doubles/aViewModelSource';

const closed: AppConfiguration = { ...openConfiguration, maintenance: true };

function showTo(role: 'admin' | 'user' | null, configuration: AppConfiguration) {
  const memory = new InMemoryMaintenanceMemory(configuration, true);
  const repository = {
    isRemote: true,
    subscribe: () => () => undefined,
    change: () => Promise.resolve(success()),
  };
  const maintenance = new MaintenanceViewModel(new ResolveMaintenance(repository, memory));
  const source = aViewModelSource(
    given(maintenanceViewModel, () => maintenance),
    given(sessionViewModel, () => aSession(role).session),
  );
  render(
    <MemoryRouter>
      <ViewModelContext value={source}>
        <ClosedSite />
      </ViewModelContext>
    </MemoryRouter>,
  );
  return maintenance;
}

const notice = () => screen.queryByRole('complementary', { name: 'Site fermé' });

test('an admin inside the closed site is told that visitors do not see it, and leaves it again', async () => {
  const maintenance = showTo('admin', closed);
  expect(await screen.findByRole('complementary', { name: 'Site fermé' })).toHaveTextContent(
    'Le site est fermé : les visiteurs voient la page de maintenance.',
  );
  expect(screen.getByRole('link', { name: 'Maintenance' })).toHaveAttribute('href', '/admin/maintenance');
  await userEvent.click(screen.getByRole('button', { name: 'Sortir du site' }));
  expect(notice()).toBeNull();
  expect(maintenance.accessFor('admin')).toBe('closed');
});

test.each([
  ['an admin of an open site', 'admin', openConfiguration],
  ['a person with the override of an admin', 'user', closed],
  ['a visitor with the override of an admin', null, closed],
] as const)('%s is told nothing about a closed site', async (_, role, configuration) => {
  showTo(role, configuration);
  await new Promise(setImmediate);
  expect(notice()).toBeNull();
});
