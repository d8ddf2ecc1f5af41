import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { failure } from '../../../../src/domain/shared/Result';
import { FREE_LISTINGS_QUOTA } from '../../../../src/domain/listings/lifecycle/freeListings';
import { DAY } from '../../../../src/domain/shared/Instant';
import { rateLimits } from '../../../../src/domain/shared/Rate';
import { DELETION_DELAY_MS } from '../../../../src/presentation/listings/owner/DeletionQueueViewModel';
import { UNDO_MS } from '../../../../src/presentation/shared/notices/noticeDurations';
import { aConversation } from '../../../support/builders/aConversation';
import { aListing, NOON } from '../../../support/builders/aListing';
import { aProfile } from '../../../support/builders/aPosting';
import { showMyListings } from '../../../support/drivers/showMyListings';

const velo = aListing();
const stool = aListing({ id: 'tabouret', title: 'Tabouret' });
const sofa = aListing({ id: 'canape', title: 'Canapé', state: 'paused' });
const lamp = aListing({ id: 'lampe', title: 'Lampe', state: 'sold' });
const gone = aListing({ id: 'perdu', title: 'Perdu', state: 'deleted' });

const titles = () =>
  screen.queryAllByRole('article').map((card) => within(card).getAllByRole('heading')[0]?.textContent);
const choose = async (title: string, action: string) => {
  await userEvent.click(
    within(screen.getByRole('group', { name: `Actions sur «\u00a0${title}\u00a0»` })).getByRole('button', {
      name: 'Autres actions',
    }),
  );
  await userEvent.click(screen.getByRole('menuitem', { name: action }));
};

test('all listings are shown but the deleted ones, counted by state', () => {
  showMyListings({ listings: [velo, sofa, lamp, gone] });
  expect(titles()).toEqual(['Canapé', 'Lampe', 'Vélo de ville']);
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
  expect(titles()).toEqual(['Canapé']);
  await userEvent.click(screen.getByRole('link', { name: 'En ligne, 1 annonce' }));
  expect(address()).toBe('/account/annonces?etat=en-ligne');
  expect(screen.getByRole('link', { name: 'En ligne, 1 annonce' })).toHaveAttribute('aria-current', 'page');
  expect(titles()).toEqual(['Vélo de ville']);
});

test('an empty group says so', () => {
  showMyListings({ listings: [velo], at: '/account/annonces?etat=vendues' });
  expect(screen.getByText('Aucune annonce ici')).toBeInTheDocument();
});

test('a person without listings is offered to post the first one', () => {
  showMyListings();
  expect(screen.getByText('Vous n’avez pas encore d’annonce')).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: 'Déposer une annonce' })).toHaveLength(2);
});

test('views, favourites and the rest of the quota are shown', async () => {
  showMyListings({
    listings: [velo],
    views: { velo: 12 },
    favourites: { velo: 1 },
    profile: aProfile({ uid: 'claire', freeListingsCount: 7 }),
  });
  expect(await screen.findByText('12 vues')).toBeInTheDocument();
  expect(screen.getByText('1 favori')).toBeInTheDocument();
  expect(screen.getByText('7 annonces gratuites utilisées sur 100.')).toBeInTheDocument();
  expect(
    screen.getByText(/Il vous en reste 93\. Une annonce vendue, expirée ou supprimée libère une place\./),
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
  await choose('Vélo de ville', 'Mettre en pause');
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
  await choose('Vélo de ville', 'Mettre en pause');
  expect(notify).toHaveBeenCalledExactlyOnceWith({
    kind: 'error',
    text: 'Vous avez modifié beaucoup d’annonces en une heure\u00a0: celle-ci reste comme avant. Vous pourrez de nouveau en modifier à partir de\u00a013:00.',
  });
  expect(stored.stored('velo')?.state).toBe('online');
});

test('an expired listing is not renewed beyond the quota, and the owner learns what frees a place', async () => {
  const { notify, stored } = showMyListings({
    listings: [aListing({ state: 'expired', expiresAt: NOON - DAY })],
    profile: aProfile({ uid: 'claire', freeListingsCount: FREE_LISTINGS_QUOTA }),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Renouveler pour 60 jours' }));
  expect(notify).toHaveBeenCalledExactlyOnceWith({
    kind: 'error',
    text: 'Toutes vos annonces gratuites sont utilisées\u00a0: celle-ci reste hors ligne. Marquez une autre annonce comme vendue ou supprimez-en une, puis réessayez.',
  });
  expect(stored.stored('velo')?.state).toBe('expired');
});

test('a listing that ends soon is renewed in one click', async () => {
  const { stored } = showMyListings({ listings: [aListing({ expiresAt: NOON + 2.5 * DAY })] });
  expect(screen.getByText('Se termine dans 2 jours')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Renouveler pour 60 jours' }));
  expect(stored.stored('velo')?.expiresAt).toBeGreaterThan(NOON + 60 * DAY);
  expect(screen.queryByRole('button', { name: 'Renouveler pour 60 jours' })).toBeNull();
});

test('a listing whose time is over is stored as expired, and can be put back online', async () => {
  const { stored } = showMyListings({ listings: [aListing({ expiresAt: NOON - DAY })] });
  expect(stored.changes).toEqual(['online > expired']);
  await userEvent.click(screen.getByRole('button', { name: 'Renouveler pour 60 jours' }));
  expect(stored.changes).toEqual(['online > expired', 'expired > online']);
  expect(screen.getByText('En ligne', { selector: '[role="status"]' })).toBeInTheDocument();
});

test('a deleted listing is hidden at once, and « Annuler » brings it back', async () => {
  const { notify, stored, time } = showMyListings({ listings: [velo] });
  await choose('Vélo de ville', 'Supprimer');
  expect(titles()).toEqual([]);
  const offer = notify.mock.calls[0]?.[0];
  expect(offer).toMatchObject({ text: '«\u00a0Vélo de ville\u00a0» est supprimée', action: { label: 'Annuler' } });
  act(() => offer?.action?.run());
  expect(titles()).toContain('Vélo de ville');
  await act(() => time.pass(DELETION_DELAY_MS));
  expect(stored.changes).toEqual([]);
});

test('a deletion is final after the delay, and « Annuler » then says so', async () => {
  const { notify, stored, time } = showMyListings({ listings: [velo] });
  await choose('Vélo de ville', 'Supprimer');
  await act(() => time.pass(DELETION_DELAY_MS));
  expect(stored.changes).toEqual(['online > deleted']);
  act(() => notify.mock.calls[0]?.[0].action?.run());
  expect(notify).toHaveBeenLastCalledWith({
    kind: 'warning',
    text: 'L’annonce est déjà supprimée\u00a0: elle ne peut plus être rétablie.',
  });
});

test('a deletion that stops once photos may be gone says so, and shows the listing again', async () => {
  const { notify, time } = showMyListings({
    listings: [{ ...velo, photos: [{ id: 'claire~a', width: 4, height: 3 }] }],
    photos: { remove: () => Promise.resolve(failure('offline')) },
  });
  await choose('Vélo de ville', 'Supprimer');
  await act(() => time.pass(DELETION_DELAY_MS));
  expect(notify).toHaveBeenLastCalledWith({
    kind: 'error',
    text: 'La suppression n’est pas terminée, et des photos ont pu disparaître. Elle reprendra à votre prochaine visite\u202f; vous pouvez aussi la relancer.',
  });
  expect(titles()).toContain('Vélo de ville');
});

test.each([
  ['Supprimer', 'Vélo de ville', '/account/annonces', 'Tabouret'],
  ['Supprimer', 'Canapé', '/account/annonces', 'Tabouret'],
  ['Mettre en pause', 'Vélo de ville', '/account/annonces?etat=en-ligne', 'Tabouret'],
])(
  'the focus moves to the next listing, or the last, when the focused one is gone: « %s » of %s',
  async (action, title, at, next) => {
    showMyListings({ listings: [velo, stool, sofa], at });
    await choose(title, action);
    await expect.poll(() => document.activeElement).toBe(screen.getByRole('link', { name: next }));
  },
);

test.each([
  ['Supprimer', '/account/annonces', 'Toutes'],
  ['Mettre en pause', '/account/annonces?etat=en-ligne', 'En ligne'],
])('the focus stays in the region of an emptied group: « %s »', async (action, at, group) => {
  showMyListings({ listings: [velo], at });
  await choose('Vélo de ville', action);
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('region', { name: group }));
});

test('the focus stays in the region of an emptied group when the pressed button is gone', async () => {
  showMyListings({ listings: [velo], at: '/account/annonces?etat=en-ligne' });
  screen.getByRole('button', { name: 'Marquer comme réservée' }).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('region', { name: 'En ligne' }));
});

test('the focus moves to an action of the same listing when the pressed button is gone', async () => {
  showMyListings({ listings: [velo, sofa] });
  await choose('Vélo de ville', 'Mettre en pause');
  const actions = within(screen.getByRole('group', { name: 'Actions sur «\u00a0Vélo de ville\u00a0»' }));
  (await actions.findByRole('button', { name: 'Remettre en ligne' })).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.activeElement).toBe(actions.getByRole('button', { name: 'Modifier' }));
});

test('a copy opens the form with the content of the listing', async () => {
  const { address, state } = showMyListings({ listings: [velo] });
  await choose('Vélo de ville', 'Dupliquer');
  expect(address()).toBe('/deposer-annonce');
  expect(state()).toMatchObject({ prefilled: { id: 'copie1', title: 'Vélo de ville', price: '120' } });
});

test('the action « Modifier » opens the form of that listing', async () => {
  const { address } = showMyListings({ listings: [velo] });
  await userEvent.click(screen.getByRole('button', { name: 'Modifier' }));
  expect(address()).toBe('/account/annonces/velo/modifier');
});

test('an owner who reserves a listing names the buyer among those who have written', async () => {
  const asking = [aConversation({ buyer: { uid: 'karim', name: 'Karim', unread: 0, receivedAt: null, readAt: null } })];
  showMyListings({ listings: [velo], asking });
  await userEvent.click(screen.getByRole('button', { name: 'Marquer comme réservée' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'À qui va «\u00a0Vélo de ville\u00a0»\u202f?' }));
  expect(dialog.getByRole('radio', { name: 'Karim' })).toBeChecked();
  await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer' }));
  expect(await screen.findByText('Réservée pour Karim')).toBeInTheDocument();
});

test('the buyer of a sold listing is shown', async () => {
  const asking = [aConversation({ buyer: { uid: 'karim', name: 'Karim', unread: 0, receivedAt: null, readAt: null } })];
  showMyListings({ listings: [lamp], asking, deals: { lampe: 'karim' } });
  expect(await screen.findByText('Vendue à Karim')).toBeInTheDocument();
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
  const { notify, stored } = showMyListings({ listings: [velo] });
  await userEvent.click(screen.getByRole('button', { name: 'Nouveau prix' }));
  const field = screen.getByRole('textbox', { name: 'Nouveau prix, en euros' });
  expect(field).toHaveFocus();
  await userEvent.clear(field);
  await userEvent.type(field, '0{Enter}');
  expect(await screen.findByText('Indiquez un prix en euros entiers, 1 € au moins.')).toBeInTheDocument();
  await userEvent.clear(field);
  await userEvent.type(field, '90{Enter}');
  expect(await screen.findByRole('button', { name: 'Nouveau prix' })).toHaveFocus();
  expect(stored.stored('velo')?.price).toEqual({ kind: 'amount', euros: 90 });
  expect(notify.mock.lastCall?.[0].text).toMatch(/^Le prix est maintenant de 90\s€$/);
});

test('a sale is taken back from its message, and the listing is online again', async () => {
  const { notify, stored } = showMyListings({ listings: [velo] });
  await choose('Vélo de ville', 'Marquer comme vendue');
  expect(notify.mock.lastCall?.[0]).toMatchObject({ durationMs: UNDO_MS, action: { label: 'Annuler' } });
  await act(async () => notify.mock.lastCall?.[0].action?.run());
  expect(stored.changes).toEqual(['online > sold', 'sold > online']);
  expect(notify.mock.lastCall?.[0].text).toBe('L’annonce est de nouveau en ligne');
});

test('a sale of a reserved listing is taken back to the reservation for the same person', async () => {
  const asking = [aConversation({ buyer: { uid: 'karim', name: 'Karim', unread: 0, receivedAt: null, readAt: null } })];
  const { buyers, notify, stored } = showMyListings({
    listings: [aListing({ state: 'reserved' })],
    asking,
    deals: { velo: 'karim' },
  });
  expect(await screen.findByText('Réservée pour Karim')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Marquer comme vendue' }));
  await screen.findByRole('dialog');
  await act(async () => notify.mock.lastCall?.[0].action?.run());
  await expect.poll(() => stored.changes).toEqual(['reserved > sold', 'sold > online', 'online > reserved']);
  expect(screen.getByText('Réservée pour Karim')).toBeInTheDocument();
  expect(buyers.question).toBeNull();
});

test('the undoing of a sale says why it fails', async () => {
  const { notify, stored } = showMyListings({ listings: [aListing({ state: 'reserved' })] });
  await userEvent.click(screen.getByRole('button', { name: 'Marquer comme vendue' }));
  stored.giveRate('claire', { since: NOON, count: rateLimits.listings, last: 'velo', at: NOON });
  await act(async () => notify.mock.lastCall?.[0].action?.run());
  expect(notify.mock.lastCall?.[0].text).toMatch(/^Vous avez modifié beaucoup d’annonces en une heure/);
  expect(stored.stored('velo')?.state).toBe('sold');
});

test('a sale can be taken back once only', async () => {
  const { notify, stored, steps } = showMyListings({ listings: [aListing({ state: 'reserved' })] });
  await userEvent.click(screen.getByRole('button', { name: 'Marquer comme vendue' }));
  const run = notify.mock.lastCall?.[0].action?.run;
  const sold = stored.stored('velo');
  if (sold === undefined) throw new Error('the listing is stored');
  await act(async () => {
    const pending = steps.run(sold, 'relist');
    run?.();
    await pending;
  });
  expect(stored.changes).toEqual(['reserved > sold', 'sold > online']);
});

test('a listing that was sold less than 7 days ago says until when it can be put back online, and is so in one click', async () => {
  const { stored } = showMyListings({ listings: [lamp], deals: { lampe: 'karim' } });
  expect(
    screen.getByText('Si l’affaire ne se fait pas, vous pouvez la remettre en ligne jusqu’au 22 juin 2026.'),
  ).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Remettre en ligne' }));
  expect(stored.changes).toEqual(['sold > online']);
});

test('a listing that was sold more than 7 days ago cannot be put back online', () => {
  showMyListings({ listings: [aListing({ state: 'sold', updatedAt: NOON - 8 * DAY })] });
  expect(screen.queryByText(/Si l’affaire ne se fait pas/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Remettre en ligne' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Dupliquer' })).toBeInTheDocument();
});

test('several listings are renewed at once', async () => {
  const ended = (id: string) => aListing({ id, title: id, state: 'expired', expiresAt: NOON - DAY });
  const { notify, stored } = showMyListings({ listings: [ended('un'), ended('deux'), velo] });
  expect(screen.getByText('2 annonces peuvent être renouvelées pour 60 jours.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Tout renouveler' }));
  await expect.poll(() => stored.changes).toEqual(['expired > online', 'expired > online']);
  expect(notify).toHaveBeenCalledExactlyOnceWith({
    kind: 'success',
    text: '2 annonces sont renouvelées pour 60 jours',
  });
  expect(screen.queryByRole('button', { name: 'Tout renouveler' })).toBeNull();
});

test('the renewal of several listings says how many are left, and why', async () => {
  const ended = (id: string) => aListing({ id, title: id, state: 'expired', expiresAt: NOON - DAY });
  const { notify, stored } = showMyListings({
    listings: [ended('un'), ended('deux'), ended('trois')],
    profile: aProfile({ uid: 'claire', freeListingsCount: FREE_LISTINGS_QUOTA - 1 }),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Tout renouveler' }));
  await expect.poll(() => notify.mock.lastCall?.[0].kind).toBe('error');
  expect(notify.mock.lastCall?.[0].text).toMatch(
    /^1 annonce renouvelée, 2 annonces qui ne le sont pas\. Toutes vos annonces gratuites sont utilisées/,
  );
  expect(stored.changes).toEqual(['expired > online']);
  expect(screen.getByText('2 annonces peuvent être renouvelées pour 60 jours.')).toBeInTheDocument();
});

test('one listing that can be renewed has no button for several', () => {
  showMyListings({ listings: [aListing({ state: 'expired', expiresAt: NOON - DAY }), sofa] });
  expect(screen.queryByRole('button', { name: 'Tout renouveler' })).toBeNull();
});
