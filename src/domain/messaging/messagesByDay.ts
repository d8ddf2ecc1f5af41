import { parisDay } from '../shared/parisTime';
import type { Message } from './Message';

export interface DayOfMessages<Item> {
  /** `2026-06-15`, in Paris. */
  readonly day: string;
  readonly messages: readonly Item[];
}

/** Groups messages, oldest first, by the day on which they were sent. */
export function messagesByDay<Item extends Pick<Message, 'sentAt'>>(
  messages: readonly Item[],
): readonly DayOfMessages<Item>[] {
  const days: { day: string; messages: Item[] }[] = [];
  for (const message of messages) {
    const day = parisDay(message.sentAt);
    const last = days.at(-1);
    if (last?.day === day) last.messages.push(message);
    else days.push({ day, messages: [message] });
  }
  return days;
}
