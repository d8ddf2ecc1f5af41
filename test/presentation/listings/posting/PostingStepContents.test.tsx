import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { aDraft } from '../../../support/builders/aDraft';
import { aPhoto } from '../../../support/builders/aPosting';
import { showPosting } from '../../../support/drivers/showPosting';

const click = (role: string, name: string | RegExp) => userEvent.click(screen.getByRole(role, { name }));
const step = (name: RegExp) => screen.findByRole('heading', { level: 2, name });

test('asks a wanted listing for a budget, and for nothing else that could be known', async () => {
  showPosting('/deposer-annonce', { storedDraft: aDraft({ priceKind: 'gift', fields: {}, price: '' }) });
  await click('radio', /Une demande/);
  await click('button', 'Continuer');
  const budget = await screen.findByRole('textbox', { name: 'Budget maximal' });
  expect(budget).not.toBeRequired();
  expect(screen.queryByRole('radiogroup', { name: /le prix/ })).toBeNull();
  await click('button', 'Continuer');
  expect(await step(/Étape 3 sur 5/)).toBeVisible();
});

test('asks for no amount for a gift, and keeps what was typed', async () => {
  showPosting('/deposer-annonce?etape=details', { storedDraft: aDraft() });
  await click('radio', 'Don');
  expect(screen.queryByRole('textbox', { name: 'Prix' })).toBeNull();
  await click('radio', 'Un montant');
  expect(screen.getByRole('textbox', { name: 'Prix' })).toHaveValue('120');
});

test('asks for a month in two parts, in words and figures', async () => {
  const { writing } = showPosting('/deposer-annonce?etape=details', {
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

test('shows questions that come with a choice, and delivers no house', async () => {
  showPosting('/deposer-annonce?etape=details', {
    storedDraft: aDraft({ categoryId: 'ventes-immobilieres', fields: {} }),
  });
  expect(screen.queryByRole('radiogroup', { name: /^Pièces/ })).toBeNull();
  await click('radio', 'Appartement');
  expect(screen.getByRole('radiogroup', { name: /^Pièces/ })).toBeVisible();
  await click('link', /Lieu|Retour/);
  expect(screen.queryByRole('checkbox', { name: 'Livraison' })).toBeNull();
});

test('asks how an object is handed over, one way at least', async () => {
  showPosting('/deposer-annonce?etape=lieu', { storedDraft: aDraft() });
  await click('checkbox', 'Remise en main propre');
  await click('button', 'Continuer');
  expect(screen.getByRole('checkbox', { name: 'Remise en main propre' })).toHaveFocus();
  expect(screen.getByRole('checkbox', { name: 'Livraison' })).toHaveAccessibleDescription(
    'Choisissez au moins une façon de remettre l’objet.',
  );
});

test('moves photos by buttons, keeps the focus there and says where the photo is', async () => {
  const { photos } = showPosting('/deposer-annonce?etape=photos', {
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

test('takes a photo out and puts it back', async () => {
  const { notify, photos } = showPosting('/deposer-annonce?etape=photos', {
    storedDraft: aDraft({ photos: [aPhoto('a'), aPhoto('b')] }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Retirer la photo 1' }));
  expect(screen.queryByRole('button', { name: 'Retirer la photo 2' })).toBeNull();
  expect(notify).toHaveBeenCalledWith(expect.objectContaining({ text: 'Photo retirée' }));
  act(() => notify.mock.lastCall?.[0].action?.run());
  expect(photos.photos.map(({ id }) => id)).toEqual(['a', 'b']);
});

test('takes photos that are pasted or dropped anywhere on the page', async () => {
  const { photos } = showPosting('/deposer-annonce?etape=photos');
  await screen.findByRole('button', { name: 'Choisir des photos' });
  const data = new DataTransfer();
  data.items.add(new File(['x'], 'collée.jpg', { type: 'image/jpeg' }));
  act(() => void window.dispatchEvent(Object.assign(new Event('paste'), { clipboardData: data })));
  await vi.waitFor(() => expect(photos.photos).toHaveLength(1));
});
