import { asFailedMorningPush, takenMorningPush, type MorningPush } from '../../../domain/notifications/MorningPush';
import type { Clock } from '../../shared/Clock';
import type { NotificationQueue } from '../NotificationQueue';
import type { PushDevices } from '../PushDevices';
import type { PushSender } from '../PushSender';
import { sendDue } from '../sendDue';
import { nothingPushed, pushToDevices, reachableDevices, type PushOutcome } from './pushToDevices';

type Queue = NotificationQueue<MorningPush>;

export interface MorningPushPorts {
  /** One for each kind. */
  readonly queues: readonly Queue[];
  readonly devices: PushDevices;
  readonly sender: PushSender<MorningPush>;
}

/**
 * Sends the pushes that are due to the devices of their recipients. An entry is taken, and the devices are marked in it, before anything is sent,
 * so that runs that overlap send nothing twice; a process that ends in between loses those that it was sending.
 */
export class SendMorningPushes {
  readonly #ports: MorningPushPorts;
  readonly #clock: Clock;

  constructor(ports: MorningPushPorts, clock: Clock) {
    this.#ports = ports;
    this.#clock = clock;
  }

  /** Rejects when a queue is out of reach. */
  async execute(): Promise<PushOutcome> {
    const outcomes = await Promise.all(this.#ports.queues.map((queue) => this.#sendAll(queue)));
    return together(outcomes);
  }

  async #sendAll(queue: Queue): Promise<PushOutcome> {
    const outcomes: PushOutcome[] = [];
    const { failures } = await sendDue(queue, this.#clock, async (entry) => {
      const outcome = await this.#send(queue, entry);
      outcomes.push(outcome);
      return outcome.sent > 0;
    });
    return together([...outcomes, { ...nothingPushed, failures }]);
  }

  /** Rejects when nothing could be sent, after noting that. */
  async #send(queue: Queue, entry: MorningPush): Promise<PushOutcome> {
    const { devices, sender } = this.#ports;
    const uid = entry.recipientId;
    const fail = (failedIds: readonly string[] | null) =>
      queue.change(uid, (push) => push && asFailedMorningPush(push, entry, failedIds, this.#clock.now()));
    try {
      const left = (await reachableDevices(devices, uid)).filter(({ id }) => !entry.deviceIds.includes(id));
      const ids = left.map(({ id }) => id);
      if (!(await queue.change(uid, (push) => push && takenMorningPush(push, entry, ids, this.#clock.now()))))
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
