import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import type { ConfirmSubscription } from '../../../src/application/newsletter/ConfirmSubscription';
import { failure, success } from '../../../src/domain/shared/Result';
import { ConfirmationScreen } from '../../../src/presentation/newsletter/ConfirmationScreen';
import { ConfirmationViewModel } from '../../../src/presentation/newsletter/ConfirmationViewModel';
import { confirmationViewModel } from '../../../src/presentation/newsletter/viewModels';
import { ViewModelContext } from '../../../src/presentation/shared/useViewModel';
import { aViewModelSource, given } from '../../support/doubles/aViewModelSource';

const token = 'k1L2m3N4o5P6q7R8s9T0';

function showScreen(hash: string, ...answers: Awaited<ReturnType<ConfirmSubscription['execute']>>[]) {
  const asked: string[] = [];
  const confirm = {
    execute: async (one: string) => {
      asked.push(one);
      return answers.shift() ?? success();
    },
  };
  const source = aViewModelSource(given(confirmationViewModel, () => new ConfirmationViewModel(confirm)));
  render(
    <MemoryRouter initialEntries={[`/newsletter/confirmation${hash}`]}>
      <ViewModelContext value={source}>
        <ConfirmationScreen />
      </ViewModelContext>
    </MemoryRouter>,
  );
  return { asked };
}

const button = () => screen.getByRole('button', { name: 'Confirmer mon inscription' });

describe('ConfirmationScreen', () => {
  test('a link confirms when the button is pressed, once, not when it is opened', async () => {
    const { asked } = showScreen(`#${token}`);
    expect(screen.getByText(/vous n’avez rien demandé/i)).toBeVisible();
    expect(asked).toEqual([]);
    await userEvent.dblClick(button());
    expect(asked).toEqual([token]);
    expect(await screen.findByRole('status')).toHaveTextContent('votre inscription est confirmée');
    expect(screen.getByRole('status')).toHaveFocus();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('the button says that the confirmation is under way', async () => {
    const source = aViewModelSource(
      given(confirmationViewModel, () => new ConfirmationViewModel({ execute: () => new Promise(() => undefined) })),
    );
    render(
      <MemoryRouter initialEntries={[`/newsletter/confirmation#${token}`]}>
        <ViewModelContext value={source}>
          <ConfirmationScreen />
        </ViewModelContext>
      </MemoryRouter>,
    );
    await userEvent.click(button());
    expect(screen.getByRole('button', { name: 'Confirmation…' })).toHaveAttribute('aria-disabled', 'true');
  });

  test.each([
    ['offline', 'Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.'],
    ['unknown', 'L’inscription n’a pas pu être confirmée. Réessayez dans un instant.'],
  ] as const)('a failure (%s) is explained, and the button tries again', async (reason, text) => {
    const { asked } = showScreen(`#${token}`, failure(reason));
    await userEvent.click(button());
    expect((await screen.findByRole('alert')).textContent).toBe(text);
    await userEvent.click(button());
    expect(await screen.findByText(/C’est fait/)).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(asked).toEqual([token, token]);
  });

  test('a link that is no longer valid is explained, and leads to the site instead of trying again', async () => {
    showScreen(`#${token}`, failure('unknown-token'));
    await userEvent.click(button());
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Ce lien n’est plus valable\u00a0: l’inscription est déjà confirmée, ou elle n’existe plus.',
    );
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByText(/Confirmez que c’est bien vous|Vous n’avez rien demandé/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Aller à l’accueil' })).toHaveAttribute('href', '/');
  });

  test('an address without its token says which link to open, and leads to the site', () => {
    showScreen('');
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText(/^Cette adresse est incomplète/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Aller à l’accueil' })).toHaveAttribute('href', '/');
  });
});
