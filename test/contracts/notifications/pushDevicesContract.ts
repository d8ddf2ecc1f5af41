import { describe, expect, test } from 'vitest';
import type { PushDevices } from '../../../src/application/notifications/PushDevices';
import type { PushDevice } from '../../../src/domain/notifications/PushDevice';
import { aPushDevice } from '../../support/builders/aPushDevice';

export interface PushDevicesBackend {
  readonly devices: PushDevices;
  /** A person adds a device, a minute after the one before. */
  add(uid: string, device: PushDevice): Promise<unknown>;
}

/** `open`: a new backend, on which nobody has a device. */
export function describePushDevices(name: string, open: () => PushDevicesBackend): void {
  describe(`${name}, contract of PushDevices`, () => {
    test('the devices of a person come as they were added, the newest first, as many as are asked for', async () => {
      const { devices, add } = open();
      for (const device of ['phone', 'tablet', 'laptop']) await add('claire', aPushDevice(device));
      await add('karim', aPushDevice('other'));
      const [laptop, tablet, phone] = ['laptop', 'tablet', 'phone'].map((device) => ({
        ...aPushDevice(device),
        id: expect.any(String) as string,
      }));
      expect(await devices.of('claire', 10)).toEqual([laptop, tablet, phone]);
      expect(await devices.of('claire', 2)).toEqual([laptop, tablet]);
      expect(await devices.of('ines', 10)).toEqual([]);
    });

    test('a device is removed once or twice, from its person alone', async () => {
      const { devices, add } = open();
      for (const uid of ['claire', 'karim']) await add(uid, aPushDevice());
      const [{ id } = { id: '' }] = await devices.of('claire', 10);
      await devices.remove('claire', id);
      await devices.remove('claire', id);
      expect(await devices.of('claire', 10)).toEqual([]);
      expect(await devices.of('karim', 10)).toHaveLength(1);
    });
  });
}
