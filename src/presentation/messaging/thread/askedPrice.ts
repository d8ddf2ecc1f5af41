import type { Price } from '../../../domain/listings/Price';
import type { ThreadViewModel } from './ThreadViewModel';

/** What the listing of a conversation asks for at present, for an observer; `on-request` before anything is loaded. */
export function askedPrice({ listing, conversation }: Pick<ThreadViewModel, 'listing' | 'conversation'>): Price {
  return (listing ?? conversation?.listing)?.price ?? { kind: 'on-request' };
}
