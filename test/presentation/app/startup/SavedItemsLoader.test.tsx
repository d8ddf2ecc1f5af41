import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { SavedItemsLoader } from '../../../../src/presentation/app/startup/SavedItemsLoader';
import '../../../../src/presentation/favourites/SavedItemsHost';
import { HeartButton } from '../../../../src/presentation/shared/cards/HeartButton';
import { NotifyContext, type Notice } from '../../../../src/presentation/shared/notices/notify';
import { ViewModelContext } from '../../../../src/presentation/shared/useViewModel';
import type { ViewModelSource } from '../../../../src/presentation/shared/ViewModelSource';
import { aSavedItemsSetup } from '../../../support/builders/aSavedItemsSetup';
import { aListing } from '../../../support/builders/aListing';
import { aViewModelSource, given } from '../../../support/doubles/aViewModelSource';
import { newResultsViewModel, savedItemsViewModel } from '../../../../src/presentation/favourites/viewModels';
import { savedMarksViewModel, sessionViewModel } from '../../../../src/presentation/shared/viewModels';

/** A page with one heart; `arrives`: whether the keeper can be fetched, each time that it is asked for. */
function show(setting: Parameters<typeof aSavedItemsSetup>[0] = {}, arrives = vi.fn(() => true)) {
  const all = aSavedItemsSetup(setting);
  const known = aViewModelSource(
    given(savedItemsViewModel, () => all.savedItems),
    given(savedMarksViewModel, () => all.savedMarks),
    given(newResultsViewModel, () => all.newResults),
    given(sessionViewModel, () => all.session),
  );
  const source: ViewModelSource = {
    factoryOf: (key) =>
      key === savedItemsViewModel && !arrives() ? Promise.reject(new Error('offline')) : known.factoryOf(key),
  };
  const notify = vi.fn<(notice: Notice) => void>();
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
  return { ...all, arrives, notify, signInAs: () => act(() => all.signInAs(null)) };
}

const heart = () => screen.getByRole('button', { name: /Garder en favori\s: Vélo de ville/ });

test('whoever only looks around never fetches the keeper', async () => {
  const { arrives, signInAs } = show();
  await act(() => Promise.resolve());
  signInAs();
  expect(arrives).not.toHaveBeenCalled();
});

test('a click shows at once, fetches the keeper, and is carried out', async () => {
  const { signInAs, guest } = show();
  signInAs();
  await userEvent.click(heart());
  expect(heart()).toHaveAttribute('aria-pressed', 'true');
  await vi.waitFor(() => expect(guest.favourites.items).toHaveLength(1));
  expect(heart()).toHaveAttribute('aria-pressed', 'true');
});

test('a keeper that cannot be fetched undoes the click, with a sentence; the next click tries again', async () => {
  const arrives = vi.fn().mockReturnValueOnce(false).mockReturnValue(true);
  const { signInAs, notify, guest } = show({}, arrives);
  signInAs();
  await userEvent.click(heart());
  await vi.waitFor(() => expect(heart()).toHaveAttribute('aria-pressed', 'false'));
  expect(notify.mock.lastCall?.[0].text).toMatch(/^Vos favoris sont hors de portée/);
  await userEvent.click(heart());
  await vi.waitFor(() => expect(guest.favourites.items).toHaveLength(1));
});

test('a browser that remembers hearts fetches the keeper by itself, and says nothing if it cannot', async () => {
  const { arrives, notify } = show(
    { marks: { favourites: ['velo'], hiddenSellers: [] } },
    vi.fn(() => false),
  );
  await vi.waitFor(() => expect(arrives).toHaveBeenCalledTimes(1));
  await act(() => Promise.resolve());
  expect(notify).not.toHaveBeenCalled();
  expect(heart()).toHaveAttribute('aria-pressed', 'true');
  expect(arrives).toHaveBeenCalledTimes(1);
});
