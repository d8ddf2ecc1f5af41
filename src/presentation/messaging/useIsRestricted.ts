import { use } from 'react';
import { BannerContext } from '../shared/notices/unread';

/** Whether the reader may not write: every page then shows them the banner of `RestrictionBanner`. */
export function useIsRestricted(): boolean {
  return Boolean(use(BannerContext));
}
