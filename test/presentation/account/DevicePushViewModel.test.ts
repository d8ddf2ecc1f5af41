import { describe, expect, test, vi } from 'vitest';
import { DevicePushes } from '../../../src/application/notifications/DevicePushes';
import { failure, success } from '../../../src/domain/shared/Result';
import { DevicePushViewModel } from '../../../src/presentation/account/DevicePushViewModel';
import { aProfile } from '../../support/builders/aPosting';
import { aDeferred } from '../../support/doubles/aDeferred';
import { aSession } from '../../support/drivers/anAccountPage';
import { InMemoryBrowserPush } from '../../support/inMemory/notifications/InMemoryBrowserPush';
import { InMemoryPushDevices } from '../../support/inMemory/notifications/InMemoryPushDevices';
import { VirtualTime } from '../../support/time/VirtualTime';
import { eventually } from '../../support/time/eventually';

async function aDevice(isOnFor: string | null = null) {
  const [browser, devices, session] = [new InMemoryBrowserPush(), new InMemoryPushDevices(), aSession()];
  session.show(aProfile({ uid: 'claire' }));
  const pushes = new DevicePushes(browser, devices.own, new VirtualTime());
  if (isOnFor !== null) await pushes.turnOn(isOnFor);
  const viewModel = new DevicePushViewModel(session, pushes);
  return { browser, devices, pushes, session, viewModel };
}

const isReady = (viewModel: DevicePushViewModel) => eventually(() => expect(viewModel.status).toBe('ready'));

describe('DevicePushViewModel', () => {
  test('a device shows whether it is on for the person, also when another one signs in', async () => {
    const { session, viewModel } = await aDevice('claire');
    const stop = viewModel.start();
    await isReady(viewModel);
    expect(viewModel.isOn).toBe(true);
    session.show(aProfile({ uid: 'karim' }));
    await eventually(() => expect(viewModel.isOn).toBe(false));
    stop();
  });

  test('an answer about a person who has signed out meanwhile is not shown', async () => {
    const { pushes, session, viewModel } = await aDevice();
    const answer = aDeferred<ReturnType<typeof success<boolean>>>();
    vi.spyOn(pushes, 'isOn').mockReturnValueOnce(answer.promise);
    const stop = viewModel.start();
    session.show(null);
    answer.resolve(success(true));
    await answer.promise;
    expect([viewModel.status, viewModel.isOn]).toEqual(['loading', false]);
    stop();
  });

  test('a switch changes once the device is stored, and is busy until then', async () => {
    const { devices, viewModel } = await aDevice();
    viewModel.start();
    await isReady(viewModel);
    const turning = viewModel.choose(true);
    expect([viewModel.isOn, viewModel.isChanging]).toEqual([false, true]);
    await turning;
    expect([viewModel.isOn, viewModel.isChanging, viewModel.failure]).toEqual([true, false, null]);
    expect(await devices.of('claire', 10)).toHaveLength(1);
    await viewModel.choose(false);
    expect(viewModel.isOn).toBe(false);
    expect(await devices.of('claire', 10)).toHaveLength(0);
  });

  test('a switch that cannot be turned on stays off and says why, until it is touched again', async () => {
    const { browser, viewModel } = await aDevice();
    browser.refusal = 'not-permitted';
    await viewModel.choose(true);
    expect([viewModel.isOn, viewModel.failure]).toEqual([false, 'not-permitted']);
    browser.refusal = null;
    await viewModel.choose(true);
    expect([viewModel.isOn, viewModel.failure]).toEqual([true, null]);
  });

  test('a switch that cannot be turned off stays on and says so', async () => {
    const { browser, viewModel } = await aDevice('claire');
    viewModel.start();
    await isReady(viewModel);
    vi.spyOn(browser, 'unsubscribe').mockRejectedValue(new Error('no storage'));
    await viewModel.choose(false);
    expect([viewModel.isOn, viewModel.failure]).toEqual([true, 'unknown']);
  });

  test('a switch that is touched while it changes, or before anybody is signed in, does nothing', async () => {
    const { pushes, session, viewModel } = await aDevice();
    const turnOn = vi.spyOn(pushes, 'turnOn');
    const turning = viewModel.choose(true);
    await viewModel.choose(false);
    await turning;
    expect(viewModel.isOn).toBe(true);
    session.show(null);
    await viewModel.choose(true);
    expect(turnOn).toHaveBeenCalledOnce();
  });

  test('an answer that comes while the switch changes does not undo it', async () => {
    const { pushes, viewModel } = await aDevice();
    const answer = aDeferred<ReturnType<typeof success<boolean>>>();
    vi.spyOn(pushes, 'isOn').mockReturnValueOnce(answer.promise);
    viewModel.start();
    const turning = viewModel.choose(true);
    answer.resolve(success(false));
    await turning;
    expect(viewModel.isOn).toBe(true);
  });

  test('a device of which it cannot be read whether it is on can be read again', async () => {
    const { pushes, viewModel } = await aDevice('claire');
    vi.spyOn(pushes, 'isOn').mockResolvedValueOnce(failure('offline'));
    viewModel.start();
    await eventually(() => expect(viewModel.status).toBe('offline'));
    viewModel.retry();
    expect([viewModel.status, viewModel.attempt]).toEqual(['loading', 1]);
    viewModel.start();
    await isReady(viewModel);
  });

  test('a browser without pushes reads nothing', async () => {
    const { browser, devices, session } = await aDevice();
    browser.supported = 'needs-installation';
    const pushes = new DevicePushes(browser, devices.own, new VirtualTime());
    const isOn = vi.spyOn(pushes, 'isOn');
    const viewModel = new DevicePushViewModel(session, pushes);
    viewModel.start()();
    expect([viewModel.support, isOn.mock.calls]).toEqual(['needs-installation', []]);
  });
});
