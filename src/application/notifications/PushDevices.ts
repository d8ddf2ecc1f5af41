import type { StoredPushDevice } from '../../domain/notifications/PushDevice';

/** The devices of all people, as a server reads them. Methods reject when the backend is out of reach. */
export interface PushDevices {
  /** Those of a person, at most `limit`, the newest first. Malformed ones are removed, and are not among them. */
  of(uid: string, limit: number): Promise<readonly StoredPushDevice[]>;
  /** Does nothing when there is no such device. */
  remove(uid: string, id: string): Promise<void>;
}
