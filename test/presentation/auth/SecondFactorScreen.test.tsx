import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { SecondFactorChallenge } from '../../../src/application/auth/SecondFactorChallenge';
import { failure, success } from '../../../src/domain/shared/Result';
import { aProfile } from '../../support/builders/aPosting';
import { showSite } from '../../support/drivers/showSite';

const challenge: SecondFactorChallenge = {
  phoneEnd: '78',
  sendCode: async () =>
    success({
      shownCode: '123456',
      confirm: async (code) => (code === '123456' ? success() : failure('wrong-code' as const)),
    }),
};

async function atTheGate(asked = challenge, at = '/auth?next=%2Fa-propos') {
  const site = showSite({
    at,
    identity: { googleSignIn: { signIn: () => Promise.resolve(success(asked)) } },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Continuer avec Google' }));
  expect(await screen.findByRole('heading', { name: 'Vérification en deux étapes' })).toBeVisible();
  return site;
}

const codeField = () => screen.findByLabelText(/Code à 6 chiffres/);

test('nothing but the second step shows while it is asked for (§2.57, §4.7)', async () => {
  await atTheGate();
  expect(
    await screen.findByText('Saisissez le code envoyé par SMS au téléphone dont le numéro se termine par 78.'),
  ).toBeVisible();
  expect(screen.getByText(/^Vous n’avez plus ce téléphone/)).toBeVisible();
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.queryByRole('banner')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Continuer avec Google' })).toBeNull();
});

test('the code leads to where the person was going (§4.8)', async () => {
  const { address, emitProfile } = await atTheGate();
  await userEvent.type(await codeField(), '000000{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Ce code n’est pas le bon.');
  await userEvent.clear(await codeField());
  await userEvent.type(await codeField(), '123456{Enter}');
  expect(await screen.findByText('Ouverture de votre compte…')).toBeVisible();
  act(() => emitProfile(aProfile()));
  await waitFor(() => expect(address()).toBe('/a-propos'));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Vérification en deux étapes' })).toBeNull());
});

test('cancelling leads back to signing in, on the way to the same page', async () => {
  const { address } = await atTheGate();
  await userEvent.click(await screen.findByRole('button', { name: 'Se connecter autrement' }));
  expect(await screen.findByRole('button', { name: 'Continuer avec Google' })).toBeVisible();
  expect(address()).toBe('/auth?next=%2Fa-propos');
});

test('a code that could not be sent can be asked for again', async () => {
  const answers = [failure('offline' as const)];
  await atTheGate({
    ...challenge,
    sendCode: () => Promise.resolve(answers.shift() ?? success({ confirm: async () => success() })),
  });
  expect(await screen.findByText(/Le serveur ne répond pas/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Renvoyer le code' }));
  expect(await codeField()).toBeVisible();
});

test('a person who signs in from another tab in the meantime is let in here as well', async () => {
  const { address, emitProfile } = await atTheGate();
  await codeField();
  act(() => emitProfile(aProfile()));
  await waitFor(() => expect(address()).toBe('/a-propos'));
});

test('an admin who signs in while the site is closed goes on to the administration', async () => {
  const { address, emitProfile } = await atTheGate(challenge, '/admin/connexion?next=/admin');
  await codeField();
  act(() => emitProfile(aProfile({ role: 'admin' })));
  await waitFor(() => expect(address()).toBe('/admin'));
});
