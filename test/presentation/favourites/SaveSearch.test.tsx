import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { UserProfile } from '../../../src/domain/account/UserProfile';
import { noCriteria } from '../../../src/domain/search/criteria/SearchCriteria';
import { rateLimits } from '../../../src/domain/shared/Rate';
import { SaveSearch } from '../../../src/presentation/favourites/SaveSearch';
import { NotifyContext, type ToastContent } from '../../../src/presentation/shared/notices/notify';
import { ViewModelContext } from '../../../src/presentation/shared/useViewModel';
import { aSavedItemsSetup } from '../../support/builders/aSavedItemsSetup';
import { aProfile } from '../../support/builders/aPosting';
import { InMemorySavedItemsStore } from '../../support/inMemory/favourites/InMemorySavedItemsStore';
import { aViewModelSource, given } from '../../support/doubles/aViewModelSource';
import { savedMarksViewModel } from '../../../src/presentation/shared/viewModels';
import { savedSearchesViewModel } from '../../../src/presentation/favourites/viewModels';

const bikes = { ...noCriteria, query: 'vélo', withPhoto: true };
const saved = { id: 'search', name: 'Vélo', criteria: bikes, createdAt: 1, lookedAt: 100 };

function show({
  searches = [saved],
  state,
  account = new InMemorySavedItemsStore(),
  mailsAreSent = true,
}: {
  readonly searches?: readonly (typeof saved)[];
  readonly state?: unknown;
  readonly account?: InMemorySavedItemsStore;
  readonly mailsAreSent?: boolean;
} = {}) {
  const all = aSavedItemsSetup({ account, mailsAreSent });
  const notify = vi.fn<(notice: ToastContent) => void>();
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
      <NotifyContext value={notify}>
        <MemoryRouter initialEntries={[{ pathname: '/recherche', state }]}>
          <SaveSearch criteria={bikes} onNewSince={onNewSince} />
        </MemoryRouter>
      </NotifyContext>
    </ViewModelContext>,
  );
  return {
    ...all,
    onNewSince,
    notify,
    unmount,
    signInAs: (profile: UserProfile | null = null) => act(() => all.signInAs(profile)),
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
  expect(field).toHaveFocus();
  await userEvent.keyboard('M');
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.keyboard('on vélo{Enter}');
  await settle();
  expect(guest.savedSearches.items).toMatchObject([{ name: 'Mon vélo', criteria: bikes }]);
  expect(screen.getByText('Recherche enregistrée')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Mes recherches' })).toHaveAttribute('href', '/favoris?vue=recherches');
  expect(onNewSince).toHaveBeenLastCalledWith(Date.UTC(2026, 5, 15, 10));
});

test('the name of a search that is not stored stays in its form, and the person learns from when on it can be', async () => {
  const account = new InMemorySavedItemsStore({ now: () => Date.UTC(2026, 5, 15, 7, 30) });
  account.giveRate('karim', { since: Date.UTC(2026, 5, 15, 7), count: rateLimits.searches, last: 'another', at: 0 });
  const { signInAs, settle, savedItems } = show({ searches: [], account });
  signInAs(aProfile({ uid: 'karim' }));
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer cette recherche' }));
  const field = screen.getByRole('textbox', { name: 'Nom de la recherche' });
  await userEvent.clear(field);
  await userEvent.type(field, 'Mon vélo{Enter}');
  await settle();
  expect(screen.getByRole('textbox', { name: 'Nom de la recherche' })).toHaveValue('Mon vélo');
  expect(savedItems.error).toMatchObject({ what: 'saved-search' });
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Vos recherches enregistrées n’ont pas changé : vous avez enregistré beaucoup de recherches en une heure. Vous pourrez de nouveau en enregistrer à partir de 10 h.',
  );
});

const wanted = { messages: true, savedSearches: true, endingListings: true, favouritePrices: true };
const byMail =
  'Recherche enregistrée. Les nouvelles annonces seront signalées dans vos favoris, et par e-mail une fois par jour au plus.';
const onSite = 'Recherche enregistrée. Les nouvelles annonces seront signalées dans vos favoris.';

test.each([
  ['wants e-mails and has a confirmed address', { email: 'karim@exemple.fr', mails: wanted }, byMail],
  ['has turned them off', { email: 'karim@exemple.fr', mails: { ...wanted, savedSearches: false } }, onSite],
  ['has no confirmed address', { email: null, mails: wanted }, onSite],
  ['uses a site that sends none', { email: 'karim@exemple.fr', mails: wanted, mailsAreSent: false }, onSite],
])('the message after saving a search fits a person who %s', async (_, { email, mails, ...site }, text) => {
  const { signInAs, settle, notify, preferences } = show({ searches: [], ...site });
  await preferences.change('karim', { mails });
  signInAs(aProfile({ uid: 'karim', email }));
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer cette recherche' }));
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await settle();
  expect(notify).toHaveBeenCalledExactlyOnceWith({ text, kind: 'success' });
});

test('the message after saving a search promises a guest no e-mail', async () => {
  const { signInAs, settle, notify } = show({ searches: [] });
  signInAs();
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer cette recherche' }));
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await settle();
  expect(notify).toHaveBeenCalledExactlyOnceWith({ text: onSite, kind: 'success' });
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
