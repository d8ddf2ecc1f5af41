import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { aDraft } from '../../../support/builders/aDraft';
import { aPhoto } from '../../../support/builders/aPosting';
import { showPosting } from '../../../support/drivers/showPosting';

const click = (role: string, name: string | RegExp) => userEvent.click(screen.getByRole(role, { name }));

function notice() {
  const element = screen.getByText('Votre annonce n’est pas encore publiée.').closest<HTMLElement>('.MuiAlert-root');
  if (element === null) throw new Error('There is no notice');
  return within(element);
}

test('a draft that lacks nothing is said not to be published yet, and its notice publishes it', async () => {
  const { published } = showPosting('/deposer-annonce', { storedDraft: aDraft({ photos: [aPhoto('p')] }) });
  expect(screen.getByText('Votre annonce n’est pas encore publiée.')).toBeVisible();
  expect(screen.getByText(/». Il ne reste plus qu’à publier l’annonce\.$/)).toBeVisible();
  await userEvent.click(notice().getByRole('button', { name: 'Publier l’annonce' }));
  expect(await screen.findByText('Ailleurs')).toBeVisible();
  expect(published).toHaveLength(1);
});

test('the notice of a visitor’s complete draft leads to signing in', async () => {
  const { address } = showPosting('/deposer-annonce', { profile: null, guestDraft: aDraft() });
  await userEvent.click(notice().getByRole('button', { name: 'Se connecter pour publier' }));
  expect(address()).toBe('/auth?next=%2Fdeposer-annonce%23publier');
});

test('a draft of an earlier visit can be continued, or discarded and brought back', async () => {
  const { address, notify, writing } = showPosting('/deposer-annonce', {
    storedDraft: aDraft({ location: null, photos: [aPhoto('p')] }),
  });
  expect(screen.getByText('Nous avons gardé votre brouillon « Vélo de ville ».')).toBeVisible();
  expect(screen.queryByText(/Il ne reste plus qu’à publier l’annonce/)).toBeNull();
  await click('link', 'Compléter l’annonce');
  expect(address()).toBe('/deposer-annonce#saisie-location');
  expect(screen.getByRole('combobox', { name: 'Commune' })).toHaveFocus();
  expect(screen.getByRole('combobox', { name: 'Commune' })).toHaveAttribute('aria-invalid', 'false');
  await click('button', 'Recommencer');
  expect(address()).toBe('/deposer-annonce');
  expect(screen.getByRole('textbox', { name: 'Titre de l’annonce' })).toHaveValue('');
  expect(screen.queryByText(/Nous avons gardé votre brouillon/)).toBeNull();
  const toast = notify.mock.lastCall?.[0];
  expect(toast).toMatchObject({ text: 'Brouillon supprimé', action: { label: 'Annuler' } });
  await userEvent.type(screen.getByRole('textbox', { name: 'Titre de l’annonce' }), 'Entre-temps');
  act(() => toast?.action?.run());
  expect(screen.getByRole('textbox', { name: 'Titre de l’annonce' })).toHaveValue('Vélo de ville');
  expect(notify).toHaveBeenLastCalledWith(expect.objectContaining({ text: 'Brouillon rétabli' }));
  act(() => notify.mock.lastCall?.[0].action?.run());
  expect(writing.draft.title).toBe('Entre-temps');
});

test('a note says for how long a listing will be online before it is complete, so that what completes it does not move the button', () => {
  showPosting('/deposer-annonce', { storedDraft: aDraft({ location: null }) });
  expect(screen.getByText('Votre annonce sera en ligne pendant 60 jours.')).toBeVisible();
});
