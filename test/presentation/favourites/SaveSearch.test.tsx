import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { noCriteria } from '../../../src/domain/search/criteria/SearchCriteria';
import { SaveSearch } from '../../../src/presentation/favourites/SaveSearch';
import { ViewModelContext } from '../../../src/presentation/shared/useViewModel';
import { aKeeping } from '../../support/builders/aKeeping';
import { aViewModelSource, given } from '../../support/doubles/aViewModelSource';
import { savedMarksViewModel } from '../../../src/presentation/shared/viewModels';
import { savedSearchesViewModel } from '../../../src/presentation/favourites/viewModels';

const bikes = { ...noCriteria, query: 'vélo', withPhoto: true };
const saved = { id: 'search', name: 'Vélo', criteria: bikes, createdAt: 1, lookedAt: 100 };

function show({
  searches = [saved],
  state,
}: { readonly searches?: readonly (typeof saved)[]; readonly state?: unknown } = {}) {
  const all = aKeeping();
  all.visitor.savedSearches.items = searches;
  const tell = vi.fn<(since: number | null) => void>();
  onTestFinished(all.keeping.start());
  const { unmount } = render(
    <ViewModelContext
      value={aViewModelSource(
        given(savedMarksViewModel, () => all.kept),
        given(savedSearchesViewModel, () => all.savedSearches),
      )}
    >
      <MemoryRouter initialEntries={[{ pathname: '/recherche', state }]}>
        <SaveSearch criteria={bikes} onNewSince={tell} />
      </MemoryRouter>
    </ViewModelContext>,
  );
  return { ...all, tell, unmount, become: () => act(() => all.become(null)), settle: () => act(() => all.settle()) };
}

test('nothing can be saved before it is known whose it would be; the keeper is asked for', () => {
  const { kept, become } = show({ searches: [] });
  expect(screen.getByRole('button', { name: 'Enregistrer cette recherche' })).toBeDisabled();
  expect(kept.requests).toBeGreaterThan(0);
  become();
  expect(screen.getByRole('button', { name: 'Enregistrer cette recherche' })).toBeEnabled();
});

test('a search is saved under the name that it proposes, or another', async () => {
  const { become, settle, visitor, tell } = show({ searches: [] });
  become();
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer cette recherche' }));
  const field = screen.getByRole('textbox', { name: 'Nom de la recherche' });
  expect(field).toHaveFocus();
  expect(field).toHaveValue('vélo · Avec photo');
  await userEvent.clear(field);
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Donnez un nom');
  await userEvent.type(field, 'Mon vélo{Enter}');
  await settle();
  expect(visitor.savedSearches.items).toMatchObject([{ name: 'Mon vélo', criteria: bikes }]);
  expect(screen.getByText('Recherche enregistrée')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Mes recherches' })).toHaveAttribute('href', '/favoris?vue=recherches');
  expect(tell).toHaveBeenLastCalledWith(Date.UTC(2026, 5, 15, 10));
});

test('naming can be given up', async () => {
  const { become } = show({ searches: [] });
  become();
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer cette recherche' }));
  await userEvent.click(screen.getByRole('button', { name: 'Annuler' }));
  expect(screen.getByRole('button', { name: 'Enregistrer cette recherche' })).toBeInTheDocument();
});

test('results of a saved search are new since it was last looked at; from now on they have been', async () => {
  const { become, settle, tell, time, unmount, visitor } = show();
  expect(tell).toHaveBeenLastCalledWith(null);
  become();
  expect(tell).toHaveBeenLastCalledWith(100);
  await settle();
  expect(visitor.savedSearches.items).toMatchObject([{ lookedAt: time.now() }]);
  await time.pass(60_000);
  unmount();
  await time.pass(0);
  expect(visitor.savedSearches.items).toMatchObject([{ lookedAt: time.now() }]);
});

test('… or since the link says, which a reload finds again', () => {
  const { become, tell } = show({ state: { newSince: 50 } });
  become();
  expect(tell).toHaveBeenLastCalledWith(50);
});
