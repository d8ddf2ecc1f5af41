import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import type { OwnEmail } from '../../../src/application/auth/OwnEmail';
import { failure, success } from '../../../src/domain/shared/Result';
import { ChangeEmail } from '../../../src/presentation/auth/settings/ChangeEmail';
import { ChangePhone } from '../../../src/presentation/auth/settings/ChangePhone';
import { Reauthentication } from '../../../src/presentation/auth/settings/Reauthentication';
import { SecondFactorSettings } from '../../../src/presentation/auth/settings/SecondFactorSettings';
import { ViewModelContext } from '../../../src/presentation/shared/useViewModel';
import { aNewPhone } from '../../support/builders/aNewPhone';
import { aCodeSender } from '../../support/doubles/aPhoneSignIn';
import { aViewModelSource } from '../../support/doubles/aViewModelSource';
import { signInFactories, type IdentityPorts } from '../../support/doubles/signInFactories';
import { anIdentity } from '../../support/doubles/StubOwnIdentity';
import { eventually } from '../../support/time/eventually';

function show(part: ReactNode, ports: IdentityPorts) {
  const { factories, own } = signInFactories({ identity: anIdentity(), ...ports });
  render(<ViewModelContext value={aViewModelSource(...factories)}>{part}</ViewModelContext>);
  return { own };
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const type = (label: RegExp, text: string) => userEvent.type(screen.getByLabelText(label, { selector: 'input' }), text);
const done = () => Promise.resolve(success());
const recentNeeded = failure('recent-sign-in-needed' as const);

test('the second step is turned on with a phone and its code', async () => {
  const { own } = show(<SecondFactorSettings />, { secondFactorEnrolment: aCodeSender('second-factor') });
  await press('Activer');
  await type(/Numéro de téléphone mobile/, '06 12 34 56 78{Enter}');
  expect(await screen.findByText('Saisissez le code envoyé au 06 12 34 56 78.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Annuler' })).toBeVisible();
  await type(/Code à 6 chiffres/, '123456{Enter}');
  act(() => own.emit(anIdentity({ secondFactorPhone: '78' })));
  expect(await screen.findByText(/Activée.*se termine par 78/)).toBeVisible();
});

test('turning the second step off asks first, and for the password where the sign-in is old', async () => {
  const answers = [recentNeeded, success()];
  const turnOff = vi.fn(() => Promise.resolve(answers.shift() ?? success()));
  const withPassword = vi.fn(() => Promise.resolve(success(null)));
  show(<SecondFactorSettings />, {
    identity: anIdentity({ secondFactorPhone: '78' }),
    secondFactorEnrolment: { turnOff },
    reauthentication: { withPassword },
  });
  await press('Désactiver');
  expect(turnOff).not.toHaveBeenCalled();
  await press('Désactiver');
  expect(await screen.findByRole('group', { name: 'Confirmez que c’est bien vous' })).toBeVisible();
  await type(/Mot de passe/, 'quatre chevaux{Enter}');
  await eventually(() => expect(turnOff).toHaveBeenCalledTimes(2));
  expect(withPassword).toHaveBeenCalledExactlyOnceWith('quatre chevaux');
});

test('the question before the second step is turned off has a name and begins with the safe answer; Escape gives it up', async () => {
  const turnOff = vi.fn(done);
  show(<SecondFactorSettings />, {
    identity: anIdentity({ secondFactorPhone: '78' }),
    secondFactorEnrolment: { turnOff },
  });
  screen.getByRole('button', { name: 'Désactiver' }).focus();
  await userEvent.keyboard('{Enter}');
  const question = screen.getByRole('dialog', { name: 'Désactiver la vérification\u202f?' });
  expect(question).toHaveAccessibleDescription('Votre mot de passe ou Google suffira de nouveau pour entrer.');
  expect(screen.getByRole('button', { name: 'La garder' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(question).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Désactiver' })).toHaveFocus();
  expect(turnOff).not.toHaveBeenCalled();
});

test.each([
  [
    'by phone',
    anIdentity({ ways: ['phone'], phoneNumber: '+33612345678' }),
    /réservée aux comptes qui se connectent par e-mail ou avec Google/,
  ],
  ['without an address', anIdentity({ email: null, ways: [] }), /votre compte n’en a pas encore/],
  ['with an address to be confirmed', anIdentity({ isEmailVerified: false }), /Confirmez d’abord la vôtre/],
])('the page says why an account %s has no second factor', (_how, identity, sentence) => {
  show(<SecondFactorSettings />, { identity });
  expect(screen.getByText(sentence)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a number is changed once its code is confirmed', async () => {
  show(<ChangePhone />, {
    identity: anIdentity({ ways: ['phone'], phoneNumber: '+33612345678' }),
    phoneChange: aCodeSender('phone-change'),
  });
  expect(screen.getByText('06 12 34 56 78')).toBeVisible();
  await press('Changer de numéro');
  await type(/Numéro de téléphone mobile/, '06 98 76 54 32{Enter}');
  await screen.findByText('Saisissez le code envoyé au 06 98 76 54 32.');
  await type(/Code à 6 chiffres/, '123456{Enter}');
  expect(await screen.findByRole('button', { name: 'Changer de numéro' })).toBeVisible();
});

test('the phone number cannot be changed while the second factor is on, and the reason is shown', () => {
  show(<ChangePhone />, { identity: anIdentity({ secondFactorPhone: '78' }) });
  expect(screen.getByText(/ne vont pas ensemble/)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('another address is asked for, and what was typed survives the question who one is', async () => {
  const answers = [recentNeeded, success({ shownCode: '111222' })];
  const requestChange = vi.fn<OwnEmail['requestChange']>(() => Promise.resolve(answers.shift() ?? recentNeeded));
  const confirm = vi.fn(done);
  const { own } = show(<ChangeEmail />, {
    ownEmail: { requestChange, confirm },
    reauthentication: { withPassword: () => Promise.resolve(success(null)) },
  });
  await press('Changer d’adresse');
  await type(/Adresse e-mail/, 'karim@autre.fr{Enter}');
  await type(/Mot de passe/, 'quatre chevaux{Enter}');
  expect(await screen.findByText('Saisissez le code reçu à l’adresse karim@autre.fr.')).toBeVisible();
  expect(requestChange.mock.calls.map(([email]) => email.value)).toEqual(['karim@autre.fr', 'karim@autre.fr']);
  await type(/Code à 6 chiffres/, '111222{Enter}');
  act(() => own.emit(anIdentity({ email: 'karim@autre.fr' })));
  expect(await screen.findByText('karim@autre.fr')).toBeVisible();
  expect(confirm).toHaveBeenCalledExactlyOnceWith('111222');
  expect(screen.getByRole('button', { name: 'Changer d’adresse' })).toBeVisible();
});

test('an address that waits is confirmed from here', async () => {
  const { own } = show(<ChangeEmail />, {
    identity: anIdentity({ isEmailVerified: false }),
    ownEmail: { sendConfirmation: () => Promise.resolve(success({})) },
  });
  expect(screen.getByText('Adresse à confirmer')).toBeVisible();
  await press('Confirmer cette adresse');
  expect(await screen.findByText(/Un message est parti à karim@exemple.fr/)).toBeVisible();
  own.next = anIdentity();
  await press('J’ai ouvert le lien');
  expect(await screen.findByText('Adresse confirmée')).toBeVisible();
});

test('an account without an address gets one with a password', async () => {
  const add = vi.fn<OwnEmail['add']>(() => Promise.resolve(success({})));
  show(<ChangeEmail />, { identity: anIdentity({ email: null, ways: ['phone'] }), ownEmail: { add } });
  await press('Ajouter une adresse');
  await type(/Adresse e-mail/, 'karim@exemple.fr');
  await type(/Mot de passe/, 'court{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('trop court');
  await type(/Mot de passe/, ' mais plus maintenant{Enter}');
  expect(await screen.findByText(/Un message est parti à karim@exemple.fr/)).toBeVisible();
  expect(add.mock.calls[0]?.[1].value).toBe('court mais plus maintenant');
});

test('a person who signs in by phone reauthenticates with a code', async () => {
  const onDone = vi.fn();
  const sendCode = aCodeSender('sign-in').requestCode;
  const identity = anIdentity({ ways: ['phone'], phoneNumber: '+33612345678' });
  show(<Reauthentication onDone={onDone} onCancel={vi.fn()} />, {
    identity,
    reauthentication: { sendCode: () => sendCode(aNewPhone()) },
  });
  await press('Recevoir un code au 06\u00a012\u00a034\u00a056\u00a078');
  await type(/Code à 6 chiffres/, '123456{Enter}');
  await eventually(() => expect(onDone).toHaveBeenCalledOnce());
});

test('a wrong password is said, and giving up is possible', async () => {
  const onCancel = vi.fn();
  show(<Reauthentication onDone={vi.fn()} onCancel={onCancel} />, {
    reauthentication: { withPassword: () => Promise.resolve(failure('wrong-credentials')) },
  });
  await type(/Mot de passe/, 'faux{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('ne convient pas');
  await press('Annuler');
  expect(onCancel).toHaveBeenCalledOnce();
});
