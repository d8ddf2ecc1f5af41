import type { PushDevice } from '../../domain/notifications/PushDevice';
import type { BackendResult } from '../shared/BackendResult';
import { token } from '../shared/token';

/** The devices on which a person is notified, as their browser stores them. Nobody else reads them. */
export interface OwnPushDevices {
  /** The public key of the server that sends pushes (VAPID), as base64url. Null: this site sends none, and stores no device. */
  readonly publicKey: string | null;
  has(uid: string, endpoint: string): Promise<BackendResult<boolean>>;
  /** Adding a device twice is the same as adding it once. */
  add(uid: string, device: PushDevice): Promise<BackendResult<void>>;
  /** Does nothing when there is no such device. */
  remove(uid: string, endpoint: string): Promise<BackendResult<void>>;
}
export const OwnPushDevices = token<OwnPushDevices>('OwnPushDevices');
