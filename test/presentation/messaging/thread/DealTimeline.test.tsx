import { act, cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { DAY, MINUTE } from '../../../../src/domain/shared/Instant';
import { success } from '../../../../src/domain/shared/Result';
import { aConversation, aMessage, claire, karim } from '../../../support/builders/aConversation';
import { aListing, NOON } from '../../../support/builders/aListing';
import { aDeferred } from '../../../support/doubles/aDeferred';
import { setWindowSize, setWindowWidth } from '../../../support/drivers/setWindowWidth';
import { agreed, showDeal, type Circumstances } from './showDeal';

const reserved = aListing({ state: 'reserved' });
const sold = aListing({ state: 'sold' });

const meeting = { at: Date.UTC(2026, 10, 28, 13, 30), place: 'Gare de Lyon, hall 1' };
const met = [
  aMessage({ id: 'rdv', content: { kind: 'appointment', ...meeting } }),
  aMessage({ id: 'rdv~answer', authorId: 'claire', content: { kind: 'confirmation', ...meeting, offerId: 'rdv' } }),
];
const whenAndWhere = 'Rendez-vous samedi 28 novembre à 14 h 30 : Gare de Lyon, hall 1';

const steps = () =>
  within(screen.getByRole('list'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const situation = () => screen.getByRole('status').textContent;
const actions = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

beforeEach(() => setWindowSize(1280, 1000));

test('nothing is shown before an offer is accepted', async () => {
  await showDeal({ messages: [] });
  expect(screen.queryByRole('region')).toBeNull();
});

test('each step is named with how far it is, and the next one is marked', async () => {
  await showDeal();
  expect(screen.getByRole('region')).toHaveAccessibleName('Suivi de la vente');
  expect(steps()).toEqual([
    expect.stringMatching(/^Accord à 100\s€, étape faite$/),
    'Réservation, étape suivante',
    'Rendez-vous, étape à venir',
    'Vente, étape à venir',
    'Avis, étape à venir',
  ]);
  expect(screen.getAllByRole('listitem').map((step) => step.getAttribute('aria-current'))).toEqual([
    null,
    'step',
    null,
    null,
    null,
  ]);
});

test.each<
  readonly [situation: string, circumstances: Circumstances, seller: string, button: readonly string[], buyer: string]
>([
  [
    'an accepted offer',
    {},
    'À vous de réserver l’annonce pour Karim\u00a0: d’ici là, elle reste ouverte à tous.',
    ['Réserver pour Karim'],
    'Claire peut maintenant réserver l’annonce pour vous\u00a0: d’ici là, elle reste ouverte à tous.',
  ],
  [
    'a reservation for the buyer, without an appointment,',
    { listing: reserved, buyer: 'karim' },
    'L’annonce est réservée pour Karim. Convenez d’un rendez-vous, puis marquez-la comme vendue, une fois la vente conclue.',
    ['Marquer comme vendue'],
    'L’annonce est réservée pour vous. Convenez d’un rendez-vous\u202f; Claire marquera ensuite l’annonce comme vendue, une fois la vente conclue.',
  ],
  [
    'a reservation for the buyer, with an appointment,',
    { listing: reserved, buyer: 'karim', messages: [...agreed, ...met] },
    'L’annonce est réservée pour Karim. À vous de la marquer comme vendue, une fois la vente conclue.',
    ['Marquer comme vendue'],
    'L’annonce est réservée pour vous. Claire la marquera comme vendue, une fois la vente conclue.',
  ],
  [
    'a reservation for nobody in particular',
    { listing: reserved },
    'L’annonce est réservée, sans que vous ayez indiqué pour qui.',
    ['Indiquer que c’est Karim'],
    'L’annonce est réservée, mais Claire n’a pas indiqué pour qui.',
  ],
  [
    'a reservation for another person',
    { listing: reserved, buyer: 'lina' },
    'L’annonce est réservée pour quelqu’un d’autre.',
    [],
    'L’annonce est réservée pour quelqu’un d’autre.',
  ],
  [
    'a sale to nobody in particular',
    { listing: sold },
    'L’annonce est vendue, sans que vous ayez indiqué à qui.',
    ['Indiquer que c’est Karim'],
    'L’annonce est vendue, mais Claire n’a pas indiqué à qui.',
  ],
  [
    'a sale to another person',
    { listing: sold, buyer: 'lina' },
    'L’annonce est vendue à quelqu’un d’autre.',
    [],
    'L’annonce est vendue à quelqu’un d’autre.',
  ],
  [
    'a listing that is not online',
    { listing: aListing({ state: 'paused' }) },
    'L’annonce n’est plus en ligne\u00a0: la vente ne peut pas se poursuivre.',
    [],
    'L’annonce n’est plus en ligne\u00a0: la vente ne peut pas se poursuivre.',
  ],
])(
  'seller and buyer read what %s means to them, and the seller alone has a button',
  async (_situation, circumstances, seller, buttons, buyer) => {
    await showDeal(circumstances);
    expect([situation(), actions()]).toEqual([seller, buttons]);
    expect(screen.getByRole('link', { name: 'Mes annonces' })).toBeInTheDocument();
    cleanup();
    await showDeal({ ...circumstances, as: karim });
    expect([situation(), actions()]).toEqual([buyer, []]);
    expect(screen.queryByRole('link')).toBeNull();
  },
);

test.each([
  [claire, 'Laisser un avis sur Karim', 'Karim'],
  [karim, 'Laisser un avis sur Claire', 'Claire'],
])('each side of a sale is asked for a review, until both have written: %j', async (as, button, other) => {
  const side = as === claire ? 'seller' : 'buyer';
  await showDeal({ as, listing: sold, buyer: 'karim' });
  expect([situation(), actions()]).toEqual(['La vente est conclue. À vous de laisser un avis.', [button]]);
  cleanup();
  await showDeal({ as, listing: sold, buyer: 'karim', reviewedAt: { [side]: NOON } });
  expect([situation(), actions()]).toEqual([`La vente est conclue. ${other} peut encore laisser un avis.`, []]);
  cleanup();
  await showDeal({ as, listing: sold, buyer: 'karim', reviewedAt: { buyer: NOON, seller: NOON } });
  expect([situation(), actions()]).toEqual(['La vente est conclue.', []]);
  expect(steps().at(-1)).toBe('Avis, étape faite');
});

test.each<readonly [circumstances: Circumstances, isShown: boolean]>([
  [{}, true],
  [{ listing: reserved, buyer: 'karim' }, true],
  [{ listing: reserved, buyer: 'lina' }, false],
  [{ listing: sold, buyer: 'karim' }, false],
  [{ listing: aListing({ state: 'paused' }) }, false],
])('the appointment of a deal is shown while it is going on: %j', async (circumstances, isShown) => {
  await showDeal({ ...circumstances, messages: [...agreed, ...met] });
  expect(screen.queryAllByText(whenAndWhere)).toHaveLength(isShown ? 1 : 0);
});

test('a deal whose appointment is cancelled needs another one', async () => {
  const cancelled = aMessage({ id: 'rdv~cancellation', content: { kind: 'cancellation', ...meeting, offerId: 'rdv' } });
  await showDeal({ listing: reserved, buyer: 'karim', messages: [...agreed, ...met, cancelled] });
  expect(steps()).toContain('Rendez-vous, étape suivante');
  expect(screen.queryByText(whenAndWhere)).toBeNull();
});

test('an appointment that is over is a step that is done, and no longer shown', async () => {
  const over = { ...meeting, at: NOON - DAY };
  const answer = { kind: 'confirmation', ...over, offerId: 'rdv' } as const;
  await showDeal({ messages: [...agreed, aMessage({ id: 'rdv~answer', authorId: 'claire', content: answer })] });
  expect(steps()).toContain('Rendez-vous, étape faite');
  expect(screen.queryByText(/^Rendez-vous .* Gare de Lyon/)).toBeNull();
});

test('an appointment goes from the timeline while it is looked at, when its half hour is over', async () => {
  const answer = { kind: 'confirmation', ...meeting, at: NOON + DAY, offerId: 'rdv' } as const;
  const messages = [...agreed, aMessage({ id: 'rdv~answer', authorId: 'claire', content: answer })];
  const { settle } = await showDeal({ messages });
  await settle(DAY + 30 * MINUTE - 1);
  expect(screen.getByText(/^Rendez-vous .* Gare de Lyon/)).toBeVisible();
  await settle(1);
  expect(screen.queryByText(/^Rendez-vous .* Gare de Lyon/)).toBeNull();
});

test('a sale of long ago is no longer reviewed', async () => {
  await showDeal({ as: karim, listing: sold, buyer: 'karim', soldAt: NOON - 61 * DAY });
  expect([situation(), actions(), steps().at(-1)]).toEqual(['La vente est conclue.', [], 'Avis, étape sans suite']);
});

test('a gift has no agreement on a price: it is followed once it is reserved for the buyer', async () => {
  const gift = aListing({ price: { kind: 'gift' }, state: 'reserved' });
  await showDeal({ listing: gift, messages: [], buyer: 'karim' });
  expect(screen.getByRole('region')).toHaveAccessibleName('Suivi du don');
  expect(steps()).toEqual([
    'Réservation, étape faite',
    'Rendez-vous, étape suivante',
    'Don, étape à venir',
    'Avis, étape à venir',
  ]);
  expect(actions()).toEqual(['Marquer comme donnée']);
});

test('the seller takes each step by keyboard; the focus goes where it does not take the next one, and each can be undone', async () => {
  const user = userEvent.setup();
  const { deals, notify, settle, stored } = await showDeal();
  screen.getByRole('button', { name: 'Réserver pour Karim' }).focus();
  await user.keyboard('{Enter}');
  await settle();
  expect(stored.stored('velo')?.state).toBe('reserved');
  expect(await deals.goesTo('velo', 'karim')).toEqual(success('buyer'));
  expect(screen.getByRole('link', { name: 'Mes annonces' })).toHaveFocus();
  expect(actions()).toEqual(['Marquer comme vendue']);
  await user.tab({ shift: true });
  await user.keyboard('{Enter}');
  await settle();
  expect(stored.stored('velo')?.state).toBe('sold');
  expect([situation(), actions()]).toEqual([
    'La vente est conclue. À vous de laisser un avis.',
    ['Laisser un avis sur Karim'],
  ]);
  act(() => notify.mock.lastCall?.[0].action?.run());
  await settle();
  expect(stored.stored('velo')?.state).toBe('reserved');
  expect(actions()).toEqual(['Marquer comme vendue']);
});

test('a reservation that is undone offers to reserve again', async () => {
  const { deals, notify, settle, stored } = await showDeal();
  await userEvent.click(screen.getByRole('button', { name: 'Réserver pour Karim' }));
  await settle();
  act(() => notify.mock.lastCall?.[0].action?.run());
  await settle();
  expect(stored.stored('velo')?.state).toBe('online');
  expect(await deals.goesTo('velo', 'karim')).toEqual(success('nobody'));
  expect(actions()).toEqual(['Réserver pour Karim']);
});

test('a double press takes one step', async () => {
  const { settle, stored } = await showDeal();
  await userEvent.dblClick(screen.getByRole('button', { name: 'Réserver pour Karim' }));
  await settle();
  expect(stored.stored('velo')?.state).toBe('reserved');
});

test('a buyer who could not be stored is said, and can be named again', async () => {
  const answers = vi.fn(() => true).mockReturnValueOnce(false);
  const { deals, notify, settle } = await showDeal({ answers });
  await userEvent.click(screen.getByRole('button', { name: 'Réserver pour Karim' }));
  await settle();
  expect(notify).toHaveBeenCalledWith(expect.objectContaining({ kind: 'error' }));
  await userEvent.click(screen.getByRole('button', { name: 'Indiquer que c’est Karim' }));
  await settle();
  expect(await deals.goesTo('velo', 'karim')).toEqual(success('buyer'));
  expect(actions()).toEqual(['Marquer comme vendue']);
});

test('a buyer who still cannot be stored is said again', async () => {
  const { notify, settle } = await showDeal({ listing: reserved, answers: () => false });
  await userEvent.click(screen.getByRole('button', { name: 'Indiquer que c’est Karim' }));
  await settle();
  expect(notify).toHaveBeenCalledWith(expect.objectContaining({ kind: 'error' }));
  expect(actions()).toEqual(['Indiquer que c’est Karim']);
});

test('a seller may review a buyer whom it took long to store', async () => {
  const stored = aDeferred<boolean>();
  const { settle } = await showDeal({ listing: sold, answers: () => stored.promise });
  await userEvent.click(screen.getByRole('button', { name: 'Indiquer que c’est Karim' }));
  await settle(60_000);
  expect(actions()).toEqual([]);
  stored.resolve(true);
  await settle();
  expect(actions()).toEqual(['Laisser un avis sur Karim']);
});

test('the buyer sees each step as the seller takes it', async () => {
  const { deals, settle, stored } = await showDeal({ as: karim });
  act(() => stored.store(reserved));
  await settle();
  expect(situation()).toBe('L’annonce est réservée, mais Claire n’a pas indiqué pour qui.');
  await deals.assign({ listingId: 'velo', ownerId: 'claire', buyerId: 'karim' });
  await settle(3000);
  expect(situation()).toMatch(/^L’annonce est réservée pour vous\./);
  act(() => stored.store(sold));
  await settle();
  expect([situation(), actions()]).toEqual([
    'La vente est conclue. À vous de laisser un avis.',
    ['Laisser un avis sur Claire'],
  ]);
});

test('buyer and seller see that a reservation has ended without a sale', async () => {
  for (const [as, buttons] of [
    [karim, []],
    [claire, ['Réserver pour Karim']],
  ] as const) {
    const { settle, stored } = await showDeal({ as, listing: reserved, buyer: 'karim' });
    act(() => stored.store(aListing()));
    await settle();
    expect([situation(), actions()]).toEqual([
      'La réservation n’a pas abouti\u00a0: l’annonce est de nouveau en ligne.',
      buttons,
    ]);
    cleanup();
  }
});

test('a seller whose deal has fallen through is led to who is next in line', async () => {
  const { buyer } = aConversation();
  const ines = aConversation({ id: 'velo~ines', buyer: { ...buyer, uid: 'ines', name: 'Inès' } });
  const withOffer = { ...ines, lastMessage: { kind: 'offer', text: '90', authorId: 'ines', sentAt: NOON } } as const;
  const next = () => screen.queryByRole('link', { name: /^Personne suivante/ });
  for (const [as, others, expected] of [
    [claire, [ines], 'Personne suivante\u00a0: Inès'],
    [claire, [withOffer], 'Personne suivante\u00a0: Inès, qui propose 90\u00a0€'],
    [claire, [], undefined],
    [karim, [ines], undefined],
  ] as const) {
    const { settle, stored } = await showDeal({ as, listing: reserved, buyer: 'karim', others });
    expect(next()).toBeNull();
    act(() => stored.store(aListing()));
    await settle();
    expect(next()?.textContent).toBe(expected);
    if (expected !== undefined) expect(next()).toHaveAttribute('href', '/messages/velo~ines');
    cleanup();
  }
});

test('one button stands for all steps on a small screen, and opens them', async () => {
  setWindowWidth(360);
  const { settle, stored } = await showDeal({ as: karim });
  const summary = screen.getByRole('button');
  expect(summary).toHaveTextContent('Réservation · 100 €À Claire de réserverÉtape 2 sur 5');
  expect(summary).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(summary);
  expect(summary).toHaveAttribute('aria-expanded', 'true');
  act(() => stored.store(aListing({ state: 'paused' })));
  await settle();
  expect(summary).toHaveTextContent('RéservationSans suite');
  expect(summary).toHaveAttribute('aria-expanded', 'true');
});

test('the button that stands for all steps says whose turn it is, except on a phone where the reader has a button for it', async () => {
  setWindowSize(1280, 800);
  await showDeal({ as: claire });
  expect(screen.getByText('À vous de réserver')).toBeVisible();
  cleanup();
  setWindowWidth(360);
  await showDeal({ as: claire });
  expect(screen.getByText('À vous de réserver')).not.toBeVisible();
});

test('one button stands for all steps in a window that is wide and not high', async () => {
  setWindowSize(1280, 899);
  await showDeal();
  expect(screen.queryByRole('list')).toBeNull();
  cleanup();
  setWindowSize(1280, 900);
  await showDeal();
  expect(screen.getByRole('list')).toBeVisible();
});

test('the button of a finished deal says so on a small screen', async () => {
  setWindowWidth(360);
  await showDeal({ listing: sold, buyer: 'karim', reviewedAt: { buyer: NOON, seller: NOON } });
  expect(screen.getAllByRole('button')[0]).toHaveTextContent('AvisTout est fait');
});
