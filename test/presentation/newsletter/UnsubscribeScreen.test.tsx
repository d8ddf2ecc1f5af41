import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import type { RemoveSubscriptionFailure } from '../../../src/application/newsletter/NewsletterRepository';
import type { OwnSubscription } from '../../../src/application/newsletter/OwnSubscriptions';
import { UnsubscribeNewsletter } from '../../../src/application/newsletter/UnsubscribeNewsletter';
import { failure, success, type Result } from '../../../src/domain/shared/Result';
import { UnsubscribeScreen } from '../../../src/presentation/newsletter/UnsubscribeScreen';
import { unsubscribeFailureMessages } from '../../../src/presentation/newsletter/unsubscribeMessages';
import { UnsubscribeViewModel } from '../../../src/presentation/newsletter/UnsubscribeViewModel';
import { unsubscribeViewModel } from '../../../src/presentation/newsletter/viewModels';
import { ViewModelContext } from '../../../src/presentation/shared/useViewModel';
import { sessionViewModel } from '../../../src/presentation/shared/viewModels';
import { aProfile } from '../../support/builders/aPosting';
import { aSession } from '../../support/builders/aSession';
import { aViewModelSource, given } from '../../support/doubles/aViewModelSource';
import { InMemoryOwnSubscriptions } from '../../support/inMemory/newsletter/InMemoryOwnSubscriptions';

const token = 'a1B2c3D4e5F6g7H8i9J0';
const ines = { email: 'ines@exemple.fr', unsubscribeToken: token };

interface Circumstances {
  readonly hash?: string;
  readonly own?: readonly OwnSubscription[];
  readonly account?: string | null;
  readonly answer?: () => Promise<Result<void, RemoveSubscriptionFailure>>;
}

function showScreen({ hash = '', own = [], account, answer = () => Promise.resolve(success()) }: Circumstances) {
  const removed: string[] = [];
  const subscriptions = new InMemoryOwnSubscriptions(...own);
  const unsubscribe = new UnsubscribeNewsletter(
    {
      remove: (one) => {
        removed.push(one);
        return answer();
      },
      removeAddress: ({ value }) => {
        removed.push(value);
        return Promise.resolve(success());
      },
    },
    subscriptions,
  );
  const { session } = aSession(null);
  if (account !== undefined) session.show(aProfile({ email: account }));
  const source = aViewModelSource(
    given(unsubscribeViewModel, () => new UnsubscribeViewModel(unsubscribe, subscriptions)),
    given(sessionViewModel, () => session),
  );
  render(
    <MemoryRouter initialEntries={[`/newsletter/desinscription${hash}`]}>
      <ViewModelContext value={source}>
        <UnsubscribeScreen />
      </ViewModelContext>
    </MemoryRouter>,
  );
  return { removed };
}

const button = () => screen.getByRole('button', { name: 'Me désinscrire' });
const confirmation = () => screen.findByRole('status');

describe('UnsubscribeScreen', () => {
  test('a link removes its subscription when the button is pressed, not when it is opened', async () => {
    const { removed } = showScreen({ hash: `#${token}` });
    expect(screen.getByText('L’adresse liée à ce lien')).toBeVisible();
    expect(removed).toEqual([]);
    await userEvent.click(button());
    expect(await confirmation()).toHaveTextContent('cette adresse ne figure plus dans notre liste');
    expect(await confirmation()).toHaveFocus();
    expect(removed).toEqual([token]);
  });

  test('the browser that subscribed shows the address of the link', () => {
    showScreen({ hash: `#${token}`, own: [ines] });
    expect(screen.getByText('ines@exemple.fr, inscrite avec ce navigateur')).toBeVisible();
  });

  test('the browser that subscribed needs no link', async () => {
    const { removed } = showScreen({ own: [ines] });
    await userEvent.click(button());
    await confirmation();
    expect(removed).toEqual([token]);
  });

  test('a signed-in person removes the confirmed address of their account', async () => {
    const { removed } = showScreen({ account: 'lina@exemple.fr' });
    expect(screen.getByText('lina@exemple.fr, l’adresse de votre compte')).toBeVisible();
    await userEvent.click(button());
    await confirmation();
    expect(removed).toEqual(['lina@exemple.fr']);
  });

  test('an address that this browser has subscribed and that is the account’s shows once', () => {
    showScreen({ own: [ines], account: 'ines@exemple.fr' });
    expect(screen.getAllByRole('button')).toEqual([button()]);
  });

  test('a person without a link, a subscription or an account reads what they can do', () => {
    showScreen({});
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText(/Ce navigateur ne garde la trace d’aucune inscription/)).toBeVisible();
    const signIn = within(screen.getByRole('list')).getByRole('link', { name: /^connectez-vous/ });
    expect(signIn).toHaveAttribute('href', '/admin/connexion?next=%2Fnewsletter%2Fdesinscription');
    expect(signIn.parentElement).toHaveTextContent(/^connectez-vous à un compte.*, puis revenez ici/);
  });

  test('a signed-in person without a confirmed address is not asked to sign in', () => {
    showScreen({ account: null });
    expect(within(screen.getByRole('list')).queryByRole('link', { name: /connectez-vous/ })).toBeNull();
  });

  test('a failure shows, and the button stays', async () => {
    showScreen({ own: [ines], answer: () => Promise.resolve(failure('offline')) });
    await userEvent.click(button());
    expect((await screen.findByRole('alert')).textContent).toBe(unsubscribeFailureMessages.offline);
    expect(button()).toBeEnabled();
  });

  test('an address of this browser that is not subscribed any more says so without naming a link, and loses its button', async () => {
    showScreen({ own: [ines], answer: () => Promise.resolve(failure('not-subscribed')) });
    await userEvent.click(button());
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Cette adresse n’est pas inscrite, ou ne l’est plus/);
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('a damaged link is reported as no longer valid', async () => {
    const { removed } = showScreen({ hash: '#a1B2' });
    await userEvent.click(button());
    expect((await screen.findByRole('alert')).textContent).toBe(unsubscribeFailureMessages['not-subscribed']);
    expect(removed).toEqual([]);
  });

  test('pressing twice removes once', async () => {
    const { removed } = showScreen({ hash: `#${token}` });
    await userEvent.dblClick(button());
    await confirmation();
    expect(removed).toEqual([token]);
  });
});
