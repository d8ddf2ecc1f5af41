import { render, screen, waitFor, within } from '@testing-library/react';
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

const channels = { site: 'Sur le site', mails: 'Par e-mail', pushes: /^Par notification/ } as const;
const channel = (name: keyof typeof channels) => screen.queryByRole('group', { name: channels[name] });

function choice(of: keyof typeof channels, name: string): HTMLElement {
  return within(screen.getByRole('group', { name: channels[of] })).getByRole('switch', { name });
}

describe('NotificationsSection', () => {
  test('a person turns off e-mails about saved searches, apart from those about messages', async () => {
    const { stored } = showSection();
    expect(choice('mails', 'Nouveaux messages')).toBeChecked();
    await userEvent.click(choice('mails', 'Recherches enregistrées'));
    expect(choice('mails', 'Recherches enregistrées')).not.toBeChecked();
    expect(choice('mails', 'Nouveaux messages')).toBeChecked();
    expect(stored).toEqual([
      { mails: { messages: true, savedSearches: false, endingListings: true, favouritePrices: true } },
    ]);
  });

  test('a person turns off e-mails about the end of listings, apart from the others', async () => {
    const { stored } = showSection();
    await userEvent.click(choice('mails', 'Fin de vos annonces'));
    expect(choice('mails', 'Fin de vos annonces')).not.toBeChecked();
    expect(choice('mails', 'Recherches enregistrées')).toBeChecked();
    expect(stored).toEqual([
      { mails: { messages: true, savedSearches: true, endingListings: false, favouritePrices: true } },
    ]);
  });

  test('a person turns off e-mails about prices, apart from the others', async () => {
    const { stored } = showSection();
    await userEvent.click(choice('mails', 'Baisses de prix'));
    expect(choice('mails', 'Baisses de prix')).not.toBeChecked();
    expect(choice('mails', 'Recherches enregistrées')).toBeChecked();
    expect(stored).toEqual([
      { mails: { messages: true, savedSearches: true, endingListings: true, favouritePrices: false } },
    ]);
  });

  test.each([
    ['Recherches enregistrées', { savedSearches: false }],
    ['Baisses de prix', { favouritePrices: false }],
    ['Fin de vos annonces', { endingListings: false }],
  ])('a person turns off a kind of pushes, apart from the others and from e-mails: %s', async (name, change) => {
    const { stored } = showSection();
    const on = screen.getAllByRole('switch', { checked: true });
    await userEvent.click(choice('pushes', name));
    const off = choice('pushes', name);
    expect(on).toContain(off);
    expect(screen.getAllByRole('switch', { checked: true })).toEqual(on.filter((one) => one !== off));
    expect(stored).toEqual([{ pushes: { ...allPushes, ...change } }]);
  });

  test('a site that sends no pushes offers no choice of them', () => {
    showSection({ arePushed: false });
    expect(choice('mails', 'Recherches enregistrées')).toBeChecked();
    expect(channel('pushes')).toBeNull();
  });

  test('a site that sends no e-mails offers no choice of them', () => {
    showSection({ areSent: false });
    expect(choice('site', 'Nouveaux messages')).toBeChecked();
    expect(channel('mails')).toBeNull();
    expect(choice('pushes', 'Fin de vos annonces')).toBeChecked();
  });

  test.each([true, false])('a site says of which e-mails there is no choice if it sends any: %s', (areSent) => {
    showSection({ areSent });
    expect(screen.queryAllByText(/décision de modération/)).toHaveLength(areSent ? 1 : 0);
  });

  test('the choices of e-mails begin with a link to where an address is added, if there is none to send them to', () => {
    showSection({ email: null });
    const link = within(screen.getByRole('group', { name: 'Par e-mail' })).getByRole('link');
    expect(link).toHaveTextContent(/^Pour recevoir des e-mails, ajoutez une adresse/);
    expect(link).toHaveAttribute('href', '/account#securite');
  });

  test('nothing asks for an address where there is one', () => {
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
    expect(screen.queryByRole('switch', { name: 'Notifications sur cet appareil' })).toBeNull();
  });

  test('a browser without pushes is offered none', () => {
    showSection({ push: { supported: 'unsupported' } });
    expect(choice('site', 'Nouveaux messages')).toBeChecked();
    expect(screen.queryByRole('switch', { name: 'Notifications sur cet appareil' })).toBeNull();
    expect(screen.getByText(/aussitôt, pour tous vos appareils/)).toBeVisible();
  });
});
