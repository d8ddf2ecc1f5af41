import { asFailedQueuedPush, takenQueuedPush, type QueuedPush } from '../../../domain/notifications/QueuedPush';
import type { Clock } from '../../shared/Clock';
import type { NotificationQueue } from '../NotificationQueue';
import type { PushDevices } from '../PushDevices';
import type { PushSender } from '../PushSender';
import { sendDue } from '../sendDue';
import type { PushQueue } from './QueuedPushes';
import { nothingPushed, pushToDevices, reachableDevices, type PushOutcome } from './pushToDevices';

type Queue = PushQueue & { readonly queue: NotificationQueue<QueuedPush> };

export interface QueuedPushPorts {
  /** One for each kind. */
  readonly queues: readonly Queue[];
  readonly devices: PushDevices;
  readonly sender: PushSender<QueuedPush>;
}

/**
 * Sends the pushes that are due to the devices of their recipients. An entry is taken, and the devices are marked in it, before anything is sent,
 * so that runs that overlap send nothing twice; a process that ends in between loses those that it was sending.
 */
export class SendQueuedPushes {
  readonly #ports: QueuedPushPorts;
  readonly #clock: Clock;

  constructor(ports: QueuedPushPorts, clock: Clock) {
    this.#ports = ports;
    this.#clock = clock;
  }

  /** Rejects when a queue is out of reach. */
  async execute(): Promise<PushOutcome> {
    const outcomes = await Promise.all(this.#ports.queues.map((one) => this.#sendAll(one)));
    return together(outcomes);
  }

  async #sendAll({ queue, keyOf }: Queue): Promise<PushOutcome> {
    const outcomes: PushOutcome[] = [];
    const { failures } = await sendDue(queue, this.#clock, async (entry) => {
      const outcome = await this.#send({ queue, keyOf }, entry);
      outcomes.push(outcome);
      return outcome.sent > 0;
    });
    return together([...outcomes, { ...nothingPushed, failures }]);
  }

  /** Rejects when nothing could be sent, after noting that. */
  async #send({ queue, keyOf }: Queue, entry: QueuedPush): Promise<PushOutcome> {
    const { devices, sender } = this.#ports;
    const uid = entry.recipientId;
    const key = keyOf(entry);
    const fail = (failedIds: readonly string[] | null) =>
      queue.change(key, (push) => push && asFailedQueuedPush(push, entry, failedIds, this.#clock.now()));
    try {
      const left = (await reachableDevices(devices, uid)).filter(({ id }) => !entry.deviceIds.includes(id));
      const ids = left.map(({ id }) => id);
      if (!(await queue.change(key, (push) => push && takenQueuedPush(push, entry, ids, this.#clock.now()))))
        return nothingPushed;
      const failedIds: string[] = [];
      const outcome = await pushToDevices(devices, uid, left, (device) =>
        sender.send(device, entry).catch((error: unknown) => {
          failedIds.push(device.id);
          throw error;
        }),
      );
      if (failedIds.length > 0) await fail(failedIds);
      return outcome;
    } catch (error) {
      await fail(null);
      throw error;
    }
  }
}

function together(outcomes: readonly PushOutcome[]): PushOutcome {
  return {
    sent: outcomes.reduce((sum, { sent }) => sum + sent, 0),
    refusals: outcomes.flatMap(({ refusals }) => refusals),
    failures: outcomes.flatMap(({ failures }) => failures),
  };
}
