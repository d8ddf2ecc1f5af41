import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { InstallOffer } from '../../../src/presentation/favourites/InstallOffer';
import { InstallOfferViewModel } from '../../../src/presentation/favourites/InstallOfferViewModel';
import { installOfferViewModel } from '../../../src/presentation/favourites/viewModels';
import { ViewModelContext } from '../../../src/presentation/shared/useViewModel';
import { aViewModelSource, given } from '../../support/doubles/aViewModelSource';

const offer = () => screen.queryByText(/^Installez Mon Bazar sur cet appareil\s: vos favoris/);

function show(isOffered: boolean, ask = () => Promise.resolve()) {
  const state = { isOffered, change: () => undefined as void };
  const end = () => void (state.isOffered = false);
  const installation = {
    isOffered: () => state.isOffered,
    subscribe: (change: () => void) => {
      state.change = change;
      return () => undefined;
    },
    install: vi.fn(() => {
      end();
      return ask();
    }),
    postpone: vi.fn(end),
  };
  const source = aViewModelSource(given(installOfferViewModel, () => new InstallOfferViewModel(installation)));
  render(
    <ViewModelContext value={source}>
      <InstallOffer />
    </ViewModelContext>,
  );
  return { installation, state };
}

test('nothing is offered until the browser would ask', async () => {
  const { state } = show(false);
  await act(() => Promise.resolve());
  expect(offer()).toBeNull();
  act(() => {
    state.isOffered = true;
    state.change();
  });
  expect(offer()).toBeVisible();
});

test('the button has the browser ask, and the offer goes, also where the browser does not ask', async () => {
  const { installation } = show(true, () => Promise.reject(new Error('not allowed')));
  await userEvent.click(await screen.findByRole('button', { name: 'Installer' }));
  expect(installation.install).toHaveBeenCalledTimes(1);
  expect(offer()).toBeNull();
});

test('an offer that is put off goes', async () => {
  const { installation } = show(true);
  await userEvent.click(await screen.findByRole('button', { name: 'Plus tard' }));
  expect(installation.postpone).toHaveBeenCalledTimes(1);
  expect(offer()).toBeNull();
});
