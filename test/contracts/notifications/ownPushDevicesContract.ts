import { describe, expect, test } from 'vitest';
import type { OwnPushDevices } from '../../../src/application/notifications/OwnPushDevices';
import { success } from '../../../src/domain/shared/Result';
import { aPushDevice } from '../../support/builders/aPushDevice';

const { endpoint } = aPushDevice();

/** `open`: a new backend, on which nobody has a device, as Claire uses it. */
export function describeOwnPushDevices(name: string, open: () => OwnPushDevices): void {
  describe(`${name}, contract of OwnPushDevices`, () => {
    test('a device that was not added is not there, and can be removed', async () => {
      const devices = open();
      expect(await devices.has('claire', endpoint)).toEqual(success(false));
      expect(await devices.remove('claire', endpoint)).toEqual(success());
    });
  });
}

/** As `describeOwnPushDevices`, for a site that sends pushes. */
export function describeStoredPushDevices(name: string, open: () => OwnPushDevices): void {
  describeOwnPushDevices(name, open);
  describe(`${name}, contract of OwnPushDevices of a site that sends pushes`, () => {
    test('a device that is added once or twice is there until it is removed, and others stay', async () => {
      const devices = open();
      for (const device of [aPushDevice(), aPushDevice(), aPushDevice('laptop')])
        expect(await devices.add('claire', device)).toEqual(success());
      expect(await devices.has('claire', endpoint)).toEqual(success(true));
      expect(await devices.remove('claire', endpoint)).toEqual(success());
      expect(await devices.has('claire', endpoint)).toEqual(success(false));
      expect(await devices.has('claire', aPushDevice('laptop').endpoint)).toEqual(success(true));
    });
  });
}
