import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { noCriteria } from '../../../src/domain/search/criteria/SearchCriteria';
import { SaveSearch } from '../../../src/presentation/favourites/SaveSearch';
import { ViewModelContext } from '../../../src/presentation/shared/useViewModel';
import { aSavedItemsSetup } from '../../support/builders/aSavedItemsSetup';
import { aViewModelSource, given } from '../../support/doubles/aViewModelSource';
import { savedMarksViewModel } from '../../../src/presentation/shared/viewModels';
import { savedSearchesViewModel } from '../../../src/presentation/favourites/viewModels';

const bikes = { ...noCriteria, query: 'vélo', withPhoto: true };
const saved = { id: 'search', name: 'Vélo', criteria: bikes, createdAt: 1, lookedAt: 100 };

function show({
  searches = [saved],
  state,
}: { readonly searches?: readonly (typeof saved)[]; readonly state?: unknown } = {}) {
  const all = aSavedItemsSetup();
  all.guest.savedSearches.items = searches;
  const onNewSince = vi.fn<(since: number | null) => void>();
  onTestFinished(all.savedItems.start());
  const { unmount } = render(
    <ViewModelContext
      value={aViewModelSource(
        given(savedMarksViewModel, () => all.savedMarks),
        given(savedSearchesViewModel, () => all.savedSearches),
      )}
    >
      <MemoryRouter initialEntries={[{ pathname: '/recherche', state }]}>
        <SaveSearch criteria={bikes} onNewSince={onNewSince} />
      </MemoryRouter>
    </ViewModelContext>,
  );
  return {
    ...all,
    onNewSince,
    unmount,
    signInAs: () => act(() => all.signInAs(null)),
    settle: () => act(() => all.settle()),
  };
}

test('nothing can be saved before it is known whose it would be; the store of saved items is requested', () => {
  const { savedMarks, signInAs } = show({ searches: [] });
  expect(screen.getByRole('button', { name: 'Enregistrer cette recherche' })).toBeDisabled();
  expect(savedMarks.requests).toBeGreaterThan(0);
  signInAs();
  expect(screen.getByRole('button', { name: 'Enregistrer cette recherche' })).toBeEnabled();
});

test('a search is saved under the name that it proposes, or another', async () => {
  const { signInAs, settle, guest, onNewSince } = show({ searches: [] });
  signInAs();
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer cette recherche' }));
  const field = screen.getByRole('textbox', { name: 'Nom de la recherche' });
  expect(field).toHaveFocus();
  expect(field).toHaveValue('vélo · Avec photo');
  await userEvent.clear(field);
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Donnez un nom');
  await userEvent.type(field, 'Mon vélo{Enter}');
  await settle();
  expect(guest.savedSearches.items).toMatchObject([{ name: 'Mon vélo', criteria: bikes }]);
  expect(screen.getByText('Recherche enregistrée')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Mes recherches' })).toHaveAttribute('href', '/favoris?vue=recherches');
  expect(onNewSince).toHaveBeenLastCalledWith(Date.UTC(2026, 5, 15, 10));
});

test('naming can be given up', async () => {
  const { signInAs } = show({ searches: [] });
  signInAs();
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer cette recherche' }));
  await userEvent.click(screen.getByRole('button', { name: 'Annuler' }));
  expect(screen.getByRole('button', { name: 'Enregistrer cette recherche' })).toBeInTheDocument();
});

test('results of a saved search are new since it was last looked at; from now on they have been', async () => {
  const { signInAs, settle, onNewSince, time, unmount, guest } = show();
  expect(onNewSince).toHaveBeenLastCalledWith(null);
  signInAs();
  expect(onNewSince).toHaveBeenLastCalledWith(100);
  await settle();
  expect(guest.savedSearches.items).toMatchObject([{ lookedAt: time.now() }]);
  await time.pass(60_000);
  unmount();
  await time.pass(0);
  expect(guest.savedSearches.items).toMatchObject([{ lookedAt: time.now() }]);
});

test('results are new since the date in the link, which survives a reload', () => {
  const { signInAs, onNewSince } = show({ state: { newSince: 50 } });
  signInAs();
  expect(onNewSince).toHaveBeenLastCalledWith(50);
});
