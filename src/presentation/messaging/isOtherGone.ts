import { DELETED_PERSON } from '../../domain/account/UserProfile';
import type { ThreadViewModel } from './thread/ThreadViewModel';

/** Whether the other person of a conversation has deleted their account: nobody reads what is written. */
export function isOtherGone({ other }: Pick<ThreadViewModel, 'other'>): boolean {
  return other?.name === DELETED_PERSON;
}
