import { viewModelKey } from '../../shared/viewModelKey';
import type { AskedListingViewModel } from '../AskedListingViewModel';
import type { ComposerViewModel } from './ComposerViewModel';
import type { DealTimelineViewModel } from './DealTimelineViewModel';
import type { ThreadViewModel } from './ThreadViewModel';
import type { WithdrawalViewModel } from '../withdrawal/WithdrawalViewModel';

// Of one conversation: these keys do not travel with the first page, as those of the inbox do.
export const askedListingViewModel = viewModelKey<AskedListingViewModel>(
  'askedListingViewModel',
  'messaging',
  'screen',
);
export const composerViewModel = viewModelKey<ComposerViewModel>('composerViewModel', 'messaging', 'screen');
export const dealTimelineViewModel = viewModelKey<DealTimelineViewModel>(
  'dealTimelineViewModel',
  'messaging',
  'screen',
);
export const threadViewModel = viewModelKey<ThreadViewModel>('threadViewModel', 'messaging', 'screen');
export const withdrawalViewModel = viewModelKey<WithdrawalViewModel>('withdrawalViewModel', 'messaging', 'screen');
