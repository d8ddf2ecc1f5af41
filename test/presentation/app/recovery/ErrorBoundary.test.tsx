import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { UserProfile } from '../../../../src/domain/account/UserProfile';
import type { RecoveryStep } from '../../../../src/domain/resilience/recoverySteps';
import { success } from '../../../../src/domain/shared/Result';
import { ErrorBoundary } from '../../../../src/presentation/app/recovery/ErrorBoundary';
import { ScreenRecoveryViewModel } from '../../../../src/presentation/app/recovery/ScreenRecoveryViewModel';
import { SessionViewModel } from '../../../../src/presentation/shared/session/SessionViewModel';
import { ViewModelContext } from '../../../../src/presentation/shared/useViewModel';
import { aProfile } from '../../../support/builders/aPosting';
import { aViewModelSource, given } from '../../../support/doubles/aViewModelSource';
import { eventually } from '../../../support/time/eventually';
import { VirtualTime } from '../../../support/time/VirtualTime';
import { screenRecoveryViewModel } from '../../../../src/presentation/app/viewModels';
import { sessionViewModel } from '../../../../src/presentation/shared/viewModels';

const report = vi.spyOn(console, 'error');

beforeEach(() => {
  report.mockReset().mockReturnValue();
});

test('the boundary renders its children', async () => {
  await showBroken({ fails: () => false });
  expect(screen.getByText('Annonces')).toBeVisible();
});

test('a failed screen shows « Problème de connexion » with the details of the error (§2.50, §2.51, §2.52, §8.9)', async () => {
  await showBroken({ recovers: false });
  expect(screen.getByRole('alert')).toContainElement(screen.getByRole('heading', { name: 'Problème de connexion' }));
  expect(
    screen.getByText(
      'Un problème est survenu lors de la connexion à la base de données de Mon Bazar. Vérifiez votre connexion internet, puis réessayez.',
    ),
  ).toBeVisible();
  expect(screen.getByText('a bug')).not.toBeVisible();
  await userEvent.click(screen.getByText("Détails de l'erreur"));
  expect(screen.getByText('a bug')).toBeVisible();
});

test('recovers by itself: the connection is reset at once, and the screen is back two seconds after (§4.17, §4.18, §2.54, §9.12)', async () => {
  const { steps, time, repair } = await showBroken();
  expect(screen.getByRole('button', { name: 'Reconnexion en cours...' })).toBeDisabled();
  expect(steps).toEqual(['reset-connection']);
  repair();
  await act(() => time.pass(1999));
  expect(screen.queryByText('Annonces')).toBeNull();
  await act(() => time.pass(1));
  expect(screen.getByText('Annonces')).toBeVisible();
});

test('the notice stays when recovery fails; the button retries, and the screen is back one second later (§4.19, §4.20, §2.53, §9.12)', async () => {
  const answers = [false, true];
  const { steps, time, repair } = await showBroken({ recover: async () => answers.shift() ?? true });
  await act(() => time.pass(60_000));
  repair();
  await userEvent.click(screen.getByRole('button', { name: 'Rafraîchir la page' }));
  expect(screen.getByRole('button', { name: 'Reconnexion en cours...' })).toBeDisabled();
  expect(steps).toEqual(['reset-connection', 'renew-client']);
  await act(() => time.pass(999));
  expect(screen.queryByText('Annonces')).toBeNull();
  await act(() => time.pass(1));
  expect(screen.getByText('Annonces')).toBeVisible();
});

test('a recovery that has failed is tried again once the network is back', async () => {
  const answers = [false, true];
  const { steps, time, repair } = await showBroken({ recover: async () => answers.shift() ?? true });
  repair();
  window.dispatchEvent(new Event('online'));
  await eventually(() => expect(steps).toEqual(['reset-connection', 'reset-connection']));
  await act(() => time.pass(2000));
  expect(screen.getByText('Annonces')).toBeVisible();
  window.dispatchEvent(new Event('online'));
  expect(steps).toHaveLength(2);
});

test('a network that is back before the recovery has failed is not missed', async () => {
  const answers = [new Promise<boolean>(() => undefined), Promise.resolve(true)];
  const { steps, time, repair } = await showBroken({ recover: () => answers.shift() ?? Promise.resolve(true) });
  repair();
  window.dispatchEvent(new Event('online'));
  await eventually(() => expect(steps).toEqual(['reset-connection', 'reset-connection']));
  await act(() => time.pass(2000));
  expect(screen.getByText('Annonces')).toBeVisible();
});

test('a retry that fails leaves the button to be pressed again', async () => {
  const { steps } = await showBroken({ recovers: false });
  await userEvent.click(screen.getByRole('button', { name: 'Rafraîchir la page' }));
  expect(screen.getByRole('button', { name: 'Rafraîchir la page' })).toBeEnabled();
  expect(steps).toHaveLength(2);
});

test('the button reloads the page for a signed-in person (§2.55)', async () => {
  const { steps, reload } = await showBroken({ recovers: false, profile: aProfile() });
  await userEvent.click(screen.getByRole('button', { name: 'Rafraîchir la page' }));
  expect(reload).toHaveBeenCalledOnce();
  expect(steps).toEqual(['reset-connection']);
});

test('a screen that fails again after recovery is not recovered for ever: a reset is refused within ten seconds', async () => {
  const answers = [true, false];
  const { time } = await showBroken({ recover: async () => answers.shift() ?? true });
  await act(() => time.pass(2000));
  expect(screen.getByRole('button', { name: 'Rafraîchir la page' })).toBeEnabled();
  expect(time.waits).toEqual([]);
});

test.each([
  'FIRESTORE (12.19.0) INTERNAL ASSERTION FAILED: Unexpected state',
  'Failed to fetch dynamically imported module: /a.js',
])('an error that only a new page repairs reloads the page once without being asked: %s', async (message) => {
  const { steps, reload, reloadAutomatically } = await showBroken({ message });
  expect(reloadAutomatically).toHaveBeenCalledOnce();
  expect(screen.getByRole('button', { name: 'Reconnexion en cours...' })).toBeDisabled();
  expect(reload).not.toHaveBeenCalled();
  expect(steps).toEqual([]);
});

test('the button reloads the page where it was reloaded automatically a moment ago', async () => {
  const { reload } = await showBroken({
    message: 'Failed to fetch dynamically imported module: /a.js',
    mayReload: false,
  });
  await userEvent.click(screen.getByRole('button', { name: 'Rafraîchir la page' }));
  expect(reload).toHaveBeenCalledOnce();
});

test('a thrown value that is no error is shown as well', async () => {
  const words: unknown = 'only words';
  await showBroken({ recovers: false, thrown: words });
  expect(screen.getByText('only words')).toBeInTheDocument();
});

interface Circumstances {
  readonly fails?: () => boolean;
  readonly message?: string;
  readonly thrown?: unknown;
  readonly recovers?: boolean;
  readonly recover?: () => Promise<boolean>;
  readonly profile?: UserProfile | null;
  readonly mayReload?: boolean;
}

/** A boundary around something that fails until it is repaired. */
async function showBroken({
  message = 'a bug',
  thrown = new Error(message),
  recovers = true,
  mayReload = true,
  profile = null,
  ...how
}: Circumstances = {}) {
  let isRepaired = false;
  const fails = how.fails ?? (() => !isRepaired);
  const steps: RecoveryStep[] = [];
  const time = new VirtualTime();
  const [reload, reloadAutomatically] = [vi.fn(), vi.fn(() => mayReload)];
  const recovery = {
    run: (step: RecoveryStep) => {
      steps.push(step);
      return how.recover?.() ?? Promise.resolve(recovers);
    },
  };
  const session = new SessionViewModel({ subscribe: () => () => undefined, signOut: async () => success() });
  session.show(profile);
  const source = aViewModelSource(
    given(screenRecoveryViewModel, () => new ScreenRecoveryViewModel(recovery, { reload, reloadAutomatically }, time)),
    given(sessionViewModel, () => session),
  );
  function Broken() {
    if (fails()) throw thrown;
    return 'Annonces';
  }
  render(
    <ViewModelContext value={source}>
      <ErrorBoundary>
        <Broken />
      </ErrorBoundary>
    </ViewModelContext>,
  );
  await act(() => time.pass(0));
  return { steps, time, reload, reloadAutomatically, repair: () => void (isRepaired = true) };
}
