import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { EmailSignIn } from '../../../src/application/auth/EmailSignIn';
import { failure, success } from '../../../src/domain/shared/Result';
import { aProfile } from '../../support/builders/aPosting';
import { showSite } from '../../support/drivers/showSite';
import { anIdentity } from '../../support/doubles/StubOwnIdentity';

const address = () => screen.findByLabelText(/Adresse e-mail/);
const password = () => screen.findByLabelText(/[Mm]ot de passe \*|[Mm]ot de passe/, { selector: 'input' });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

async function openEmail(emailSignIn: Partial<EmailSignIn>, at = '/auth') {
  const site = showSite({ at, identity: { emailSignIn, ownEmail: { confirm: confirmed } } });
  await userEvent.click(await screen.findByRole('tab', { name: 'Par e-mail' }));
  return site;
}

const confirmed = () => Promise.resolve(success());

test('signing in with address and password leads to the next page', async () => {
  const signIn = vi.fn<EmailSignIn['signIn']>(() => Promise.resolve(success(null)));
  const { address: where, emitProfile } = await openEmail({ signIn }, '/auth?next=%2Fa-propos');
  await userEvent.type(await address(), 'Karim@Exemple.fr');
  await userEvent.type(await password(), 'quatre chevaux{Enter}');
  expect(signIn.mock.calls.map(([email, typed]) => [email.value, typed])).toEqual([
    ['karim@exemple.fr', 'quatre chevaux'],
  ]);
  act(() => emitProfile(aProfile()));
  await waitFor(() => expect(where()).toBe('/a-propos'));
});

test('a wrong address or password shows an error and leaves what was typed', async () => {
  await openEmail({ signIn: () => Promise.resolve(failure('wrong-credentials')) });
  await userEvent.type(await address(), 'karim@exemple.fr');
  await userEvent.type(await password(), 'faux{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('L’adresse ou le mot de passe ne convient pas.');
  expect(await address()).toHaveValue('karim@exemple.fr');
});

test('a form that is sent empty asks for the address, and leads to its field', async () => {
  await openEmail({});
  await press('Se connecter');
  expect(await screen.findByRole('alert')).toHaveTextContent('Indiquez votre adresse e-mail.');
  expect(await address()).toHaveFocus();
});

test('a new account is confirmed with the code of its e-mail and leads to the next page', async () => {
  const createAccount = vi.fn<EmailSignIn['createAccount']>(() => Promise.resolve(success({ shownCode: '654321' })));
  const { address: where, emitProfile, identity } = await openEmail({ createAccount }, '/auth?next=%2Fa-propos');
  await press('Créer un compte');
  await userEvent.type(await address(), 'karim@exemple.fr');
  await userEvent.type(await password(), 'court{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('trop court');
  await userEvent.clear(await password());
  await userEvent.type(await password(), 'quatre chevaux{Enter}');
  act(() => emitProfile(aProfile()));

  expect(await screen.findByRole('heading', { name: 'Confirmez votre adresse' })).toBeVisible();
  expect(await screen.findByText(/aucun e-mail n’a été envoyé.*654321/)).toBeVisible();
  expect(where()).toContain('/auth');
  await userEvent.type(await screen.findByLabelText(/Code à 6 chiffres/), '654321{Enter}');
  act(() => identity.own.emit(anIdentity()));
  await waitFor(() => expect(where()).toBe('/a-propos'));
});

test('the address of a new account can be confirmed later', async () => {
  const { address: where, emitProfile } = await openEmail(
    { createAccount: () => Promise.resolve(success({})) },
    '/auth?next=%2Fa-propos',
  );
  await press('Créer un compte');
  await userEvent.type(await address(), 'karim@exemple.fr');
  await userEvent.type(await password(), 'quatre chevaux{Enter}');
  act(() => emitProfile(aProfile()));
  expect(await screen.findByText(/Un message est parti à karim@exemple.fr/)).toBeVisible();
  await press('J’ai ouvert le lien');
  expect(await screen.findByRole('alert')).toHaveTextContent('n’est pas encore confirmée');
  await press('Plus tard');
  await waitFor(() => expect(where()).toBe('/a-propos'));
});

test('a forgotten password: a message goes out, its code and a new password are taken', async () => {
  const resetPassword = vi.fn<EmailSignIn['resetPassword']>(() => Promise.resolve(success()));
  await openEmail({ requestPasswordReset: () => Promise.resolve(success({ shownCode: '222333' })), resetPassword });
  await press('Mot de passe oublié\u202f?');
  await userEvent.type(await address(), 'karim@exemple.fr');
  await press('Recevoir un lien');
  expect(await screen.findByText(/Si l’adresse karim@exemple.fr a un compte/)).toBeVisible();
  await userEvent.type(await screen.findByLabelText(/Code à 6 chiffres/), '222333');
  await userEvent.type(await screen.findByLabelText(/Nouveau mot de passe/), 'cinq moutons{Enter}');
  expect(await screen.findByText('Votre nouveau mot de passe est enregistré. Connectez-vous.')).toBeVisible();
  expect(resetPassword.mock.calls.map(([code, chosen]) => [code, chosen.value])).toEqual([['222333', 'cinq moutons']]);
  expect(await address()).toHaveValue('karim@exemple.fr');
});

test('the text that is read out before also announces the e-mail sent', async () => {
  await openEmail({ requestPasswordReset: () => Promise.resolve(success({})) });
  await press('Mot de passe oublié\u202f?');
  const words = screen.getByText(/^Indiquez l’adresse de votre compte/);
  expect(words).toHaveRole('status');
  await userEvent.type(await address(), 'karim@exemple.fr{Enter}');
  await waitFor(() => expect(words).toHaveTextContent(/^Si l’adresse karim@exemple.fr a un compte/));
  expect(words).toBeInTheDocument();
});

test('the button beside the password only says what it does', async () => {
  await openEmail({});
  await press('Afficher');
  expect(await password()).toHaveAttribute('type', 'text');
  expect(screen.getByRole('button', { name: 'Masquer' })).not.toHaveAttribute('aria-pressed');
});

test('the link of a message leads here: one press confirms the address', async () => {
  const confirm = vi.fn(confirmed);
  const { address: where } = showSite({
    at: '/auth?mode=verifyEmail&oobCode=abc',
    identity: { ownEmail: { confirm } },
  });
  expect(confirm).not.toHaveBeenCalled();
  await press('Confirmer cette adresse');
  await waitFor(() => expect(where()).toBe('/auth'));
  expect(confirm).toHaveBeenCalledExactlyOnceWith('abc');
});

test('the link of a message leads here: a new password is chosen', async () => {
  const resetPassword = vi.fn<EmailSignIn['resetPassword']>(() => Promise.resolve(success()));
  const { address: where } = showSite({
    at: '/auth?mode=resetPassword&oobCode=abc',
    identity: { emailSignIn: { resetPassword } },
  });
  await userEvent.type(await screen.findByLabelText(/Nouveau mot de passe/), 'cinq moutons{Enter}');
  await waitFor(() => expect(where()).toBe('/auth'));
  expect(resetPassword.mock.calls[0]?.[0]).toBe('abc');
});

test('a link that no longer confirms an address says so, and leads to signing in', async () => {
  const { address: where } = showSite({
    at: '/auth?mode=verifyEmail&oobCode=abc',
    identity: { ownEmail: { confirm: () => Promise.resolve(failure('expired-code')) } },
  });
  await press('Confirmer cette adresse');
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Ce lien n’est plus valable/);
  await press('Se connecter');
  expect(where()).toBe('/auth');
  expect(await screen.findByRole('tab', { name: 'Par téléphone', selected: true })).toBeVisible();
});

test('a link that no longer sets a password says so, and leads to asking for another', async () => {
  showSite({
    at: '/auth?mode=resetPassword&oobCode=abc',
    identity: { emailSignIn: { resetPassword: () => Promise.resolve(failure('wrong-code')) } },
  });
  await userEvent.type(await screen.findByLabelText(/Nouveau mot de passe/), 'cinq moutons{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Ce lien n’est plus valable/);
  await press('Demander un autre lien');
  expect(await screen.findByText(/^Indiquez l’adresse de votre compte/)).toBeVisible();
});

test('Google: a demonstration says so, and what Google refuses is said', async () => {
  showSite({
    at: '/auth',
    identity: { googleSignIn: { isDemonstration: true, signIn: () => Promise.resolve(failure('popup-blocked')) } },
  });
  await press('Continuer avec Google');
  expect(await screen.findByText(/Google n’est pas contacté/)).toBeVisible();
  expect(await screen.findByText(/a bloqué la fenêtre de Google/)).toBeVisible();
});
