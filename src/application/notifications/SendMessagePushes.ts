import { participantsFor, type Conversation } from '../../domain/messaging/Conversation';
import {
  devicesLeft,
  isPushed,
  withDevices,
  withoutDevice,
  type PushEvent,
} from '../../domain/notifications/MessagePush';
import type { StoredPushDevice } from '../../domain/notifications/PushDevice';
import type { Clock } from '../shared/Clock';
import type { ConversationReader } from './ConversationReader';
import type { MailRecipients } from './MailRecipients';
import type { PushDevices } from './PushDevices';
import type { PushMarks } from './PushMarks';
import { nothingPushed, pushToDevices, reachableDevices, type PushOutcome } from './pushes/pushToDevices';
import type { MessagePush, PushSender } from './PushSender';

interface Work {
  readonly event: PushEvent;
  readonly push: MessagePush;
}

/** The ports of `SendMessagePushes`. */
export interface PushPorts {
  readonly conversations: ConversationReader;
  readonly recipients: Pick<MailRecipients, 'accepts'>;
  readonly devices: PushDevices;
  readonly marks: PushMarks;
  readonly sender: PushSender<MessagePush>;
}

/**
 * After a message of a conversation was stored: notifies its recipient on each of their devices. It may be executed more than once for a
 * message, at the same time, and after later ones: a device gets each message once at most. A device is marked before its push is sent, so
 * that a process that ends in between loses those that it was sending.
 */
export class SendMessagePushes {
  readonly #ports: PushPorts;
  readonly #clock: Clock;

  constructor(ports: PushPorts, clock: Clock) {
    this.#ports = ports;
    this.#clock = clock;
  }

  /** Rejects when the backend is out of reach. */
  async execute(conversationId: string): Promise<PushOutcome> {
    const conversation = await this.#ports.conversations.read(conversationId);
    if (conversation === null) return nothingPushed;
    const { buyer, seller, lastMessage } = conversation;
    const recipient = [buyer, seller].find((person) => isPushed(person, lastMessage, this.#clock.now()));
    return recipient === undefined ? nothingPushed : this.#push(conversation, recipient.uid);
  }

  async #push(conversation: Conversation, uid: string): Promise<PushOutcome> {
    const { id, listing, lastMessage } = conversation;
    const author = participantsFor(conversation, uid).other;
    const devices = await reachableDevices(this.#ports.devices, uid);
    if (devices.length === 0 || !(await this.#ports.recipients.accepts(uid, author.uid))) return nothingPushed;
    const event = { conversationId: id, recipientId: uid, messageAt: lastMessage.sentAt };
    const push = { conversationId: id, authorName: author.name, listing, message: lastMessage };
    const left = await this.#take(
      event,
      devices.map((device) => device.id),
    );
    const taken = devices.filter((device) => left.includes(device.id));
    const send = (device: StoredPushDevice) => this.#send(device, { event, push });
    return pushToDevices(this.#ports.devices, uid, taken, send);
  }

  /** The ids of the devices to which this run sends, and no other one. */
  async #take(event: PushEvent, deviceIds: readonly string[]): Promise<readonly string[]> {
    let left: readonly string[] = [];
    await this.#ports.marks.change(event, (mark) => {
      left = devicesLeft(mark, event, deviceIds);
      return withDevices(mark, event, left);
    });
    return left;
  }

  async #send(device: StoredPushDevice, { event, push }: Work) {
    try {
      return await this.#ports.sender.send(device, push);
    } catch (error) {
      await this.#ports.marks.change(event, (mark) => withoutDevice(mark, event, device.id));
      throw error;
    }
  }
}
