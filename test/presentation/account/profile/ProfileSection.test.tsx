import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { UpdateProfile } from '../../../../src/application/account/UpdateProfile';
import { failure, success } from '../../../../src/domain/shared/Result';
import { PortraitViewModel } from '../../../../src/presentation/account/profile/PortraitViewModel';
import { ProfileFormViewModel } from '../../../../src/presentation/account/profile/ProfileFormViewModel';
import { ProfileSection } from '../../../../src/presentation/account/profile/ProfileSection';
import { NotifyContext, type ToastContent } from '../../../../src/presentation/shared/notices/notify';
import { PlaceFieldViewModel } from '../../../../src/presentation/shared/places/PlaceFieldViewModel';
import { ViewModelContext } from '../../../../src/presentation/shared/useViewModel';
import { aSession, someFormDrafts, someProfiles } from '../../../support/drivers/anAccountPage';
import { aListingDisplay } from '../../../support/doubles/aListingDisplay';
import { aViewModelSource, given } from '../../../support/doubles/aViewModelSource';
import { listingDisplay, placeFieldViewModel } from '../../../../src/presentation/shared/viewModels';
import { portraitViewModel, profileFormViewModel } from '../../../../src/presentation/account/viewModels';
import { InMemoryRemovedPhotos } from '../../../support/inMemory/listings/InMemoryRemovedPhotos';

function show() {
  const { profiles } = someProfiles();
  const session = aSession();
  const portrait = new PortraitViewModel(
    session,
    profiles,
    { prepare: async () => failure('not-an-image') },
    { store: async () => failure('denied'), remove: async () => success() },
    new InMemoryRemovedPhotos(),
  );
  const update = new UpdateProfile(profiles);
  const profileForm = new ProfileFormViewModel(session, profiles, update, someFormDrafts().port);
  const placeField = new PlaceFieldViewModel({
    find: async () => success([]),
    nearest: async () => failure('unavailable'),
  });
  const notify = vi.fn<(notice: ToastContent) => void>();
  const source = aViewModelSource(
    given(listingDisplay, () => aListingDisplay()),
    given(placeFieldViewModel, () => placeField),
    given(portraitViewModel, () => portrait),
    given(profileFormViewModel, () => profileForm),
  );
  render(
    <MemoryRouter>
      <NotifyContext value={notify}>
        <ViewModelContext value={source}>
          <ProfileSection />
        </ViewModelContext>
      </NotifyContext>
    </MemoryRouter>,
  );
  return { notify, profileForm, update };
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));

test('each save is announced, even where nothing has changed', async () => {
  const { notify } = show();
  await save();
  expect(notify).toHaveBeenCalledExactlyOnceWith({ kind: 'success', text: 'Profil enregistré' });
  await save();
  expect(notify).toHaveBeenCalledTimes(2);
});

test('an invalid entry gets the focus once, and not again while the person types', async () => {
  const { profileForm } = show();
  act(() => profileForm.type({ about: 'x'.repeat(501) }));
  await save();
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Quelques mots sur vous' })).toHaveFocus());
  const name = screen.getByRole('textbox', { name: /^Nom/ });
  await userEvent.type(name, ' B.');
  expect(name).toHaveFocus();
  expect(name).toHaveValue('Claire B.');
});

test("§8.7 “| Profile update while signed out | 'Utilisateur non connecté' |”: what was typed stays", async () => {
  const { update } = show();
  vi.spyOn(update, 'execute').mockResolvedValue(failure('signed-out'));
  const name = screen.getByRole('textbox', { name: /^Nom/ });
  await userEvent.type(name, ' B.');
  await save();
  expect(await screen.findByRole('alert')).toHaveTextContent('Utilisateur non connecté');
  expect(name).toHaveValue('Claire B.');
});

test('a hint says which name is shown while the entry of the name is empty', async () => {
  show();
  const name = screen.getByRole('textbox', { name: /^Nom/ });
  const hint = /^Si ce champ reste vide, votre nom affiché sera «\sUtilisateur clair\s».$/;
  expect(screen.queryByText(hint)).toBeNull();
  await userEvent.clear(name);
  expect(name).toHaveAccessibleDescription(hint);
  await userEvent.type(name, ' \u200b');
  expect(name).toHaveAccessibleDescription(hint);
  await userEvent.type(name, 'Al');
  expect(screen.queryByText(hint)).toBeNull();
});
