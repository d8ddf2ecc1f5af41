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
import { SubscribeNewsletter } from '../../../src/application/newsletter/SubscribeNewsletter';
import { NotifyContext } from '../../../src/presentation/shared/notices/notify';
import { ViewModelContext } from '../../../src/presentation/shared/useViewModel';
import { aMaintenanceMemory } from '../../support/drivers/anOpenSite';
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
  readonly lastKnown?: AppConfiguration | null;
}

/** The gate before a site that says « Le site », in front of somebody (null: a visitor; absent: not known yet). */
function showGate({ at = '/', role, hasOverride = false, lastKnown = null }: Circumstances = {}) {
  let say: (read: ReadConfiguration) => void = () => undefined;
  const keepOverride = vi.fn();
  const notify = vi.fn();
  const memory = aMaintenanceMemory({
    lastKnown: () => lastKnown,
    hasOverride: () => hasOverride,
    setOverride: keepOverride,
  });
  const repository = {
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
    given(
      newsletterViewModel,
      () =>
        new NewsletterViewModel(
          new SubscribeNewsletter({ add: () => Promise.resolve(success()), count: () => Promise.resolve(success(0)) }),
        ),
    ),
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
  test('shows the site until something is known', () => {
    showGate();
    expect(site()).toBeVisible();
  });

  test('closes and opens the site live', () => {
    const { say } = showGate({ role: null });
    say(success(closed));
    expect(page()).toBeVisible();
    expect(site()).toBeNull();
    say(success(openConfiguration));
    expect(site()).toBeVisible();
  });

  test('shows the maintenance page at once where the browser knew of it, and opens when that is over', () => {
    const { say } = showGate({ role: null, lastKnown: closed });
    expect(page()).toBeVisible();
    say(success(null));
    expect(site()).toBeVisible();
  });

  test.each(['/admin', '/admin/', '/admin/maintenance', '/Admin/quelque/chose'])('lets %s pass', (at) => {
    showGate({ at, role: null, lastKnown: closed });
    expect(site()).toBeVisible();
  });

  test.each(['/administration', '/auth', '/account', '/recherche?q=/admin'])('does not let %s pass', (at) => {
    showGate({ at, role: null, lastKnown: closed });
    expect(page()).toBeVisible();
  });

  test.each(['admin', 'super_admin'] as const)('lets a %s in who has entered before (§4.11)', (role) => {
    showGate({ role, hasOverride: true, lastKnown: closed });
    expect(site()).toBeVisible();
  });

  test.each(['user', null] as const)('does not let a %s in where an admin has entered before', (role) => {
    showGate({ role, hasOverride: true, lastKnown: closed });
    expect(page()).toBeVisible();
  });

  test('waits to know who comes where somebody has entered before', () => {
    const { become } = showGate({ hasOverride: true, lastKnown: closed });
    expect(page()).toBeNull();
    expect(screen.getByText('Chargement...')).toBeVisible();
    become('admin');
    expect(site()).toBeVisible();
  });
});

describe('the gear', () => {
  const gear = () => screen.getByRole('button', { name: 'Accès des administrateurs' });

  test('lets an admin enter, and has the browser remember it', async () => {
    const { keepOverride } = showGate({ role: 'admin', lastKnown: closed });
    await userEvent.click(gear());
    expect(site()).toBeVisible();
    expect(keepOverride).toHaveBeenCalledExactlyOnceWith(true);
  });

  test.each(['user', null] as const)('leads a %s to the administration', async (role) => {
    const { keepOverride } = showGate({ role, lastKnown: closed });
    await userEvent.click(gear());
    // Where the gate lets pass, the site stands.
    expect(site()).toBeVisible();
    expect(keepOverride).not.toHaveBeenCalled();
  });
});

describe('what admins are told', () => {
  const unreadable = 'Erreur de chargement de la configuration. Mode maintenance activé par défaut.';

  test('is each change of the mode, for 3 s (§4.13, §9.14)', () => {
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

  test('is not what had changed before they came', () => {
    const { say, notify } = showGate({ role: 'admin', lastKnown: closed });
    say(success(openConfiguration));
    expect(notify).not.toHaveBeenCalled();
  });

  test.each([
    ['malformed', 'le document config/app est mal formé'],
    ['unknown', 'Erreur inconnue'],
  ] as const)('is that the configuration is %s, in a toast of 5 s and in a box', (reason, why) => {
    const { say, notify } = showGate({ role: 'admin' });
    say(failure(reason));
    expect(notify).toHaveBeenCalledExactlyOnceWith({ text: unreadable, kind: 'error', durationMs: 5000 });
    const box = screen.getByRole('alert');
    expect(box).toHaveTextContent('Erreur de configuration');
    expect(box).toHaveTextContent(`Erreur de chargement de la configuration: ${why}`);
  });

  test('is told as well to an admin who is recognised only afterwards', () => {
    const { say, notify, become } = showGate();
    say(failure('denied'));
    expect(notify).not.toHaveBeenCalled();
    become('admin');
    expect(notify).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ text: unreadable }));
  });

  test.each(['user', null] as const)('is not told to a %s, who sees the page alone', (role) => {
    const { say, notify } = showGate({ role });
    say(success(openConfiguration));
    say(success(closed));
    say(failure('malformed'));
    expect(notify).not.toHaveBeenCalled();
    expect(page()).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
