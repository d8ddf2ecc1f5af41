import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { rateLimits } from '../../../../src/domain/shared/Rate';
import { UNDO_MS } from '../../../../src/presentation/shared/notices/toastDurations';
import { aConversation } from '../../../support/builders/aConversation';
import { aListing, NOON } from '../../../support/builders/aListing';
import { aProfile } from '../../../support/builders/aPosting';
import { chooseAction, showMyListings, shownTitles } from '../../../support/drivers/showMyListings';

const velo = aListing();
const sofa = aListing({ id: 'canape', title: 'Canapé', state: 'paused' });
const lamp = aListing({ id: 'lampe', title: 'Lampe', state: 'sold' });
const gone = aListing({ id: 'perdu', title: 'Perdu', state: 'deleted' });

test('all listings are shown but the deleted ones, counted by state', () => {
  showMyListings({ listings: [velo, sofa, lamp, gone] });
  expect(shownTitles()).toEqual(['Canapé', 'Lampe', 'Vélo de ville']);
  const tabs = within(screen.getByRole('navigation', { name: 'Vos annonces par état' })).getAllByRole('link');
  expect(tabs.map((tab) => tab.getAttribute('aria-label'))).toEqual([
    'Toutes, 3 annonces',
    'En ligne, 1 annonce',
    'En pause, 1 annonce',
    'Vendues, 1 annonce',
  ]);
});

test('the address decides which group is shown', async () => {
  const { address } = showMyListings({ listings: [velo, sofa], at: '/account/annonces?etat=en-pause' });
  expect(shownTitles()).toEqual(['Canapé']);
  await userEvent.click(screen.getByRole('link', { name: 'En ligne, 1 annonce' }));
  expect(address()).toBe('/account/annonces?etat=en-ligne');
  expect(screen.getByRole('link', { name: 'En ligne, 1 annonce' })).toHaveAttribute('aria-current', 'page');
  expect(shownTitles()).toEqual(['Vélo de ville']);
});

test('the current group stays in sight when the window becomes narrower', async () => {
  showMyListings({ listings: [velo, sofa], at: '/account/annonces?etat=en-pause' });
  const current = within(screen.getByRole('navigation', { name: 'Vos annonces par état' })).getByRole('link', {
    current: 'page',
  });
  const row = current.closest<HTMLElement>('ul');
  if (row === null) throw new Error('no row');
  Object.defineProperty(row, 'clientWidth', { value: 300 });
  Object.defineProperties(current, { offsetLeft: { value: 400 }, offsetWidth: { value: 100 } });
  fireEvent(window, new Event('resize'));
  await waitFor(() => expect(row.scrollLeft).toBe(300));
});

test('an empty group says what it is for, and leads to all listings', () => {
  showMyListings({ listings: [velo], at: '/account/annonces?etat=en-pause' });
  expect(screen.getByRole('heading', { level: 2, name: 'Aucune annonce en pause' })).toBeInTheDocument();
  expect(screen.getByText(/cache une annonce aux autres/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Voir toutes mes annonces' })).toHaveAttribute('href', '/account/annonces');
});

test('an empty group of a person without listings leads to the posting form', () => {
  showMyListings({ at: '/account/annonces?etat=vendues' });
  expect(screen.getByRole('heading', { level: 2, name: 'Aucune annonce vendue' })).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: 'Déposer une annonce' })).toHaveLength(1);
});

test('a person without listings is offered to post the first one', () => {
  showMyListings();
  expect(screen.getByText('Vous n’avez pas encore d’annonce')).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: 'Déposer une annonce' })).toHaveLength(1);
});

test('views, favourites and the used part of the quota are shown', async () => {
  showMyListings({
    listings: [velo],
    views: { velo: 12 },
    favourites: { velo: 1 },
    profile: aProfile({ uid: 'claire', freeListingsCount: 7 }),
  });
  expect(await screen.findByText('12 vues')).toBeInTheDocument();
  expect(screen.getByText('1 favori')).toBeInTheDocument();
  expect(screen.getByText('7 annonces gratuites utilisées sur 100.')).toBeInTheDocument();
  expect(screen.getByText(/^Jusqu’au \d/)).toBeInTheDocument();
});

test('near the end of the quota, the page says how a place becomes free', () => {
  showMyListings({ listings: [velo], profile: aProfile({ uid: 'claire', freeListingsCount: 90 }) });
  expect(
    screen.getByText(
      '90 annonces gratuites utilisées sur 100. Une annonce vendue, expirée ou supprimée libère une place.',
    ),
  ).toBeInTheDocument();
});

test('a guest sees what the page is, and signs in to come back to it', () => {
  showMyListings({ profile: null });
  expect(screen.getByRole('heading', { level: 1, name: 'Mes annonces' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Se connecter' })).toHaveAttribute(
    'href',
    '/auth?next=%2Faccount%2Fannonces',
  );
});

test('an action is shown at once and announced', async () => {
  const { notify, stored } = showMyListings({ listings: [velo] });
  await chooseAction('Vélo de ville', 'Mettre en pause');
  expect(screen.getByText('En pause', { selector: '[role="status"]' })).toBeInTheDocument();
  expect(stored.stored('velo')?.state).toBe('paused');
  expect(notify).toHaveBeenCalledExactlyOnceWith({
    kind: 'success',
    durationMs: UNDO_MS,
    action: { label: 'Annuler', run: expect.any(Function) as unknown },
    text: 'L’annonce est en pause\u00a0: personne d’autre que vous ne la voit',
  });
});

test('only a refused listing leads to the reasons, where its owner can appeal', () => {
  showMyListings({ listings: [velo, sofa, aListing({ id: 'table', state: 'refused' })] });
  const links = screen.getAllByRole('link', { name: 'Lire les motifs et contester' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/account#decisions']);
});

test('a change beyond the limit of an hour is refused until a time that is shown, and the listing stays as it was', async () => {
  const { notify, stored } = showMyListings({ listings: [velo] });
  stored.giveRate('claire', { since: NOON, count: rateLimits.listings, last: 'velo', at: NOON });
  await chooseAction('Vélo de ville', 'Mettre en pause');
  expect(notify).toHaveBeenCalledExactlyOnceWith({
    kind: 'error',
    text: 'Vous avez modifié beaucoup d’annonces en une heure\u00a0: celle-ci reste comme avant. Vous pourrez de nouveau en modifier à partir de\u00a013\u00a0h.',
  });
  expect(stored.stored('velo')?.state).toBe('online');
});

test('a copy opens the form with the content of the listing', async () => {
  const { address, state } = showMyListings({ listings: [velo] });
  await chooseAction('Vélo de ville', 'Dupliquer');
  expect(address()).toBe('/deposer-annonce');
  expect(state()).toMatchObject({ prefilled: { id: 'copie1', title: 'Vélo de ville', price: '120' } });
});

test('the action « Modifier » opens the form of that listing', async () => {
  const { address } = showMyListings({ listings: [velo] });
  await userEvent.click(screen.getByRole('button', { name: 'Modifier' }));
  expect(address()).toBe('/account/annonces/velo/modifier');
});

test('views, favourites and buyers that could not be loaded can be requested again, and the focus stays in the list', async () => {
  const asking = [aConversation({ buyer: { uid: 'karim', name: 'Karim', unread: 0, receivedAt: null, readAt: null } })];
  let isThere = false;
  showMyListings({
    listings: [lamp],
    asking,
    deals: { lampe: 'karim' },
    views: { lampe: 12 },
    favourites: { lampe: 3 },
    answers: () => isThere,
  });
  expect(await screen.findByText('Les vues et les favoris de vos annonces n’ont pas pu être lus.')).toBeInTheDocument();
  expect(await screen.findByText('Le nom de l’acheteur n’a pas pu être lu.')).toBeInTheDocument();
  await userEvent.click(screen.getAllByRole('button', { name: 'Réessayer' })[0] ?? document.body);
  expect(await screen.findAllByRole('button', { name: 'Réessayer' })).toHaveLength(2);
  isThere = true;
  for (const button of screen.getAllByRole('button', { name: 'Réessayer' })) await userEvent.click(button);
  expect(await screen.findByText('3 favoris')).toBeInTheDocument();
  expect(await screen.findByText('Vendue à Karim')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Réessayer' })).toBeNull();
  expect(screen.getByRole('region', { name: 'Toutes' })).toHaveFocus();
});

test('a price is changed where it is seen, and a wrong one is explained', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
  const { notify, stored } = showMyListings({ listings: [velo] });
  await userEvent.click(screen.getByRole('button', { name: 'Modifier le prix' }));
  const field = screen.getByRole('textbox', { name: 'Nouveau prix, en euros' });
  expect(field).toHaveFocus();
  expect(scrolled.mock.contexts.some((element) => element instanceof Element && element.contains(field))).toBe(true);
  scrolled.mockRestore();
  const actions = within(screen.getByRole('group', { name: /^Actions/ }));
  expect(actions.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Enregistrer', 'Annuler']);
  await userEvent.clear(field);
  await userEvent.type(field, '0{Enter}');
  expect(await screen.findByText('Indiquez un prix en euros entiers, 1 € au moins.')).toBeInTheDocument();
  await userEvent.clear(field);
  await userEvent.type(field, '90{Enter}');
  expect(await screen.findByRole('button', { name: 'Modifier le prix' })).toHaveFocus();
  expect(stored.stored('velo')?.price).toEqual({ kind: 'amount', euros: 90 });
  expect(notify.mock.lastCall?.[0].text).toMatch(/^Le prix est maintenant de 90\s€$/);
});
