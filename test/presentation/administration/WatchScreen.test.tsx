import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { Listing } from '../../../src/domain/listings/Listing';
import type { DecisionOrder } from '../../../src/domain/moderation/decide';
import { MINUTE } from '../../../src/domain/shared/Instant';
import { DECISION_DELAY_MS } from '../../../src/presentation/administration/decision/PendingDecisionsViewModel';
import { aListing, NOON } from '../../support/builders/aListing';
import { aModeration, showDesk } from '../../support/drivers/showDesk';

const copied = 'Lampe de bureau en laiton, câble refait, ampoule neuve, abat-jour d’origine.';
const online = (id: string, title: string, changes: Partial<Listing> = {}) =>
  aListing({ id, title, ownerId: 'karim', seller: { ...aListing().seller, name: 'Karim' }, ...changes });

const console = online('console', 'Console de salon', { description: 'Coupons PCS avant la visite.' });
const withSuspects = () =>
  aModeration({
    listings: [
      aListing(),
      online('lampe', 'Lampe de bureau', { description: copied }),
      aListing({ id: 'lampadaire', title: 'Lampadaire', description: copied }),
      online('chaise', 'Chaise', { description: 'Je réponds sur WhatsApp.' }),
      console,
      online('table', 'Table', { description: 'Coupons PCS.', state: 'paused' }),
    ],
  });

const withoutMeasure: DecisionOrder = {
  by: 'omar',
  target: { kind: 'listing', id: 'console' },
  measure: 'none',
  statement: null,
  days: 0,
  points: 0,
  note: '',
  seen: { reports: 0, decision: null, contentChangedAt: console.updatedAt },
};

const list = () => screen.getByRole('list', { name: 'Annonces à regarder' });
const titles = () =>
  within(list())
    .getAllByRole('link')
    .map((link) => link.querySelector('strong')?.textContent);

describe('the watch', () => {
  test('it lists the listings online that have a sign, the most suspect first, each with its reasons', async () => {
    showDesk('/admin/veille', withSuspects());
    expect(titles()).toEqual(['Console de salon', 'Lampe de bureau', 'Lampadaire', 'Chaise']);
    expect(screen.getByText('4 annonces à regarder sur 5')).toBeVisible();
    expect(screen.getByRole('link', { name: /^Console de salon/ })).toHaveTextContent(
      /^Console de salonIndices forts \(5\)120\s€par KarimMoyen de paiement prisé des escrocs\s: PCS/,
    );
    expect(screen.getByRole('link', { name: /^Lampe de bureau/ })).toHaveTextContent(
      /Indices sérieux \(4\).*Même description que l’annonce «\sLampadaire\s»/,
    );
    expect(screen.getByRole('link', { name: /^Chaise/ })).toHaveTextContent(/Indices faibles \(2\)/);
  });

  test('the navigation leads to it', async () => {
    const { address } = showDesk('/admin', withSuspects());
    await userEvent.click(screen.getByRole('link', { name: 'Veille' }));
    expect(address()).toBe('/admin/veille');
    expect(screen.getByRole('link', { name: 'Veille' })).toHaveAttribute('aria-current', 'page');
  });

  test('without a sign it says how many listings were read, and a suspect one appears by itself', () => {
    const setting = aModeration({ listings: [aListing()] });
    showDesk('/admin/veille', setting);
    expect(screen.getByText('Rien à regarder')).toBeVisible();
    expect(screen.getByText('Aucun indice dans la seule annonce lue.')).toBeVisible();
    act(() => setting.stored.listings.store(console));
    expect(titles()).toEqual(['Console de salon']);
  });

  test('without any listing online it says so', () => {
    showDesk('/admin/veille', aModeration({ listings: [] }));
    expect(screen.getByText('Aucune annonce n’est en ligne.')).toBeVisible();
  });

  test('each page compares 49 listings, and says which one it is', async () => {
    const many = Array.from({ length: 60 }, (_, index) =>
      online(`lot-${index}`, `Lot ${index}`, { updatedAt: NOON - index * MINUTE }),
    );
    showDesk('/admin/veille', aModeration({ listings: [...many, { ...console, updatedAt: NOON - 100 * MINUTE }] }));
    expect(screen.getByText('Page 1 : rien à regarder')).toBeVisible();
    expect(screen.getByText('Aucun indice dans les 49 annonces lues.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Page suivante' }));
    expect(screen.getByText('Page 2 : 1 annonce à regarder sur 12')).toBeVisible();
  });

  test('the open listing names its reasons, and the one that has the same text is a key away', async () => {
    const { address } = showDesk('/admin/veille', withSuspects());
    await userEvent.click(screen.getByRole('link', { name: /^Lampe de bureau/ }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Lampe de bureau' })).toHaveFocus();
    const signs = screen.getByRole('region', { name: 'Pourquoi regarder cette annonce' });
    expect(signs).toHaveTextContent(/Même description que l’annonce «\sLampadaire\s», de Claire/);
    await userEvent.click(within(signs).getByRole('link'));
    expect(address()).toBe('/admin/veille/lampadaire');
  });

  test('a key closes a listing without a measure, the next one is opened, and undoing brings it back', async () => {
    const setting = withSuspects();
    const { address, notices } = showDesk('/admin/veille', setting);
    act(() => within(list()).getAllByRole('link')[1]?.focus());
    await userEvent.keyboard('kv');
    expect(address()).toBe('/admin/veille/console');
    expect(await screen.findByRole('radio', { name: /^Sans suite/ })).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Prendre cette décision' }));
    expect(address()).toBe('/admin/veille/lampe');
    expect(titles()).toEqual(['Lampe de bureau', 'Lampadaire', 'Chaise']);
    act(() => notices.at(-1)?.action?.run());
    expect(titles()).toHaveLength(4);
  });

  test('a listing closed without a measure leaves the list, and comes back when it is edited', async () => {
    const setting = withSuspects();
    const { time, stored } = setting;
    showDesk('/admin/veille/console', setting);
    await userEvent.click(await screen.findByRole('radio', { name: /^Sans suite/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Prendre cette décision' }));
    await act(() => time.pass(DECISION_DELAY_MS));
    expect(stored.outcomes.get('listing~console')).toMatchObject({ outcome: 'dismissed' });
    expect(titles()).toEqual(['Lampe de bureau', 'Lampadaire', 'Chaise']);
    expect(screen.getByText('3 annonces à regarder sur 5')).toBeVisible();
    act(() => stored.listings.store({ ...console, title: 'Console neuve', updatedAt: time.now() + MINUTE }));
    expect(titles()).toEqual(['Console neuve', 'Lampe de bureau', 'Lampadaire', 'Chaise']);
  });

  test('a listing that another admin closes without a measure leaves the list by itself', async () => {
    const setting = withSuspects();
    showDesk('/admin/veille', setting);
    await act(() => setting.moderation.as('omar').decide(withoutMeasure));
    expect(titles()).toEqual(['Lampe de bureau', 'Lampadaire', 'Chaise']);
  });

  test('after the last one, the heading of the list has the focus', async () => {
    const { address } = showDesk('/admin/veille/console', aModeration({ listings: [console] }));
    await userEvent.click(await screen.findByRole('radio', { name: /^Sans suite/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Prendre cette décision' }));
    expect(address()).toBe('/admin/veille');
    expect(screen.getByRole('heading', { level: 1, name: 'Veille' })).toHaveFocus();
  });

  test('a person who is no admin any more reads why nothing is shown, and may try again', async () => {
    const setting = withSuspects();
    const admin = setting.users.of('nadia');
    if (admin !== null) setting.users.store({ ...admin, role: 'user' });
    const { session } = showDesk('/admin/veille', setting, null);
    act(() => session.show(admin));
    expect(await screen.findByText('Votre compte n’a pas le droit de lire ces données.')).toBeVisible();
    if (admin !== null) setting.users.store(admin);
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(titles()).toHaveLength(4);
  });
});
