import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import type { Identity } from '../../../src/domain/auth/Identity';
import { success } from '../../../src/domain/shared/Result';
import { UnconfirmedNotice } from '../../../src/presentation/auth/settings/UnconfirmedNotice';
import { ViewModelContext } from '../../../src/presentation/shared/useViewModel';
import { aViewModelSource } from '../../support/doubles/aViewModelSource';
import { signInFactories } from '../../support/doubles/signInFactories';
import { anIdentity } from '../../support/doubles/StubOwnIdentity';

async function show(identity: Identity) {
  const sendConfirmation = vi.fn(() => Promise.resolve(success({})));
  const { factories, own } = signInFactories({ identity, ownEmail: { sendConfirmation } });
  const onChange = vi.fn();
  await act(async () => {
    render(
      <ViewModelContext value={aViewModelSource(...factories)}>
        <MemoryRouter>
          <UnconfirmedNotice purpose="publish" onChange={onChange} />
        </MemoryRouter>
      </ViewModelContext>,
    );
    await Promise.resolve();
  });
  return { own, onChange, sendConfirmation };
}

test('a person with a confirmed address sees no notice', async () => {
  const { onChange } = await show(anIdentity());
  expect(screen.queryByRole('alert')).toBeNull();
  expect(onChange).toHaveBeenLastCalledWith(false);
});

test('a person whose address is not confirmed gets another message, and the notice goes once it is confirmed', async () => {
  const { own, onChange, sendConfirmation } = await show(anIdentity({ isEmailVerified: false }));
  expect(screen.getByRole('alert')).toHaveTextContent('Confirmez votre adresse e-mail avant de publier votre annonce.');
  expect(onChange).toHaveBeenLastCalledWith(true);
  await userEvent.click(screen.getByRole('button', { name: 'Renvoyer le message' }));
  expect(sendConfirmation).toHaveBeenCalledOnce();
  own.next = anIdentity();
  await userEvent.click(await screen.findByRole('button', { name: 'J’ai ouvert le lien' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(onChange).toHaveBeenLastCalledWith(false);
});

test('a person without address and phone number is led to their account', async () => {
  await show(anIdentity({ email: null, isEmailVerified: false, ways: ['google'] }));
  expect(screen.getByRole('alert')).toHaveTextContent('Ajoutez à votre compte un numéro de téléphone');
  expect(screen.getByRole('link', { name: 'Compléter mon compte' })).toHaveAttribute('href', '/account#securite');
});
