import { expect, test } from 'vitest';
import { failure } from '../../../src/domain/shared/Result';
import { EmbeddedOwnPushDevices } from '../../../src/infrastructure/embedded/account/EmbeddedOwnPushDevices';
import { describeOwnPushDevices } from '../notifications/ownPushDevicesContract';

describeOwnPushDevices('EmbeddedOwnPushDevices', () => new EmbeddedOwnPushDevices());

test('a site without a server sends no pushes, and stores no device', async () => {
  const devices = new EmbeddedOwnPushDevices();
  expect(devices.publicKey).toBeNull();
  expect(await devices.add()).toEqual(failure('denied'));
});
