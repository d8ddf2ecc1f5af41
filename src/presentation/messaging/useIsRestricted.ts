import { use } from 'react';
import { RestrictionContext } from '../shared/notices/unread';

/** Whether the reader may not write. */
export function useIsRestricted(): boolean {
  return Boolean(use(RestrictionContext));
}
