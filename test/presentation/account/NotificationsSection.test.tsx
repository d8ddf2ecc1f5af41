import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { defaultPreferences, type Preferences } from '../../../src/domain/preferences/Preferences';
import { success } from '../../../src/domain/shared/Result';
import { NotificationsSection } from '../../../src/presentation/account/NotificationsSection';
import { NotificationsViewModel } from '../../../src/presentation/account/NotificationsViewModel';
import { notificationsViewModel } from '../../../src/presentation/account/viewModels';
import { ViewModelContext } from '../../../src/presentation/shared/useViewModel';
import { aProfile } from '../../support/builders/aPosting';
import { aViewModelSource, given } from '../../support/doubles/aViewModelSource';
import { aSession } from '../../support/drivers/anAccountPage';

interface Setting {
  readonly areSent?: boolean;
  readonly email?: string | null;
}

function showSection({ areSent = true, email = 'karim@exemple.fr' }: Setting = {}) {
  const stored: Partial<Preferences>[] = [];
  const session = aSession();
  session.show(aProfile({ email }));
  const preferences: ConstructorParameters<typeof NotificationsViewModel>[1] = {
    subscribe: (_uid, listener) => {
      listener(success(defaultPreferences));
      return () => undefined;
    },
    change: async (_uid, changes) => {
      stored.push(changes);
      return success();
    },
  };
  const source = aViewModelSource(
    given(notificationsViewModel, () => new NotificationsViewModel(session, preferences, { areSent })),
  );
  render(
    <MemoryRouter>
      <ViewModelContext value={source}>
        <NotificationsSection />
      </ViewModelContext>
    </MemoryRouter>,
  );
  return { stored };
}

const choice = (name: string) => screen.queryByRole('switch', { name });

describe('NotificationsSection', () => {
  test('a person turns off e-mails about saved searches, apart from those about messages', async () => {
    const { stored } = showSection();
    expect(choice('Messages par e-mail')).toBeChecked();
    await userEvent.click(screen.getByRole('switch', { name: 'Recherches par e-mail' }));
    expect(choice('Recherches par e-mail')).not.toBeChecked();
    expect(choice('Messages par e-mail')).toBeChecked();
    expect(stored).toEqual([{ mails: { messages: true, savedSearches: false, endingListings: true } }]);
  });

  test('a person turns off e-mails about the end of listings, apart from the others', async () => {
    const { stored } = showSection();
    await userEvent.click(screen.getByRole('switch', { name: 'Fin d’annonce par e-mail' }));
    expect(choice('Fin d’annonce par e-mail')).not.toBeChecked();
    expect(choice('Recherches par e-mail')).toBeChecked();
    expect(stored).toEqual([{ mails: { messages: true, savedSearches: true, endingListings: false } }]);
  });

  test('a site that sends no e-mails offers no choice of them', () => {
    showSection({ areSent: false });
    expect(choice('Nouveaux messages')).toBeChecked();
    expect(choice('Messages par e-mail')).toBeNull();
    expect(choice('Recherches par e-mail')).toBeNull();
    expect(choice('Fin d’annonce par e-mail')).toBeNull();
  });

  test('each choice of e-mails says when there is no address to send them to', () => {
    showSection({ email: null });
    expect(screen.getAllByRole('link', { name: /ajoutez une adresse e-mail/ })).toHaveLength(3);
  });
});
