import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { failure } from '../../../../src/domain/shared/Result';
import { DELETION_DELAY_MS } from '../../../../src/presentation/listings/owner/DeletionQueueViewModel';
import { aListing } from '../../../support/builders/aListing';
import { chooseAction, showMyListings, shownTitles } from '../../../support/drivers/showMyListings';

const velo = aListing();

test('a deleted listing is hidden at once, and « Annuler » brings it back', async () => {
  const { notify, stored, time } = showMyListings({ listings: [velo] });
  await chooseAction('Vélo de ville', 'Supprimer');
  expect(shownTitles()).toEqual([]);
  const offer = notify.mock.calls[0]?.[0];
  expect(offer).toMatchObject({ text: '«\u00a0Vélo de ville\u00a0» est supprimée', action: { label: 'Annuler' } });
  act(() => offer?.action?.run());
  expect(shownTitles()).toContain('Vélo de ville');
  await act(() => time.pass(DELETION_DELAY_MS));
  expect(stored.changes).toEqual([]);
});

test('a deletion is final after the delay, and « Annuler » then says so', async () => {
  const { notify, stored, time } = showMyListings({ listings: [velo] });
  await chooseAction('Vélo de ville', 'Supprimer');
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
  await chooseAction('Vélo de ville', 'Supprimer');
  await act(() => time.pass(DELETION_DELAY_MS));
  expect(notify).toHaveBeenLastCalledWith({
    kind: 'error',
    text: 'La suppression n’est pas terminée, et des photos ont pu disparaître. Elle reprendra à votre prochaine visite\u202f; vous pouvez aussi la relancer.',
  });
  expect(shownTitles()).toContain('Vélo de ville');
});
