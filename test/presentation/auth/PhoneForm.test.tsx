import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { aPhoneSignIn } from '../../support/doubles/aPhoneSignIn';
import { aProfile } from '../../support/builders/aPosting';
import { showSite } from '../../support/drivers/showSite';

const numberField = () => screen.findByLabelText(/Numéro de téléphone mobile/);
const codeField = () => screen.findByLabelText(/Code à 6 chiffres/);

async function askForCode(typed = '06 12 34 56 78{Enter}') {
  await userEvent.type(await numberField(), typed);
}

test('signing in by keyboard alone leads to the next page', async () => {
  const { address, emitProfile } = showSite({ at: '/auth?next=%2Fa-propos', phoneSignIn: aPhoneSignIn() });
  await askForCode();
  expect(await screen.findByText('Saisissez le code envoyé au 06 12 34 56 78.')).toBeVisible();
  expect(await codeField()).toHaveFocus();
  await userEvent.keyboard('123456{Enter}');
  act(() => emitProfile(aProfile()));
  await waitFor(() => expect(address()).toBe('/a-propos'));
});

test('consent is required before a message is sent', async () => {
  showSite({ at: '/auth', phoneSignIn: aPhoneSignIn() });
  expect(await screen.findByText(/vous acceptez de recevoir un SMS/)).toBeVisible();
});

test.each([
  ['06 12{Enter}', /n’est pas valide/],
  ['01 23 45 67 89{Enter}', /téléphone fixe/],
])('the field shows what is wrong with « %s »', async (typed, text) => {
  showSite({ at: '/auth', phoneSignIn: aPhoneSignIn() });
  await askForCode(typed);
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(await numberField()).toBeInvalid();
});

test('a form that is sent empty asks for the number, and leads to its field', async () => {
  showSite({ at: '/auth', phoneSignIn: aPhoneSignIn() });
  await userEvent.click(await screen.findByRole('button', { name: 'Recevoir un code' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Indiquez votre numéro de téléphone mobile.');
  expect(await numberField()).toHaveFocus();
});

test('a wrong code shows an error', async () => {
  showSite({ at: '/auth', phoneSignIn: aPhoneSignIn() });
  await askForCode();
  await userEvent.type(await codeField(), '000000{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Ce code n’est pas le bon.');
});

test('the demonstration shows the code instead of sending it', async () => {
  showSite({ at: '/auth', phoneSignIn: aPhoneSignIn(true) });
  expect(await screen.findByText(/aucun SMS n’est envoyé/)).toBeVisible();
  await askForCode();
  expect(await screen.findByText(/aucun SMS n’a été envoyé.*123456/)).toBeVisible();
});

test('another number can be entered at once, and another code requested after a delay', async () => {
  showSite({ at: '/auth', phoneSignIn: aPhoneSignIn() });
  await askForCode();
  expect(await screen.findByRole('button', { name: /Renvoyer le code \(dans 30/ })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Changer de numéro' }));
  expect(await numberField()).toHaveValue('06 12 34 56 78');
});
