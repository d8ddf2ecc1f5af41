import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { SHARED_FILES } from '../../../../src/application/listings/PickedFiles';
import { aDraft } from '../../../support/builders/aDraft';
import { aPhoto } from '../../../support/builders/aPosting';
import { showPosting } from '../../../support/drivers/showPosting';
import { InMemoryPickedFiles } from '../../../support/inMemory/listings/InMemoryPickedFiles';
import { eventually } from '../../../support/time/eventually';

const click = (role: string, name: string | RegExp) => userEvent.click(screen.getByRole(role, { name }));

test('a request asks for an optional budget instead of a price', async () => {
  showPosting('/deposer-annonce', { storedDraft: aDraft({ priceKind: 'gift', fields: {}, price: '' }) });
  await click('radio', /Une demande/);
  const budget = await screen.findByRole('textbox', { name: 'Budget maximal' });
  expect(budget).not.toBeRequired();
  expect(screen.queryByRole('radiogroup', { name: /le prix/ })).toBeNull();
  await click('link', 'Aperçu');
  expect(screen.getAllByText('Prix sur demande')[0]).toBeVisible();
});

test('a gift has no price field, and the typed price comes back with « Un montant »', async () => {
  showPosting('/deposer-annonce', { storedDraft: aDraft() });
  await click('radio', 'Don');
  expect(screen.queryByRole('textbox', { name: 'Prix' })).toBeNull();
  await click('radio', 'Un montant');
  expect(screen.getByRole('textbox', { name: 'Prix' })).toHaveValue('120');
});

test('a month is asked for in two parts, a list of months and a year', async () => {
  const { writing } = showPosting('/deposer-annonce', {
    storedDraft: aDraft({ categoryId: 'voitures', fields: {} }),
  });
  const month = within(screen.getByRole('group', { name: /1re mise en circulation/ }));
  await userEvent.selectOptions(month.getByRole('combobox', { name: 'Mois' }), 'mars');
  expect(writing.draft.fields).toMatchObject({ firstRegistration: '-03' });
  await userEvent.type(month.getByRole('textbox', { name: 'Année' }), '2019');
  expect(writing.draft.fields).toMatchObject({ firstRegistration: '2019-03' });
  await userEvent.selectOptions(month.getByRole('combobox', { name: 'Mois' }), 'Mois');
  await userEvent.clear(month.getByRole('textbox', { name: 'Année' }));
  expect(writing.draft.fields).toMatchObject({ firstRegistration: '' });
});

test('a choice shows further questions, and a property has no handover', async () => {
  showPosting('/deposer-annonce', {
    storedDraft: aDraft({ categoryId: 'ventes-immobilieres', fields: {} }),
  });
  expect(screen.queryByRole('radiogroup', { name: /^Pièces/ })).toBeNull();
  await click('radio', 'Appartement');
  expect(screen.getByRole('radiogroup', { name: /^Pièces/ })).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: 'Livraison' })).toBeNull();
});

test('an object needs at least one way of handover', async () => {
  showPosting('/deposer-annonce', { storedDraft: aDraft() });
  await click('checkbox', 'Remise en main propre');
  await click('button', 'Publier l’annonce');
  expect(screen.getByRole('checkbox', { name: 'Remise en main propre' })).toHaveFocus();
  expect(screen.getByRole('checkbox', { name: 'Livraison' })).toHaveAccessibleDescription(
    'Choisissez au moins une façon de remettre l’objet.',
  );
});

test('a title that fills several lines takes no line breaks', async () => {
  showPosting('/deposer-annonce');
  const title = screen.getByRole('textbox', { name: /^Titre/ });
  await userEvent.type(title, 'Lampe{Enter}');
  await userEvent.paste(' orange\nannées 70');
  expect(title).toHaveValue('Lampe orange années 70');
});

test('a photo is moved by buttons, which keep the focus, and its position is announced', async () => {
  const { photos } = showPosting('/deposer-annonce', {
    storedDraft: aDraft({ photos: [aPhoto('a'), aPhoto('b'), aPhoto('c')] }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Reculer la photo 1' }));
  expect(photos.photos.map(({ id }) => id)).toEqual(['b', 'a', 'c']);
  expect(screen.getByRole('button', { name: 'Reculer la photo 2' })).toHaveFocus();
  expect(screen.getByText('La photo est maintenant à la place 2 sur 3.')).toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  expect(photos.photos.map(({ id }) => id)).toEqual(['b', 'c', 'a']);
  expect(screen.getByRole('button', { name: 'Reculer la photo 3' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Avancer la photo 3' })).toHaveFocus();
});

test('a removed photo can be put back', async () => {
  const { notify, photos } = showPosting('/deposer-annonce', {
    storedDraft: aDraft({ photos: [aPhoto('a'), aPhoto('b')] }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Retirer la photo 1' }));
  expect(screen.queryByRole('button', { name: 'Retirer la photo 2' })).toBeNull();
  expect(notify).toHaveBeenCalledWith(expect.objectContaining({ text: 'Photo retirée' }));
  act(() => notify.mock.lastCall?.[0].action?.run());
  expect(photos.photos.map(({ id }) => id)).toEqual(['a', 'b']);
});

test('photos pasted anywhere on the page are added', async () => {
  const { photos } = showPosting('/deposer-annonce');
  await screen.findByRole('button', { name: 'Choisir des photos' });
  const data = new DataTransfer();
  data.items.add(new File(['x'], 'collée.jpg', { type: 'image/jpeg' }));
  act(() => void window.dispatchEvent(Object.assign(new Event('paste'), { clipboardData: data })));
  await eventually(() => expect(photos.photos).toHaveLength(1));
});

test('shared photos are announced and scrolled into view', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
  const files = new InMemoryPickedFiles();
  for (const name of ['velo.jpg', 'selle.jpg'])
    files.release((await files.add(SHARED_FILES, new File(['a'], name, { type: 'image/jpeg' }))) ?? '');
  showPosting('/deposer-annonce', { files });
  const announced = await screen.findByText('Les 2 photos que vous avez partagées sont ajoutées à cette annonce.');
  expect(announced.closest('[role="status"]')).toBe(scrolled.mock.contexts[0]);
  expect(scrolled).toHaveBeenCalledOnce();
  scrolled.mockRestore();
});

test('the form says that shared photos are missing', async () => {
  showPosting('/deposer-annonce?partage=incomplet');
  expect(await screen.findByText(/^Des photos que vous avez partagées n’ont pas pu être reçues/)).toBeVisible();
});
