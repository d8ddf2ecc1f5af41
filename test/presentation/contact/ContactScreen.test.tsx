import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { failure } from '../../../src/domain/shared/Result';
import { ContactScreen } from '../../../src/presentation/contact/ContactScreen';
import { ViewModelContext } from '../../../src/presentation/shared/useViewModel';
import { aContact } from '../../support/builders/aContact';
import { aSession } from '../../support/builders/aSession';
import { aViewModelSource, given } from '../../support/doubles/aViewModelSource';
import { contactViewModel } from '../../../src/presentation/contact/viewModels';
import { sessionViewModel } from '../../../src/presentation/shared/viewModels';

function showContact(circumstances: Parameters<typeof aContact>[0] = {}, role: 'user' | null = null) {
  const contact = aContact(circumstances);
  const { session } = aSession(role);
  render(
    <MemoryRouter>
      <ViewModelContext
        value={aViewModelSource(
          given(contactViewModel, contact.open),
          given(sessionViewModel, () => session),
        )}
      >
        <ContactScreen />
      </ViewModelContext>
    </MemoryRouter>,
  );
  return contact;
}

const field = (name: string) => screen.getByLabelText(new RegExp(`^${name}`));
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Envoyer le message' }));

async function fill() {
  await userEvent.type(field('Votre nom'), 'Lina');
  await userEvent.type(field('Votre adresse e-mail'), 'lina@exemple.fr');
  await userEvent.selectOptions(field('Sujet'), 'Mes données personnelles');
  await userEvent.type(field('Votre message'), 'Bonjour');
}

test('a complete message is sent and confirmed', async () => {
  const { sent } = showContact();
  await fill();
  await submit();
  expect(await screen.findByRole('heading', { name: 'Merci, votre message est envoyé' })).toHaveFocus();
  expect(screen.getByText('Nous vous répondrons à l’adresse lina@exemple.fr.')).toBeVisible();
  expect(sent).toMatchObject([{ name: 'Lina', subject: 'data', message: 'Bonjour' }]);
  await userEvent.click(screen.getByRole('button', { name: 'Écrire un autre message' }));
  expect(field('Votre nom')).toHaveValue('Lina');
  expect(field('Votre message')).toHaveValue('');
});

test('the form says once that all fields are required, and by no asterisk', () => {
  showContact();
  expect(screen.getByText('Tous les champs sont obligatoires.')).toBeVisible();
  expect(screen.queryByText('*')).toBeNull();
  expect(field('Votre nom')).toBeRequired();
});

test('the form says whether the browser stores what is typed', async () => {
  const stored = 'Votre message est gardé dans ce navigateur pendant que vous l’écrivez.';
  showContact({ isFull: true });
  expect(screen.getByText(stored)).toBeVisible();
  await userEvent.type(field('Votre message'), 'B');
  expect(screen.queryByText(stored)).toBeNull();
  expect(screen.getByText(/^Votre navigateur refuse d’enregistrer votre message/)).toBeVisible();
});

test('submitting an incomplete form focuses the first missing field and marks each', async () => {
  const { sent } = showContact();
  await userEvent.type(field('Votre nom'), 'Lina');
  await submit();
  expect(field('Votre adresse e-mail')).toHaveFocus();
  expect(field('Votre adresse e-mail')).toHaveAccessibleDescription('Indiquez votre adresse e-mail.');
  expect(screen.getByText('Choisissez un sujet.')).toBeVisible();
  expect(screen.getByText('Écrivez votre message.')).toBeVisible();
  expect(sent).toEqual([]);
});

test('a failed message shows an error and keeps the text', async () => {
  showContact({ answers: [failure('offline')] });
  await fill();
  await submit();
  expect(await screen.findByText(/Il est gardé ici/)).toBeVisible();
  expect(field('Votre message')).toHaveValue('Bonjour');
});

test('the name and address of the person who is signed in are filled in', () => {
  showContact({}, 'user');
  expect(field('Votre nom')).not.toHaveValue('');
});

test('the demonstration says who can read the message', async () => {
  showContact({ isDemonstration: true });
  expect(screen.getByText(/seul le compte «\sAdmin\s» de la démonstration le lira/)).toBeVisible();
  await fill();
  await submit();
  expect(await screen.findByText(/il est enregistré dans ce navigateur/)).toBeVisible();
});

test('the message field counts its characters, trimmed as they are sent, beside an error too', async () => {
  showContact({ storedDraft: { id: 'a', name: '', email: '', subject: '', message: `${'x'.repeat(3_999)} ` } });
  expect(screen.getByText(/^3\s999 sur 4\s000 caractères$/)).toBeVisible();
  await userEvent.type(field('Votre message'), 'yz');
  await submit();
  expect(screen.getByText(/^4\s002 sur 4\s000 caractères$/)).toBeVisible();
  expect(field('Votre message')).toHaveAccessibleDescription(/Votre message doit tenir en 4000 caractères/);
});
