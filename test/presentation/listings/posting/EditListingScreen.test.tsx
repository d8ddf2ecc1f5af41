import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { EditListing } from '../../../../src/application/listings/EditListing';
import { draftFingerprint } from '../../../../src/domain/listings/draft/draftContent';
import { draftOfListing } from '../../../../src/domain/listings/draft/draftOfListing';
import { success } from '../../../../src/domain/shared/Result';
import { noSettings } from '../../../../src/domain/listings/review/ReviewSettings';
import type { Listing } from '../../../../src/domain/listings/Listing';
import { EditListingScreen } from '../../../../src/presentation/listings/posting/EditListingScreen';
import { EditListingViewModel } from '../../../../src/presentation/listings/posting/EditListingViewModel';
import { PostListingViewModel } from '../../../../src/presentation/listings/posting/PostListingViewModel';
import { NotifyContext, type ToastContent } from '../../../../src/presentation/shared/notices/notify';
import { ViewModelContext } from '../../../../src/presentation/shared/useViewModel';
import { aListing, NOON } from '../../../support/builders/aListing';
import { postingFields } from '../../../support/doubles/postingFields';
import { aPhoto, aPosting, aProfile } from '../../../support/builders/aPosting';
import { InMemoryListingRepository } from '../../../support/inMemory/listings/InMemoryListingRepository';
import { aViewModelSource, given } from '../../../support/doubles/aViewModelSource';
import { editListingViewModel } from '../../../../src/presentation/listings/viewModels';

const keyOf = (listing: Listing) => `claire_velo_${draftFingerprint(draftOfListing(listing))}`;
const KEY = keyOf(aListing());
const clock = { now: () => NOON };
const claire = aProfile({ uid: 'claire', displayName: 'Claire' });

function edit(
  listing: Listing | null = aListing(),
  profile: typeof claire | null = claire,
  view = '',
  settings = noSettings,
) {
  const moderation = { read: async () => success(settings) };
  const posting = aPosting({ profile });
  const listings = new InMemoryListingRepository([...(listing === null ? [] : [listing])]);
  const photos = { remove: vi.fn() };
  const form = new PostListingViewModel(
    posting.session,
    posting.writing,
    listings,
    new EditListing(listings, photos, clock, moderation),
    clock,
    moderation,
  );
  const notify = vi.fn<(notice: ToastContent) => void>();
  let address = '';
  function Address() {
    const { pathname, search } = useLocation();
    address = pathname + search;
    return null;
  }
  render(
    <ViewModelContext
      value={aViewModelSource(
        given(editListingViewModel, () => new EditListingViewModel(posting.session, listings, form, clock)),
        ...postingFields(),
      )}
    >
      <NotifyContext value={notify}>
        <MemoryRouter initialEntries={[`/account/annonces/velo/modifier${view}`]}>
          <Address />
          <Routes>
            <Route path="/account/annonces/:id/modifier" element={<EditListingScreen />} />
            <Route path="*" element={<p>Ailleurs</p>} />
          </Routes>
        </MemoryRouter>
      </NotifyContext>
    </ViewModelContext>,
  );
  return { ...posting, listings, notify, address: () => address };
}

test('the form holds the content of the listing, and its preview can be opened', async () => {
  const { address } = edit();
  expect(screen.getByRole('heading', { level: 1, name: 'Modifier l’annonce' })).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: /^Titre/ })).toHaveValue('Vélo de ville');
  expect(screen.queryByText('D’après votre titre')).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: /Aperçu/ }));
  expect(address()).toBe('/account/annonces/velo/modifier?vue=apercu');
});

test('a change is saved on the listing, and its expiry stays', async () => {
  const { address, drafts, listings, notify } = edit();
  await userEvent.type(screen.getByRole('textbox', { name: /^Titre/ }), ' révisé');
  expect(drafts.get(KEY)?.title).toBe('Vélo de ville révisé');
  await userEvent.click(screen.getByRole('link', { name: /Aperçu/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Mettre à jour l’annonce' }));
  expect(listings.stored('velo')).toMatchObject({
    title: 'Vélo de ville révisé',
    expiresAt: aListing().expiresAt,
    state: 'online',
  });
  expect(notify).toHaveBeenCalledExactlyOnceWith({ kind: 'success', text: 'Votre annonce est à jour' });
  expect(address()).toBe('/annonce/velo/velo-de-ville-revise');
  expect(drafts.has(KEY)).toBe(false);
});

test('a refused listing is submitted again', async () => {
  const { listings, notify } = edit(aListing({ state: 'refused' }), claire, '?vue=apercu');
  await userEvent.click(screen.getByRole('button', { name: 'Mettre à jour l’annonce' }));
  expect(listings.stored('velo')?.state).toBe('in-review');
  expect(notify.mock.calls[0]?.[0].text).toBe('Votre annonce est envoyée\u00a0: elle sera relue avant de paraître');
});

test('a forbidden word that is brought in is named before the listing goes offline for a review', async () => {
  const { listings, notify } = edit(aListing(), claire, '', { words: ['fusil'], holdDays: 0 });
  await userEvent.type(screen.getByRole('textbox', { name: /^Titre/ }), ' et fusil');
  await userEvent.click(screen.getByRole('link', { name: /Aperçu/ }));
  expect(
    screen.getByText(/^Votre annonce sera relue, car elle contient «\sfusil\s»\s: elle n’est plus visible/),
  ).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Mettre à jour l’annonce' }));
  expect(listings.stored('velo')).toMatchObject({ state: 'in-review', title: 'Vélo de ville et fusil' });
  expect(notify.mock.calls[0]?.[0].text).toBe('Votre annonce est envoyée\u00a0: elle sera relue avant de paraître');
});

test('a listing sold meanwhile is not changed, and nothing typed is lost', async () => {
  const { drafts, listings } = edit();
  await userEvent.type(screen.getByRole('textbox', { name: /^Titre/ }), ' révisé');
  await userEvent.click(screen.getByRole('link', { name: /Aperçu/ }));
  await listings.change('velo', (listing) => ({ ok: true, value: { ...listing, state: 'sold' } }));
  await userEvent.click(screen.getByRole('button', { name: 'Mettre à jour l’annonce' }));
  expect(screen.getByText(/ne peut plus être modifiée/)).toBeInTheDocument();
  expect(drafts.get(KEY)?.title).toBe('Vélo de ville révisé');
});

/** The form with a title typed, after another device has given the listing one too. */
async function editAtOnce() {
  const all = edit();
  await userEvent.type(screen.getByRole('textbox', { name: /^Titre/ }), ' révisé');
  await all.listings.change('velo', (listing) => ({
    ok: true,
    value: { ...listing, title: 'Vélo repeint', updatedAt: listing.updatedAt + 1 },
  }));
  await userEvent.click(screen.getByRole('link', { name: /Aperçu/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Mettre à jour l’annonce' }));
  return all;
}

test('a change on another device is not overwritten, nothing typed is lost, and the stored version can be viewed', async () => {
  const { drafts, listings } = await editAtOnce();
  expect(screen.getByRole('alert')).toHaveTextContent('Cette annonce a été modifiée ailleurs');
  expect(listings.stored('velo')?.title).toBe('Vélo repeint');
  expect(drafts.get(KEY)?.title).toBe('Vélo de ville révisé');
  expect(screen.getByRole('link', { name: 'Voir la version actuelle (nouvel onglet)' })).toHaveAttribute(
    'target',
    '_blank',
  );
});

test('the owner may overwrite a conflicting version', async () => {
  const { listings, address } = await editAtOnce();
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer quand même' }));
  expect(listings.stored('velo')?.title).toBe('Vélo de ville révisé');
  expect(address()).toBe('/annonce/velo/velo-de-ville-revise');
});

test('a conflict is still shown when the form opens again, and nothing is overwritten before the owner says so', async () => {
  const { drafts, listings, session } = await editAtOnce();
  act(() => session.show(null));
  act(() => session.show(claire));
  expect(screen.getByRole('alert')).toHaveTextContent('Cette annonce a été modifiée ailleurs');
  await userEvent.click(screen.getByRole('button', { name: 'Mettre à jour l’annonce' }));
  expect(listings.stored('velo')?.title).toBe('Vélo repeint');
  expect(screen.getByRole('alert')).toHaveTextContent('Cette annonce a été modifiée ailleurs');
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer quand même' }));
  expect(listings.stored('velo')?.title).toBe('Vélo de ville révisé');
  expect([...drafts.keys()]).toEqual([]);
});

test('an edit begun again from the stored version is in no conflict', async () => {
  const { listings, session, writing } = await editAtOnce();
  act(() => session.show(null));
  act(() => session.show(claire));
  await userEvent.click(screen.getByRole('link', { name: 'Modifier' }));
  act(() => void writing.restart());
  await userEvent.type(screen.getByRole('textbox', { name: /^Titre/ }), ' en vert');
  act(() => session.show(null));
  act(() => session.show(claire));
  await userEvent.click(screen.getByRole('link', { name: /Aperçu/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Mettre à jour l’annonce' }));
  expect(listings.stored('velo')?.title).toBe('Vélo repeint en vert');
});

test('overwriting a conflict drops photos that are gone, and detects a further conflict', async () => {
  const { listings } = edit(aListing({ photos: [aPhoto('un'), aPhoto('deux'), aPhoto('trois')] }));
  const lose = (...left: string[]) =>
    act(() => listings.change('velo', (listing) => ({ ok: true, value: { ...listing, photos: left.map(aPhoto) } })));
  await userEvent.type(screen.getByRole('textbox', { name: /^Titre/ }), ' révisé');
  await userEvent.click(screen.getByRole('link', { name: /Aperçu/ }));
  await lose('deux', 'trois');
  await userEvent.click(screen.getByRole('button', { name: 'Mettre à jour l’annonce' }));
  await lose('trois');
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer quand même' }));
  expect(listings.stored('velo')?.title).toBe('Vélo de ville');
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer quand même' }));
  expect(listings.stored('velo')).toMatchObject({ title: 'Vélo de ville révisé', photos: [aPhoto('trois')] });
});

test('the draft is found again although the listing was reserved meanwhile', async () => {
  const { listings, session } = edit();
  await userEvent.type(screen.getByRole('textbox', { name: /^Titre/ }), ' révisé');
  act(() => session.show(null));
  await listings.change('velo', (listing) => ({
    ok: true,
    value: { ...listing, state: 'reserved', updatedAt: listing.updatedAt + 1 },
  }));
  act(() => session.show(claire));
  expect(screen.getByRole('textbox', { name: /^Titre/ })).toHaveValue('Vélo de ville révisé');
});

test('a draft that another tab has published causes no conflict', async () => {
  const { listings } = edit();
  await userEvent.type(screen.getByRole('textbox', { name: /^Titre/ }), ' révisé');
  await act(() =>
    listings.change('velo', (listing) => ({ ok: true, value: { ...listing, title: 'Vélo de ville révisé' } })),
  );
  await userEvent.type(screen.getByRole('textbox', { name: /^Titre/ }), ' hier');
  await userEvent.click(screen.getByRole('link', { name: /Aperçu/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Mettre à jour l’annonce' }));
  expect(listings.stored('velo')?.title).toBe('Vélo de ville révisé hier');
});

test.each<[string, Listing | null, string]>([
  ['sold', aListing({ state: 'sold' }), 'Cette annonce ne peut pas être modifiée'],
  ['someone else’s', aListing({ ownerId: 'karim' }), 'Annonce introuvable'],
  ['nowhere', null, 'Annonce introuvable'],
])('a listing that is %s cannot be edited', (_what, listing, title) => {
  edit(listing);
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Mes annonces' })).toHaveAttribute('href', '/account/annonces');
});

test('another person sees nothing of the draft, and its author finds it again', async () => {
  const { session } = edit();
  await userEvent.type(screen.getByRole('textbox', { name: /^Titre/ }), ' révisé');
  act(() => session.show(aProfile({ uid: 'karim' })));
  expect(screen.getByRole('heading', { level: 1, name: 'Annonce introuvable' })).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  act(() => session.show(claire));
  expect(screen.getByRole('textbox', { name: /^Titre/ })).toHaveValue('Vélo de ville révisé');
});

test('a guest signs in first and comes back to the same view', () => {
  edit(aListing(), null, '?vue=apercu');
  expect(screen.getByRole('link', { name: 'Se connecter' })).toHaveAttribute(
    'href',
    '/auth?next=%2Faccount%2Fannonces%2Fvelo%2Fmodifier%3Fvue%3Dapercu',
  );
});
