import { expect, test, vi } from 'vitest';
import { failure, success } from '../../../src/domain/shared/Result';
import { AuthViewModel } from '../../../src/presentation/auth/AuthViewModel';

const karim = { uid: 'karim', displayName: 'Karim', isAdmin: false };

test('the chosen demo person is signed in', async () => {
  const signIn = vi.fn(() => Promise.resolve(success()));
  const viewModel = new AuthViewModel({ people: [karim], signIn });
  const signingIn = viewModel.signInAs(karim);
  expect(viewModel.status).toBe('signing-in');
  await signingIn;
  expect(viewModel.status).toBe('signed-in');
  expect(signIn).toHaveBeenCalledExactlyOnceWith('karim', 'all');
});

test('a second click while signing in does nothing', async () => {
  const signIn = vi.fn(() => Promise.resolve(success()));
  const viewModel = new AuthViewModel({ people: [karim], signIn });
  await Promise.all([viewModel.signInAs(karim), viewModel.signInAs(karim)]);
  expect(signIn).toHaveBeenCalledOnce();
});

test('a failure shows until the next attempt', async () => {
  const answers = [failure('full' as const), success()];
  const viewModel = new AuthViewModel({ people: [karim], signIn: () => Promise.resolve(answers.shift() ?? success()) });
  await viewModel.signInAs(karim);
  expect(viewModel.status).toBe('idle');
  expect(viewModel.failure).toBe('full');
  await viewModel.signInAs(karim);
  expect(viewModel.status).toBe('signed-in');
  expect(viewModel.failure).toBeNull();
});
