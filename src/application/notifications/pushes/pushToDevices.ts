import { isOfPushService, MAXIMUM_DEVICES, type StoredPushDevice } from '../../../domain/notifications/PushDevice';
import type { PushDevices } from '../PushDevices';
import type { PushAnswer } from '../PushSender';

export interface PushOutcome {
  readonly sent: number;
  /** What push services have answered (status of HTTP) that will not take a push, also not later. */
  readonly refusals: readonly number[];
  /** Why others could not be sent; they are tried again later. */
  readonly failures: readonly unknown[];
}

export const nothingPushed: PushOutcome = { sent: 0, refusals: [], failures: [] };

/** The devices of a person to which may be sent; others are removed. */
export async function reachableDevices(devices: PushDevices, uid: string): Promise<readonly StoredPushDevice[]> {
  const found = await devices.of(uid, 2 * MAXIMUM_DEVICES);
  const reachable = found.filter(({ endpoint }) => isOfPushService(endpoint)).slice(0, MAXIMUM_DEVICES);
  for (const device of found) if (!reachable.includes(device)) await devices.remove(uid, device.id);
  return reachable;
}

/** Sends to all of these devices of a person at the same time, and removes those that are gone. `send` rejects when it may be tried again. */
export async function pushToDevices(
  devices: Pick<PushDevices, 'remove'>,
  uid: string,
  to: readonly StoredPushDevice[],
  send: (device: StoredPushDevice) => Promise<PushAnswer>,
): Promise<PushOutcome> {
  const sending = await Promise.allSettled(
    to.map(async (device) => {
      const answer = await send(device);
      if (answer.kind === 'gone') await devices.remove(uid, device.id);
      return answer;
    }),
  );
  const answers = sending.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  return {
    sent: answers.filter(({ kind }) => kind === 'accepted').length,
    refusals: answers.flatMap((answer) => (answer.kind === 'refused' ? [answer.status] : [])),
    failures: sending.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : [])),
  };
}
