import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { DevicePushes } from '../../../src/application/notifications/DevicePushes';
import { defaultPreferences, type Preferences } from '../../../src/domain/preferences/Preferences';
import { allPushes } from '../../../src/domain/preferences/PushChoices';
import { success } from '../../../src/domain/shared/Result';
import { DevicePushViewModel } from '../../../src/presentation/account/DevicePushViewModel';
import { NotificationsSection } from '../../../src/presentation/account/NotificationsSection';
import { NotificationsViewModel } from '../../../src/presentation/account/NotificationsViewModel';
import { devicePushViewModel, notificationsViewModel } from '../../../src/presentation/account/viewModels';
import { ViewModelContext } from '../../../src/presentation/shared/useViewModel';
import { aProfile } from '../../support/builders/aPosting';
import { PUBLIC_KEY } from '../../support/builders/aPushDevice';
import { aViewModelSource, given } from '../../support/doubles/aViewModelSource';
import { aSession } from '../../support/drivers/anAccountPage';
import { InMemoryBrowserPush } from '../../support/inMemory/notifications/InMemoryBrowserPush';
import { InMemoryPushDevices } from '../../support/inMemory/notifications/InMemoryPushDevices';
import { VirtualTime } from '../../support/time/VirtualTime';

interface Setting {
  readonly areSent?: boolean;
  readonly arePushed?: boolean;
  readonly email?: string | null;
  readonly push?: Partial<InMemoryBrowserPush>;
}

function showSection({ areSent = true, arePushed = true, email = 'karim@exemple.fr', push = {} }: Setting = {}) {
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
  const browser = Object.assign(new InMemoryBrowserPush(), push);
  const pushes = new DevicePushes(browser, new InMemoryPushDevices().own, new VirtualTime());
  const source = aViewModelSource(
    given(
      notificationsViewModel,
      () => new NotificationsViewModel(session, preferences, { areSent }, { publicKey: arePushed ? PUBLIC_KEY : null }),
    ),
    given(devicePushViewModel, () => new DevicePushViewModel(session, pushes)),
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
    expect(stored).toEqual([
      { mails: { messages: true, savedSearches: false, endingListings: true, favouritePrices: true } },
    ]);
  });

  test('a person turns off e-mails about the end of listings, apart from the others', async () => {
    const { stored } = showSection();
    await userEvent.click(screen.getByRole('switch', { name: 'Fin d’annonce par e-mail' }));
    expect(choice('Fin d’annonce par e-mail')).not.toBeChecked();
    expect(choice('Recherches par e-mail')).toBeChecked();
    expect(stored).toEqual([
      { mails: { messages: true, savedSearches: true, endingListings: false, favouritePrices: true } },
    ]);
  });

  test('a person turns off e-mails about prices, apart from the others', async () => {
    const { stored } = showSection();
    await userEvent.click(screen.getByRole('switch', { name: 'Baisses de prix par e-mail' }));
    expect(choice('Baisses de prix par e-mail')).not.toBeChecked();
    expect(choice('Recherches par e-mail')).toBeChecked();
    expect(stored).toEqual([
      { mails: { messages: true, savedSearches: true, endingListings: true, favouritePrices: false } },
    ]);
  });

  test.each([
    ['Recherches par notification', { savedSearches: false }],
    ['Baisses de prix par notification', { favouritePrices: false }],
    ['Fin d’annonce par notification', { endingListings: false }],
  ])('a person turns off a kind of pushes, apart from the others and from e-mails: %s', async (name, change) => {
    const { stored } = showSection();
    expect(choice(name)).toBeChecked();
    await userEvent.click(screen.getByRole('switch', { name }));
    expect(choice(name)).not.toBeChecked();
    expect(screen.getAllByRole('switch', { name: /par (e-mail|notification)$/, checked: true })).toHaveLength(6);
    expect(stored).toEqual([{ pushes: { ...allPushes, ...change } }]);
  });

  test('a site that sends no pushes offers no choice of them', () => {
    showSection({ arePushed: false });
    expect(choice('Recherches par e-mail')).toBeChecked();
    expect(screen.queryAllByRole('switch', { name: /par notification$/ })).toEqual([]);
  });

  test('a site that sends no e-mails offers no choice of them', () => {
    showSection({ areSent: false });
    expect(choice('Nouveaux messages')).toBeChecked();
    expect(choice('Messages par e-mail')).toBeNull();
    expect(choice('Recherches par e-mail')).toBeNull();
    expect(choice('Baisses de prix par e-mail')).toBeNull();
    expect(choice('Fin d’annonce par e-mail')).toBeNull();
    expect(choice('Fin d’annonce par notification')).toBeChecked();
  });

  test.each([true, false])('a site says of which e-mails there is no choice if it sends any: %s', (areSent) => {
    showSection({ areSent });
    expect(screen.queryAllByText(/décision de modération/)).toHaveLength(areSent ? 1 : 0);
  });

  test('the first choice of e-mails says, and no other one, that there is no address to send them to', () => {
    showSection({ email: null });
    const link = screen.getByRole('link', { name: /^Pour recevoir des e-mails, ajoutez une adresse/ });
    expect(choice('Messages par e-mail')).toHaveAccessibleDescription(/ajoutez une adresse/);
    expect(link).toHaveAttribute('href', '/account#securite');
  });

  test('no choice asks for an address where there is one', () => {
    showSection();
    expect(screen.queryByText(/ajoutez une adresse/)).toBeNull();
  });

  test('a person turns on notifications on this device, which is no choice for their other devices', async () => {
    const { stored } = showSection();
    const device = await screen.findByRole('switch', { name: 'Notifications sur cet appareil' });
    expect(device).not.toBeChecked();
    expect(device).toHaveAccessibleDescription(/que pour cet appareil/);
    await userEvent.click(device);
    await waitFor(() => expect(device).toBeChecked());
    expect(device).toHaveAttribute('aria-busy', 'false');
    expect(stored).toEqual([]);
  });

  test('a person who has forbidden notifications reads what to do', async () => {
    showSection({ push: { refusal: 'not-permitted' } });
    const device = await screen.findByRole('switch', { name: 'Notifications sur cet appareil' });
    await userEvent.click(device);
    expect(await screen.findByRole('alert')).toHaveTextContent(/bloque les notifications.*réglages/);
    expect(device).not.toBeChecked();
  });

  test('a person with an iPhone reads that the site is to be installed first', () => {
    showSection({ push: { supported: 'needs-installation' } });
    expect(screen.getByText(/ajoutez d’abord le site à l’écran d’accueil/)).toBeVisible();
    expect(choice('Notifications sur cet appareil')).toBeNull();
  });

  test('a browser without pushes is offered none', () => {
    showSection({ push: { supported: 'unsupported' } });
    expect(choice('Nouveaux messages')).toBeChecked();
    expect(choice('Notifications sur cet appareil')).toBeNull();
    expect(screen.getByText(/aussitôt, pour tous vos appareils/)).toBeVisible();
  });
});
