import type { Firestore } from '@google-cloud/firestore';
import type { PushDevices } from '../../../application/notifications/PushDevices';
import type { StoredPushDevice } from '../../../domain/notifications/PushDevice';
import { readDocument } from '../connection/readDocument';
import { pushDeviceDocument } from '../documents/pushDeviceSchema';

export class FirestorePushDevices implements PushDevices {
  readonly #firestore: Firestore;

  /** `firestore`: as an administrator, to whom no rule applies. */
  constructor(firestore: Firestore) {
    this.#firestore = firestore;
  }

  async of(uid: string, limit: number): Promise<readonly StoredPushDevice[]> {
    const { docs } = await this.#devicesOf(uid).orderBy('createdAt', 'desc').limit(limit).get();
    const devices: StoredPushDevice[] = [];
    for (const document of docs) {
      const read = readDocument(pushDeviceDocument, document);
      if (read === null) await document.ref.delete();
      else devices.push({ id: document.id, endpoint: read.endpoint, p256dh: read.p256dh, auth: read.auth });
    }
    return devices;
  }

  async remove(uid: string, id: string): Promise<void> {
    await this.#devicesOf(uid).doc(id).delete();
  }

  #devicesOf(uid: string) {
    return this.#firestore.collection(`users/${uid}/devices`);
  }
}
