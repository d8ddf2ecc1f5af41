import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { SavedItemsLoader } from '../../../../src/presentation/app/startup/SavedItemsLoader';
import '../../../../src/presentation/favourites/SavedItemsHost';
import { HeartButton } from '../../../../src/presentation/shared/cards/HeartButton';
import { NotifyContext, type ToastContent } from '../../../../src/presentation/shared/notices/notify';
import { ViewModelContext } from '../../../../src/presentation/shared/useViewModel';
import type { ViewModelSource } from '../../../../src/presentation/shared/ViewModelSource';
import { aSavedItemsSetup } from '../../../support/builders/aSavedItemsSetup';
import { aListing } from '../../../support/builders/aListing';
import { aViewModelSource, given } from '../../../support/doubles/aViewModelSource';
import { newResultsViewModel, savedItemsViewModel } from '../../../../src/presentation/favourites/viewModels';
import { savedMarksViewModel, sessionViewModel } from '../../../../src/presentation/shared/viewModels';
import { eventually } from '../../../support/time/eventually';

/** A page with one heart; `loads` is called for each attempt to load the code of saved items, and returns whether it succeeds. */
function show(setting: Parameters<typeof aSavedItemsSetup>[0] = {}, loads = vi.fn(() => true)) {
  const all = aSavedItemsSetup(setting);
  const known = aViewModelSource(
    given(savedItemsViewModel, () => all.savedItems),
    given(savedMarksViewModel, () => all.savedMarks),
    given(newResultsViewModel, () => all.newResults),
    given(sessionViewModel, () => all.session),
  );
  const source: ViewModelSource = {
    factoryOf: (key) =>
      key === savedItemsViewModel && !loads() ? Promise.reject(new Error('offline')) : known.factoryOf(key),
  };
  const notify = vi.fn<(notice: ToastContent) => void>();
  render(
    <ViewModelContext value={source}>
      <NotifyContext value={notify}>
        <MemoryRouter>
          <HeartButton listing={aListing()} />
          <SavedItemsLoader />
        </MemoryRouter>
      </NotifyContext>
    </ViewModelContext>,
  );
  return { ...all, loads, notify, signInAs: () => act(() => all.signInAs(null)) };
}

const heart = () => screen.getByRole('button', { name: /Ajouter aux favoris\s: Vélo de ville/ });

test('the code of saved items is not loaded for a guest without any', async () => {
  const { loads, signInAs } = show();
  await act(() => Promise.resolve());
  signInAs();
  expect(loads).not.toHaveBeenCalled();
});

test('a click on a heart shows at once, loads the code of saved items and is executed', async () => {
  const { signInAs, guest } = show();
  signInAs();
  await userEvent.click(heart());
  expect(heart()).toHaveAttribute('aria-pressed', 'true');
  await eventually(() => expect(guest.favourites.items).toHaveLength(1));
  expect(heart()).toHaveAttribute('aria-pressed', 'true');
});

test('the click is undone with a message when the code cannot be loaded, and the next click retries', async () => {
  const loads = vi.fn().mockReturnValueOnce(false).mockReturnValue(true);
  const { signInAs, notify, guest } = show({}, loads);
  signInAs();
  await userEvent.click(heart());
  await eventually(() => expect(heart()).toHaveAttribute('aria-pressed', 'false'));
  expect(notify.mock.lastCall?.[0].text).toMatch(/^Vos favoris sont inaccessibles/);
  await userEvent.click(heart());
  await eventually(() => expect(guest.favourites.items).toHaveLength(1));
});

test('cached marks load the code of saved items, without a message if that fails', async () => {
  const { loads, notify } = show(
    { marks: { favourites: ['velo'], hiddenSellers: [], pending: [] } },
    vi.fn(() => false),
  );
  await eventually(() => expect(loads).toHaveBeenCalledTimes(1));
  await act(() => Promise.resolve());
  expect(notify).not.toHaveBeenCalled();
  expect(heart()).toHaveAttribute('aria-pressed', 'true');
  expect(loads).toHaveBeenCalledTimes(1);
});
