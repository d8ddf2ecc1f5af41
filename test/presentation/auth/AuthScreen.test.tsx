import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { failure } from '../../../src/domain/shared/Result';
import { aProfile } from '../../support/builders/aPosting';
import { aPhoneSignIn } from '../../support/doubles/aPhoneSignIn';
import { showSite } from '../../support/drivers/showSite';

async function unfoldDemoPeople() {
  await userEvent.click(await screen.findByText('Essayer avec une personne d’essai'));
}

test('the demonstration offers its demo people, folded below the ways to sign in', async () => {
  showSite({ at: '/auth' });
  expect(await screen.findByText('Essayer avec une personne d’essai')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Se connecter en tant que Camille', hidden: true })).not.toBeVisible();
  await unfoldDemoPeople();
  expect(await screen.findByRole('button', { name: 'Se connecter en tant que Camille' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Se connecter en tant que Karim' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Se connecter en tant qu’Admin' })).toBeEnabled();
  expect(screen.getByText(/Ceci est une démonstration/)).toBeVisible();
  expect(screen.getByText(/essayez une des façons de se connecter/)).toBeVisible();
});

test('an account that is new and has no name is asked for one before the next page', async () => {
  const { address, emitProfile, nameAccount } = showSite({ at: '/auth?next=%2Fa-propos', now: 5 });
  await unfoldDemoPeople();
  await userEvent.click(await screen.findByRole('button', { name: 'Se connecter en tant que Karim' }));
  const nameless = aProfile({ displayName: 'Utilisateur karim', createdAt: 5 });
  act(() => emitProfile(nameless, 'provisional'));
  expect(screen.queryByLabelText('Prénom')).toBeNull();
  expect(address()).toContain('/auth');
  act(() => emitProfile(nameless));
  expect(await screen.findByLabelText('Prénom')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText(/Écrivez votre prénom/)).toBeVisible();
  await userEvent.keyboard('Nadia{Enter}');
  await waitFor(() => expect(address()).toBe('/a-propos'));
  expect(nameAccount.mock.calls[0]?.[0]).toMatchObject({ displayName: 'Nadia' });
});

test('a person who gives no name goes on to the next page', async () => {
  const { address, emitProfile, nameAccount } = showSite({ at: '/auth?next=%2Fa-propos', now: 5 });
  await unfoldDemoPeople();
  await userEvent.click(await screen.findByRole('button', { name: 'Se connecter en tant que Karim' }));
  act(() => emitProfile(aProfile({ displayName: 'Utilisateur karim', createdAt: 5 })));
  await userEvent.click(await screen.findByRole('button', { name: 'Plus tard' }));
  await waitFor(() => expect(address()).toBe('/a-propos'));
  expect(nameAccount).not.toHaveBeenCalled();
});

test('signing in leads to the next page once the session has the person', async () => {
  const { address, emitProfile, signIn } = showSite({ at: '/auth?next=%2Fa-propos%3Fsujet%3D1' });
  await unfoldDemoPeople();
  await userEvent.click(await screen.findByRole('button', { name: 'Se connecter en tant que Karim' }));
  expect(signIn).toHaveBeenCalledExactlyOnceWith('karim', 'all');
  expect(address()).toContain('/auth');
  act(() => emitProfile(aProfile()));
  await waitFor(() => expect(address()).toBe('/a-propos?sujet=1'));
});

test('a visitor who signs in to publish is told that the listing waits, and nobody else is', async () => {
  showSite({ at: '/auth?next=%2Fdeposer-annonce%23publier' });
  expect(await screen.findByText('Votre annonce vous attend : connectez-vous, puis publiez-la.')).toBeVisible();
  cleanup();
  showSite({ at: '/auth?next=%2Fdeposer-annonce' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Se connecter' })).toBeVisible();
  expect(screen.queryByText(/Votre annonce vous attend/)).toBeNull();
});

test('the demo people make room for the code that is awaited, and come back for another number', async () => {
  showSite({ at: '/auth', phoneSignIn: aPhoneSignIn(true) });
  await userEvent.type(await screen.findByLabelText(/Numéro de téléphone mobile/), '06 12 34 56 78{Enter}');
  expect(await screen.findByLabelText(/Code à 6 chiffres/)).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Se connecter en tant que Camille' })).toBeNull();
  expect(screen.queryByText('Essayer avec une personne d’essai')).toBeNull();
  expect(screen.queryByText(/choisissez une personne d’essai/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Changer de numéro' }));
  expect(await screen.findByText('Essayer avec une personne d’essai')).toBeVisible();
});

test('a failed sign-in shows the reason', async () => {
  showSite({ at: '/auth', signIn: () => Promise.resolve(failure('unavailable')) });
  await unfoldDemoPeople();
  await userEvent.click(await screen.findByRole('button', { name: 'Se connecter en tant que Karim' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Votre navigateur ne permet pas d’enregistrer la connexion',
  );
});

test('a signed-in person is told so and can sign out', async () => {
  showSite({ at: '/auth?next=/favoris', profile: aProfile() });
  expect(await screen.findByText('Vous utilisez le compte de Karim.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Continuer' })).toHaveAttribute('href', '/favoris');
  await userEvent.click(screen.getByRole('button', { name: 'Se déconnecter' }));
  expect(await screen.findByText('Essayer avec une personne d’essai')).toBeVisible();
});

test('a demo person can be signed in for this tab only', async () => {
  const { signIn } = showSite({ at: '/auth' });
  await unfoldDemoPeople();
  await userEvent.click(await screen.findByRole('button', { name: 'Camille, dans cet onglet seulement' }));
  expect(signIn).toHaveBeenCalledExactlyOnceWith('camille', 'this');
});

test('a signed-in person can be another demo person in this tab', async () => {
  const { address, emitProfile, signIn } = showSite({ at: '/auth?next=/a-propos', profile: aProfile() });
  await userEvent.click(await screen.findByRole('button', { name: 'Camille, dans cet onglet seulement' }));
  expect(signIn).toHaveBeenCalledExactlyOnceWith('camille', 'this');
  expect(address()).toContain('/auth');
  act(() => emitProfile(aProfile({ uid: 'camille' })));
  await waitFor(() => expect(address()).toBe('/a-propos'));
});

test('a failed sign-in for this tab shows the reason', async () => {
  showSite({ at: '/auth', profile: aProfile(), signIn: () => Promise.resolve(failure('unavailable')) });
  expect(screen.queryByRole('button', { name: 'Karim, dans cet onglet seulement' })).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Camille, dans cet onglet seulement' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Votre navigateur ne permet pas d’enregistrer la connexion',
  );
});

test('a next page outside the site is ignored', async () => {
  showSite({ at: '/auth?next=%2F%2Fevil.example', profile: aProfile() });
  expect(await screen.findByRole('link', { name: 'Continuer' })).toHaveAttribute('href', '/');
});

test('the heading and the title of the page name what a visitor does', async () => {
  showSite({ at: '/auth' });
  const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
  expect(await heading('Se connecter')).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: 'Par e-mail' }));
  expect(await heading('Se connecter')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /^Mot de passe oublié/ }));
  expect(await heading('Mot de passe oublié')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Revenir à la connexion' }));
  await userEvent.click(screen.getByRole('button', { name: 'Créer un compte' }));
  expect(await heading('Créer un compte')).toBeVisible();
  await waitFor(() => expect(document.title).toBe('Créer un compte · Mon Bazar'));
  await userEvent.click(screen.getByRole('tab', { name: 'Par téléphone' }));
  expect(await heading('Se connecter')).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: 'Par e-mail' }));
  expect(await heading('Créer un compte')).toBeVisible();
});
