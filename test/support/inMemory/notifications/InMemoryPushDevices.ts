import type { OwnPushDevices } from '../../../../src/application/notifications/OwnPushDevices';
import type { PushDevices } from '../../../../src/application/notifications/PushDevices';
import type { PushDevice, StoredPushDevice } from '../../../../src/domain/notifications/PushDevice';
import { success } from '../../../../src/domain/shared/Result';
import { PUBLIC_KEY } from '../../builders/aPushDevice';

/** The devices of all people, as a server reads them. The id of a device is its endpoint. */
export class InMemoryPushDevices implements PushDevices {
  #devices: readonly (StoredPushDevice & { readonly uid: string })[] = [];

  /** As browsers read them. */
  readonly own: { -readonly [Key in keyof OwnPushDevices]: OwnPushDevices[Key] } = {
    publicKey: PUBLIC_KEY,
    has: async (uid, endpoint) =>
      success(this.#devices.some((device) => device.uid === uid && device.endpoint === endpoint)),
    add: async (uid, device) => {
      this.add(uid, device);
      return success();
    },
    remove: async (uid, endpoint) => {
      await this.remove(uid, endpoint);
      return success();
    },
  };

  add(uid: string, device: PushDevice): void {
    if (!this.#devices.some((one) => one.uid === uid && one.endpoint === device.endpoint))
      this.#devices = [...this.#devices, { ...device, id: device.endpoint, uid }];
  }

  async of(uid: string, limit: number): Promise<readonly StoredPushDevice[]> {
    return this.#devices
      .filter((device) => device.uid === uid)
      .map(({ id, endpoint, p256dh, auth }) => ({ id, endpoint, p256dh, auth }))
      .toReversed()
      .slice(0, limit);
  }

  async remove(uid: string, id: string): Promise<void> {
    this.#devices = this.#devices.filter((device) => device.uid !== uid || device.id !== id);
  }
}
