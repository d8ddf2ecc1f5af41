import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, test, vi } from 'vitest';
import type { ReadConfiguration } from '../../../src/application/maintenance/AppConfigurationRepository';
import { ResolveMaintenance } from '../../../src/application/maintenance/ResolveMaintenance';
import { openConfiguration, type AppConfiguration } from '../../../src/domain/maintenance/AppConfiguration';
import { failure, success } from '../../../src/domain/shared/Result';
import { MaintenanceGate } from '../../../src/presentation/maintenance/MaintenanceGate';
import { MaintenanceScreen } from '../../../src/presentation/maintenance/MaintenanceScreen';
import { MaintenanceViewModel } from '../../../src/presentation/maintenance/MaintenanceViewModel';
import { CountdownViewModel } from '../../../src/presentation/maintenance/CountdownViewModel';
import { NewsletterViewModel } from '../../../src/presentation/newsletter/NewsletterViewModel';
import { aSubscribeNewsletter } from '../../support/doubles/aSubscribeNewsletter';
import { NotifyContext } from '../../../src/presentation/shared/notices/notify';
import { ViewModelContext } from '../../../src/presentation/shared/useViewModel';
import { InMemoryMaintenanceMemory } from '../../support/inMemory/maintenance/InMemoryMaintenanceMemory';
import { aSession } from '../../support/builders/aSession';
import { aViewModelSource, given } from '../../support/doubles/aViewModelSource';
import { VirtualTime } from '../../support/time/VirtualTime';
import { countdownViewModel, maintenanceViewModel } from '../../../src/presentation/maintenance/viewModels';
import { newsletterViewModel } from '../../../src/presentation/newsletter/viewModels';
import { sessionViewModel } from '../../../src/presentation/shared/viewModels';

const closed: AppConfiguration = { ...openConfiguration, maintenance: true };

interface Circumstances {
  readonly at?: string;
  readonly role?: 'admin' | 'super_admin' | 'user' | null;
  readonly hasOverride?: boolean;
  readonly isRemote?: boolean;
  readonly lastKnown?: AppConfiguration | null;
}

/** The gate before a site that says « Le site », in front of somebody (null: a visitor; absent: not known yet). */
function showGate({ at = '/', role, hasOverride = false, lastKnown = null, isRemote = false }: Circumstances = {}) {
  let say: (read: ReadConfiguration) => void = () => undefined;
  const notify = vi.fn();
  const memory = new InMemoryMaintenanceMemory(lastKnown, hasOverride);
  const keepOverride = vi.spyOn(memory, 'setOverride');
  const repository = {
    isRemote,
    subscribe: (listener: typeof say) => {
      say = listener;
      return () => undefined;
    },
    change: () => Promise.resolve(success()),
  };
  const maintenance = new MaintenanceViewModel(new ResolveMaintenance(repository, memory));
  const { session, become } = aSession(role);
  const time = new VirtualTime();
  const source = aViewModelSource(
    given(countdownViewModel, () => new CountdownViewModel(time, time)),
    given(maintenanceViewModel, () => maintenance),
    given(newsletterViewModel, () => new NewsletterViewModel(aSubscribeNewsletter(), { areSent: false })),
    given(sessionViewModel, () => session),
  );
  render(
    <MemoryRouter initialEntries={[at]}>
      <ViewModelContext value={source}>
        <NotifyContext value={notify}>
          <MaintenanceGate page={<MaintenanceScreen />}>Le site</MaintenanceGate>
        </NotifyContext>
      </ViewModelContext>
    </MemoryRouter>,
  );
  return {
    keepOverride,
    notify,
    say: (read: ReadConfiguration) => act(() => say(read)),
    become: (next: Circumstances['role']) => act(() => become(next)),
  };
}

const page = () => screen.queryByRole('heading', { level: 1, name: 'Mon Bazar arrive bientôt' });
const site = () => screen.queryByText('Le site');

describe('the gate', () => {
  test('the site shows until the mode is known, where the configuration is stored in the browser', () => {
    showGate();
    expect(site()).toBeVisible();
  });

  test('neither the site nor the maintenance page shows until the first answer, where the configuration is stored elsewhere', () => {
    const { say } = showGate({ isRemote: true });
    expect(site()).toBeNull();
    expect(page()).toBeNull();
    say(success(null));
    expect(site()).toBeVisible();
  });

  test('the site shows at once where this browser remembers it open', () => {
    showGate({ isRemote: true, lastKnown: openConfiguration });
    expect(site()).toBeVisible();
  });

  test('the gate closes and opens the site live', () => {
    const { say } = showGate({ role: null });
    say(success(closed));
    expect(page()).toBeVisible();
    expect(site()).toBeNull();
    say(success(openConfiguration));
    expect(site()).toBeVisible();
  });

  test('the maintenance page shows at once where the mode was cached, until the site opens', () => {
    const { say } = showGate({ role: null, lastKnown: closed });
    expect(page()).toBeVisible();
    say(success(null));
    expect(site()).toBeVisible();
  });

  test.each([
    '/admin',
    '/admin/',
    '/admin/maintenance',
    '/Admin/quelque/chose',
    '/newsletter/confirmation',
    '/newsletter/desinscription',
    '/notifications/desinscription',
  ])('the gate lets %s through', (at) => {
    showGate({ at, role: null, lastKnown: closed });
    expect(site()).toBeVisible();
  });

  test.each(['/administration', '/newsletter', '/auth', '/account', '/recherche?q=/admin'])(
    'the gate does not let %s through',
    (at) => {
      showGate({ at, role: null, lastKnown: closed });
      expect(page()).toBeVisible();
    },
  );

  test.each(['admin', 'super_admin'] as const)('an override lets a %s in (§4.11)', (role) => {
    showGate({ role, hasOverride: true, lastKnown: closed });
    expect(site()).toBeVisible();
  });

  test.each(['user', null] as const)('an override of an admin does not let a %s in', (role) => {
    showGate({ role, hasOverride: true, lastKnown: closed });
    expect(page()).toBeVisible();
  });

  test('the gate shows a loader while the person of an override is unknown', () => {
    const { become } = showGate({ hasOverride: true, lastKnown: closed });
    expect(page()).toBeNull();
    expect(screen.getByText('Chargement...')).toBeVisible();
    become('admin');
    expect(site()).toBeVisible();
  });
});

describe('the gear', () => {
  const gear = () => screen.getByRole('button', { name: 'Accès des administrateurs' });

  test('an admin can enter, which sets the override', async () => {
    const { keepOverride } = showGate({ role: 'admin', lastKnown: closed });
    await userEvent.click(gear());
    expect(site()).toBeVisible();
    expect(keepOverride).toHaveBeenCalledExactlyOnceWith(true);
  });

  test.each(['user', null] as const)('the button leads a %s to the administration', async (role) => {
    const { keepOverride } = showGate({ role, lastKnown: closed });
    await userEvent.click(gear());
    // Where the gate lets pass, the site stands.
    expect(site()).toBeVisible();
    expect(keepOverride).not.toHaveBeenCalled();
  });
});

describe('notices to admins', () => {
  const unreadable = 'Erreur de chargement de la configuration. Mode maintenance activé par défaut.';

  test('a toast reports each change of the mode for 3 s (§4.13, §9.14)', () => {
    const { say, notify } = showGate({ role: 'admin' });
    say(success(openConfiguration));
    expect(notify).not.toHaveBeenCalled();
    say(success(closed));
    expect(notify).toHaveBeenLastCalledWith({ text: 'Mode maintenance activé', kind: 'info', durationMs: 3000 });
    say(success(openConfiguration));
    expect(notify).toHaveBeenLastCalledWith({ text: 'Mode maintenance désactivé', kind: 'info', durationMs: 3000 });
    say(success({ ...openConfiguration, targetDate: 1 }));
    expect(notify).toHaveBeenCalledTimes(2);
  });

  test('a change before the page was opened is not reported', () => {
    const { say, notify } = showGate({ role: 'admin', lastKnown: closed });
    say(success(openConfiguration));
    expect(notify).not.toHaveBeenCalled();
  });

  test.each([
    ['malformed', 'le document config/app est mal formé'],
    ['unknown', 'Erreur inconnue'],
  ] as const)('a toast of 5 s and a box report that the configuration is %s', (reason, why) => {
    const { say, notify } = showGate({ role: 'admin' });
    say(failure(reason));
    expect(notify).toHaveBeenCalledExactlyOnceWith({ text: unreadable, kind: 'error', durationMs: 5000 });
    const box = screen.getByRole('alert');
    expect(box).toHaveTextContent('Erreur de configuration');
    expect(box).toHaveTextContent(`Erreur de chargement de la configuration: ${why}`);
  });

  test('an admin who is recognised only afterwards gets the toast as well', () => {
    const { say, notify, become } = showGate();
    say(failure('denied'));
    expect(notify).not.toHaveBeenCalled();
    become('admin');
    expect(notify).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ text: unreadable }));
  });

  test.each(['user', null] as const)('a %s gets no toast', (role) => {
    const { say, notify } = showGate({ role });
    say(success(openConfiguration));
    say(success(closed));
    say(failure('malformed'));
    expect(notify).not.toHaveBeenCalled();
    expect(page()).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
