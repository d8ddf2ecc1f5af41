import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { Listing } from '../../../src/domain/listings/Listing';
import { DAY, HOUR, MINUTE } from '../../../src/domain/shared/Instant';
import { aListing, NOON } from '../../support/builders/aListing';
import { aModeration, showDesk } from '../../support/drivers/showDesk';

const inReview = (id: string, title: string, age: number, changes: Partial<Listing> = {}) =>
  aListing({ id, title, state: 'in-review', updatedAt: NOON - age, ownerId: 'karim', ...changes });

const withTwoInReview = () =>
  aModeration({
    listings: [
      aListing(),
      inReview('lampe', 'Lampe de bureau', HOUR),
      inReview('table', 'Table basse', 2 * HOUR),
      aListing({ id: 'banc', title: 'Banc de jardin', state: 'refused' }),
    ],
  });

/** Thirty listings in review; the first one waits longest. */
const aLongList = () =>
  Array.from({ length: 30 }, (_, index) => inReview(`lot-${index}`, `Lot numéro ${index + 1}`, DAY - index * MINUTE));

const titles = () =>
  within(screen.getByRole('list', { name: 'Annonces' }))
    .getAllByRole('link')
    .map((link) => link.querySelector('strong')?.textContent);

describe('the list of listings', () => {
  test('it begins with the listings in review, the longest waiting first, with the names of their sellers', async () => {
    showDesk('/admin/annonces', withTwoInReview());
    expect(titles()).toEqual(['Table basse', 'Lampe de bureau']);
    expect(screen.getByRole('link', { name: /^Table basse/ })).toHaveTextContent(
      /^Table basse120\s€par ClaireEn vérification, aujourd’hui à 10 h$/,
    );
    expect(screen.getByText('2 annonces')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Annonces 2 en attente' })).toBeVisible();
  });

  test('a listing in review says which forbidden words it has, or that the account is new, on the list and in its case', async () => {
    const setting = aModeration({
      listings: [
        inReview('lampe', 'Lampe de bureau', HOUR, {
          seller: { name: 'Lina', kind: 'private', memberSince: NOON - DAY },
        }),
        inReview('epee', 'Épée de théâtre', 2 * HOUR),
        inReview('table', 'Table basse', 3 * HOUR),
      ],
    });
    setting.stored.settings = { words: ['epee'], holdDays: 7 };
    showDesk('/admin/annonces', setting);
    expect(await screen.findByRole('link', { name: /À relire\s: contient «\sepee\s»/ })).toHaveTextContent(
      'Épée de théâtre',
    );
    expect(screen.getByRole('link', { name: /À relire\s: compte récent/ })).toHaveTextContent('Lampe de bureau');
    expect(screen.getByRole('link', { name: /^Table basse/ })).not.toHaveTextContent('À relire');
    await userEvent.click(screen.getByRole('link', { name: /^Épée/ }));
    await screen.findByRole('heading', { level: 2, name: 'Épée de théâtre' });
    expect(screen.getAllByText(/À relire\s: contient/)).toHaveLength(2);
  });

  test('the desk names how many wait, and leads to them', async () => {
    const { address } = showDesk('/admin', withTwoInReview());
    expect(await screen.findByText('2 annonces à relire')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Relire les annonces' }));
    expect(address()).toBe('/admin/annonces');
  });

  test('without any, it says so, and a listing that is submitted appears by itself', async () => {
    const setting = aModeration();
    showDesk('/admin/annonces', setting);
    expect(await screen.findByText('Aucune annonce n’attend de vérification')).toBeVisible();
    act(() => setting.stored.listings.store(inReview('lampe', 'Lampe de bureau', 0)));
    expect(titles()).toEqual(['Lampe de bureau']);
  });

  test('another state is chosen, and kept beside the listing that is opened', async () => {
    showDesk('/admin/annonces', withTwoInReview());
    await userEvent.selectOptions(screen.getByLabelText('État'), 'Retirées du site');
    expect(titles()).toEqual(['Banc de jardin']);
    await userEvent.click(screen.getByRole('link', { name: /^Banc de jardin/ }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Banc de jardin' })).toHaveFocus();
    expect(titles()).toEqual(['Banc de jardin']);
  });

  test('a longer list is turned page by page, and says which one is shown', async () => {
    showDesk('/admin/annonces', aModeration({ listings: aLongList() }));
    expect(screen.getByText('Page 1 : 25 annonces')).toBeVisible();
    const [previous, next] = [
      screen.getByRole('button', { name: 'Page précédente' }),
      screen.getByRole('button', { name: 'Page suivante' }),
    ];
    expect(previous).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(next);
    expect(screen.getByText('Page 2 : 5 annonces')).toBeVisible();
    expect(titles()[0]).toBe('Lot numéro 26');
    expect(next).toHaveFocus();
    await userEvent.click(next);
    expect(titles()).toHaveLength(5);
    await userEvent.click(previous);
    expect(titles()[0]).toBe('Lot numéro 1');
  });

  test('a person who is no admin any more reads why nothing is shown, and may try again', async () => {
    const setting = withTwoInReview();
    const admin = setting.users.of('nadia');
    if (admin !== null) setting.users.store({ ...admin, role: 'user' });
    const { session } = showDesk('/admin/annonces', setting, null);
    act(() => session.show(admin));
    expect(await screen.findByText('Votre compte n’a pas le droit de lire ces données.')).toBeVisible();
    if (admin !== null) setting.users.store(admin);
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(titles()).toHaveLength(2);
  });
});

describe('the search', () => {
  const search = async (typed: string) => {
    const field = screen.getByRole('searchbox', { name: 'Identifiant ou adresse de l’annonce' });
    await userEvent.clear(field);
    await userEvent.type(field, `${typed}{Enter}`);
  };

  test('it finds a listing by its id or its address, in whatever state, and goes back to the list', async () => {
    showDesk('/admin/annonces', withTwoInReview());
    await search('banc');
    expect(titles()).toEqual(['Banc de jardin']);
    await search('https://mon-bazar.fr/annonce/velo/velo-de-ville');
    expect(titles()).toEqual(['Vélo de ville']);
    await userEvent.click(screen.getByRole('button', { name: 'Effacer la recherche' }));
    expect(titles()).toHaveLength(2);
    expect(screen.getByRole('searchbox')).toHaveFocus();
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  test('it finds the listings of a seller by their uid, and says when there is nothing', async () => {
    showDesk('/admin/annonces', withTwoInReview());
    await search('karim');
    expect(titles()).toEqual(['Lampe de bureau', 'Table basse']);
    await search('personne');
    expect(screen.getByText('Rien ne correspond à cette recherche')).toBeVisible();
    await search('https://mon-bazar.fr/annonce/nulle-part');
    expect(screen.getByText('Rien ne correspond à cette recherche')).toBeVisible();
    await search('https://mon-bazar.fr/aide');
    expect(screen.getByText('Rien ne correspond à cette recherche')).toBeVisible();
  });
});

describe('a listing in review', () => {
  test('nobody has reported it: it is approved, and the next one that waits has the focus', async () => {
    const setting = withTwoInReview();
    const { address, notices } = showDesk('/admin/annonces', setting);
    const [first] = screen.getAllByRole('link', { name: /^Table basse/ });
    act(() => first?.focus());
    await userEvent.keyboard('j');
    expect(screen.getByRole('link', { name: /^Lampe/ })).toHaveFocus();
    await userEvent.keyboard('km');
    expect(address()).toBe('/admin/annonces/table');
    expect(await screen.findByRole('radio', { name: /^Mettre en ligne/ })).toBeChecked();
    expect(screen.getByText(/^Son auteur attend votre décision/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Prendre cette décision' }));
    expect(address()).toBe('/admin/annonces/lampe');
    expect(await screen.findByRole('heading', { level: 2, name: 'Lampe de bureau' })).toHaveFocus();
    expect(titles()).toEqual(['Lampe de bureau']);
    act(() => notices.at(-1)?.action?.run());
    expect(address()).toBe('/admin/annonces/table');
    expect(titles()).toHaveLength(2);
    await userEvent.click(await screen.findByRole('button', { name: 'Prendre cette décision' }));
    await act(() => setting.time.pass(8000));
    expect(setting.stored.listings.stored('table')?.state).toBe('online');
    expect(setting.stored.journal).toMatchObject([{ action: 'approval', targetId: 'table' }]);
  });

  test('after the last one, the heading of the list has the focus', async () => {
    const setting = aModeration({ listings: [inReview('lampe', 'Lampe de bureau', HOUR)] });
    const { address } = showDesk('/admin/annonces/lampe', setting);
    await userEvent.click(await screen.findByRole('button', { name: 'Prendre cette décision' }));
    expect(address()).toBe('/admin/annonces');
    expect(screen.getByRole('heading', { level: 1, name: 'Annonces' })).toHaveFocus();
  });

  test('it is taken offline for good with reasons, without any report', async () => {
    const setting = withTwoInReview();
    showDesk('/admin/annonces/lampe', setting);
    await userEvent.click(await screen.findByRole('radio', { name: /^Retirer l’annonce/ }));
    for (const name of ['Les faits', 'La règle', 'L’explication'])
      fireEvent.change(screen.getByLabelText(name), { target: { value: `Un texte assez long pour ${name}.` } });
    await userEvent.click(screen.getByRole('button', { name: 'Prendre cette décision' }));
    await act(() => setting.time.pass(8000));
    expect(setting.stored.decisions.get(1)).toMatchObject({
      statement: { measure: 'removal', source: 'own-initiative', personId: 'karim' },
      restoresTo: 'online',
    });
  });

  test('what has changed since the correction that was asked for is named, and the form is there at once', async () => {
    const setting = aModeration({ listings: [aListing({ id: 'lampe', title: 'Lampe, appelez-moi' })] });
    const target = { kind: 'listing', id: 'lampe' } as const;
    const statement = {
      source: 'own-initiative',
      ground: 'terms',
      category: 'OTHER_VIOLATION_TC',
      facts: 'x',
      reference: 'x',
      explanation: 'x',
    } as const;
    const seen = { reports: 0, decision: null, contentChangedAt: aListing().updatedAt };
    const order = {
      by: 'nadia',
      target,
      measure: 'correction',
      statement,
      days: 0,
      points: 0,
      note: '',
      seen,
    } as const;
    expect((await setting.moderation.decide(order)).ok).toBe(true);
    setting.stored.listings.store(inReview('lampe', 'Lampe', -MINUTE, { ownerId: 'claire' }));
    showDesk('/admin/annonces/lampe', setting);
    expect(await screen.findByText('A changé depuis la dernière décision : titre.')).toBeVisible();
    expect(screen.getAllByText('Lampe, appelez-moi')).toHaveLength(2);
    expect(screen.getByRole('radio', { name: /^Mettre en ligne/ })).toBeChecked();
    expect(screen.getByText('L’annonce reste en vérification, et continue d’attendre une décision.')).toBeVisible();
  });

  test('an address that names no listing says that it is gone', async () => {
    showDesk('/admin/annonces/nulle-part', withTwoInReview());
    expect(await screen.findByText(/^L’annonce n’existe plus/)).toBeVisible();
  });

  test('a decision about a listing of another state leads back to its list', async () => {
    const { address } = showDesk('/admin/annonces/velo?etat=en-ligne', withTwoInReview());
    await userEvent.click(await screen.findByRole('radio', { name: /^Sans suite/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Prendre cette décision' }));
    expect(address()).toBe('/admin/annonces');
    expect(titles()).toEqual(['Vélo de ville']);
  });
});
