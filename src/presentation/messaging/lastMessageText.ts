import type { LastMessage } from '../../domain/messaging/Conversation';
import { formatPrice } from '../shared/format/formatPrice';
import { lastMessageTexts } from './messages';

/** The last message in one line. */
export function lastMessageText({ kind, text }: Pick<LastMessage, 'kind' | 'text'>): string {
  switch (kind) {
    case 'text':
      return text;
    case 'appointment':
    case 'confirmation':
    case 'decline':
    case 'withdrawal':
    case 'cancellation':
      return lastMessageTexts[kind](text);
    default:
      return lastMessageTexts[kind](formatPrice({ kind: 'amount', euros: Number(text) }));
  }
}
