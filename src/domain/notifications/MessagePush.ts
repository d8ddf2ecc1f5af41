import type { LastMessage } from '../messaging/Conversation';
import { HOUR, type Instant } from '../shared/Instant';

/** Milliseconds after a message in which it is pushed: an event that comes later pushes nothing, and what fails is tried again until then. */
export const PUSH_WINDOW = HOUR;

/** The newest message of a conversation that a participant was notified of, and on which of their devices. */
export interface PushMark {
  readonly conversationId: string;
  readonly recipientId: string;
  /** When that message was sent. */
  readonly messageAt: Instant;
  /** The ids of the devices to which it has been sent, or is being sent. */
  readonly deviceIds: readonly string[];
}

/** A message to the recipient; the same one may be named more than once. */
export type PushEvent = Omit<PushMark, 'deviceIds'>;

/** Whether the last message of a conversation is pushed to a participant: it is another person’s, unread, not withdrawn, and not old. */
export function isPushed(
  { uid, unread }: { readonly uid: string; readonly unread: number },
  { authorId, kind, sentAt }: Pick<LastMessage, 'authorId' | 'kind' | 'sentAt'>,
  now: Instant,
): boolean {
  return unread > 0 && authorId !== uid && kind !== 'withdrawn' && now < sentAt + PUSH_WINDOW;
}

/** Those of the devices to which this message is still to be sent; none if they were notified of a newer one. */
export function devicesLeft(
  mark: PushMark | null,
  { messageAt }: PushEvent,
  deviceIds: readonly string[],
): readonly string[] {
  if (mark === null || mark.messageAt < messageAt) return deviceIds;
  return mark.messageAt > messageAt ? [] : deviceIds.filter((id) => !mark.deviceIds.includes(id));
}

/** With these devices, which were left. The same mark if there are none. */
export function withDevices(mark: PushMark | null, event: PushEvent, deviceIds: readonly string[]): PushMark | null {
  if (deviceIds.length === 0) return mark;
  const before = mark?.messageAt === event.messageAt ? mark.deviceIds : [];
  return { ...event, deviceIds: [...before, ...deviceIds] };
}

/** Without a device to which the message could not be sent. The same mark if a newer message has taken its place. */
export function withoutDevice(mark: PushMark | null, { messageAt }: PushEvent, deviceId: string): PushMark | null {
  if (mark?.messageAt !== messageAt) return mark;
  return { ...mark, deviceIds: mark.deviceIds.filter((id) => id !== deviceId) };
}
