import { describe, expect, test, vi } from 'vitest';
import { ChangeOwnEmail } from '../../../src/application/auth/ChangeOwnEmail';
import { ResetPassword } from '../../../src/application/auth/ResetPassword';
import { SignUpWithEmail } from '../../../src/application/auth/SignUpWithEmail';
import type { EmailSignIn } from '../../../src/application/auth/EmailSignIn';
import { RequestPasswordReset } from '../../../src/application/auth/RequestPasswordReset';
import type { OwnEmail } from '../../../src/application/auth/OwnEmail';
import { SignInWithEmail } from '../../../src/application/auth/SignInWithEmail';
import { failure, success } from '../../../src/domain/shared/Result';
import { anEmail } from '../../support/builders/aNewEmail';
import { aPassword } from '../../support/builders/aPassword';

const sent = success({ shownCode: '123456' });
const address = ' Claire@Exemple.fr ';
const email = anEmail('claire@exemple.fr');

function aService() {
  const service = {
    signIn: vi.fn<EmailSignIn['signIn']>(() => Promise.resolve(success(null))),
    createAccount: vi.fn<EmailSignIn['createAccount']>(() => Promise.resolve(sent)),
    requestPasswordReset: vi.fn<EmailSignIn['requestPasswordReset']>(() => Promise.resolve(sent)),
    resetPassword: vi.fn<EmailSignIn['resetPassword']>(() => Promise.resolve(success())),
  };
  const isUntouched = () => Object.values(service).every(({ mock }) => mock.calls.length === 0);
  return { service, isUntouched };
}

describe('SignInWithEmail', () => {
  test('the address is normalised and the password is passed as typed', async () => {
    const { service } = aService();
    expect(await new SignInWithEmail(service).execute(address, ' short')).toEqual(success(null));
    expect(service.signIn).toHaveBeenCalledExactlyOnceWith(email, ' short');
  });

  test.each([
    ['claire', 'password', 'invalid-email'],
    [address, '', 'wrong-credentials'],
  ])('the service is not called for %j with %j', async (typed, password, reason) => {
    const { service, isUntouched } = aService();
    expect(await new SignInWithEmail(service).execute(typed, password)).toEqual(failure(reason));
    expect(isUntouched()).toBe(true);
  });
});

describe('SignUpWithEmail', () => {
  test('the address and the password are passed to the service', async () => {
    const { service } = aService();
    expect(await new SignUpWithEmail(service).execute(address, 'quatre chevaux blancs')).toEqual(sent);
    expect(service.createAccount).toHaveBeenCalledExactlyOnceWith(email, aPassword());
  });

  test.each([
    ['claire', 'quatre chevaux', 'invalid-email'],
    [address, 'court', 'short-password'],
  ])('the service is not called for %j with %j', async (typed, password, reason) => {
    const { service, isUntouched } = aService();
    expect(await new SignUpWithEmail(service).execute(typed, password)).toEqual(failure(reason));
    expect(isUntouched()).toBe(true);
  });
});

describe('RequestPasswordReset and ResetPassword', () => {
  test('a reset message is sent to the address', async () => {
    const { service } = aService();
    expect(await new RequestPasswordReset(service).execute(address)).toEqual(sent);
    expect(service.requestPasswordReset).toHaveBeenCalledExactlyOnceWith(email);
  });

  test('no message is sent to an invalid address', async () => {
    const { service, isUntouched } = aService();
    expect(await new RequestPasswordReset(service).execute('claire')).toEqual(failure('invalid-email'));
    expect(isUntouched()).toBe(true);
  });

  test('a new password replaces the forgotten one', async () => {
    const { service } = aService();
    expect(await new ResetPassword(service).execute('123456', 'quatre chevaux blancs')).toEqual(success());
    expect(service.resetPassword).toHaveBeenCalledExactlyOnceWith('123456', aPassword());
  });

  test('a weak password is refused, and the code still works', async () => {
    const { service, isUntouched } = aService();
    expect(await new ResetPassword(service).execute('123456', 'court')).toEqual(failure('short-password'));
    expect(isUntouched()).toBe(true);
  });
});

describe('ChangeOwnEmail', () => {
  const unasked = () => Promise.resolve(failure('unknown' as const));

  function anOwnEmail() {
    const requestChange = vi.fn<OwnEmail['requestChange']>(() => Promise.resolve(sent));
    const add = vi.fn<OwnEmail['add']>(() => Promise.resolve(success(null)));
    return {
      requestChange,
      add,
      useCase: new ChangeOwnEmail({ requestChange, add, sendConfirmation: unasked, confirm: unasked }),
    };
  }

  test('a change of the address is requested', async () => {
    const { useCase, requestChange, add } = anOwnEmail();
    expect(await useCase.execute(address, null)).toEqual(sent);
    expect(requestChange).toHaveBeenCalledExactlyOnceWith(email);
    expect(add).not.toHaveBeenCalled();
  });

  test('a first address is added with its password', async () => {
    const { useCase, requestChange, add } = anOwnEmail();
    expect(await useCase.execute(address, 'quatre chevaux blancs')).toEqual(success(null));
    expect(add).toHaveBeenCalledExactlyOnceWith(email, aPassword());
    expect(requestChange).not.toHaveBeenCalled();
  });

  test.each([
    ['claire', null, 'invalid-email'],
    [address, 'court', 'short-password'],
  ])('the service is not called for %j with %j', async (typed, password, reason) => {
    const { useCase, requestChange, add } = anOwnEmail();
    expect(await useCase.execute(typed, password)).toEqual(failure(reason));
    expect(requestChange).not.toHaveBeenCalled();
    expect(add).not.toHaveBeenCalled();
  });
});
