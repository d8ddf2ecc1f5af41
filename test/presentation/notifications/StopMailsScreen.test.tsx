import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import type { MessageMails } from '../../../src/application/notifications/MessageMails';
import { failure, success } from '../../../src/domain/shared/Result';
import { StopMailsScreen } from '../../../src/presentation/notifications/StopMailsScreen';
import { StopMailsViewModel } from '../../../src/presentation/notifications/StopMailsViewModel';
import { stopMailsViewModel } from '../../../src/presentation/notifications/viewModels';
import { ViewModelContext } from '../../../src/presentation/shared/useViewModel';
import { aViewModelSource, given } from '../../support/doubles/aViewModelSource';

const token = 'a1B2c3D4e5F6g7H8i9J0';

function showScreen(hash: string, ...answers: Awaited<ReturnType<MessageMails['unsubscribe']>>[]) {
  const asked: string[] = [];
  const mails = {
    unsubscribe: async (one: string) => {
      asked.push(one);
      return answers.shift() ?? success();
    },
  };
  const source = aViewModelSource(given(stopMailsViewModel, () => new StopMailsViewModel(mails)));
  render(
    <MemoryRouter initialEntries={[`/notifications/desinscription${hash}`]}>
      <ViewModelContext value={source}>
        <StopMailsScreen />
      </ViewModelContext>
    </MemoryRouter>,
  );
  return { asked };
}

const button = () => screen.getByRole('button', { name: 'Ne plus recevoir ces e-mails' });

describe('StopMailsScreen', () => {
  test('a link ends e-mails when the button is pressed, not when it is opened', async () => {
    const { asked } = showScreen(`#${token}`);
    expect(asked).toEqual([]);
    await userEvent.dblClick(button());
    expect(asked).toEqual([token]);
    expect(await screen.findByRole('status')).toHaveFocus();
    expect(screen.getByText(/C’est fait/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Notifications' })).toHaveAttribute('href', '/account#notifications');
  });

  test('a link that is not valid any more says where to choose instead, and does not offer to try again', async () => {
    showScreen(`#${token}`, failure('unknown-token'));
    await userEvent.click(button());
    expect(await screen.findByRole('alert')).toHaveTextContent('Ce lien n’est plus valable. Faites ce choix');
    expect(screen.getByRole('link', { name: 'Ouvrir la rubrique Notifications' })).toHaveAttribute(
      'href',
      '/account#notifications',
    );
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByText(/Ce lien met fin/)).toBeNull();
  });

  test.each([
    ['offline', 'Le serveur ne répond pas.'],
    ['unknown', 'Ce choix n’a pas pu être enregistré.'],
  ] as const)('a failure (%s) is explained, and the button tries again', async (reason, text) => {
    const { asked } = showScreen(`#${token}`, failure(reason));
    await userEvent.click(button());
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    await userEvent.click(button());
    expect(await screen.findByText(/C’est fait/)).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(asked).toEqual([token, token]);
  });

  test('an address without its token leads to the account, and says nothing of a link', () => {
    showScreen('');
    expect(screen.queryByText(/Ce lien met fin/)).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('link', { name: 'dans votre compte' })).toHaveAttribute('href', '/account#notifications');
  });
});
