import type { MessageDelivery } from '../../application/messaging/MessageDelivery';
import { viewModelKey } from '../shared/viewModelKey';
import type { AppointmentViewModel } from './appointments/AppointmentViewModel';
import type { AskedListingViewModel } from './AskedListingViewModel';
import type { InboxViewModel } from './InboxViewModel';
import type { ComposerViewModel } from './thread/ComposerViewModel';
import type { DealTimelineViewModel } from './thread/DealTimelineViewModel';
import type { ThreadViewModel } from './thread/ThreadViewModel';
import type { WithdrawalViewModel } from './withdrawal/WithdrawalViewModel';

export const appointmentViewModel = viewModelKey<AppointmentViewModel>('appointmentViewModel', 'messaging', 'screen');
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
export const inboxViewModel = viewModelKey<InboxViewModel>('inboxViewModel', 'messaging', 'site');
export const messageDelivery = viewModelKey<MessageDelivery>('messageDelivery', 'messaging', 'site');
export const threadViewModel = viewModelKey<ThreadViewModel>('threadViewModel', 'messaging', 'screen');
export const withdrawalViewModel = viewModelKey<WithdrawalViewModel>('withdrawalViewModel', 'messaging', 'screen');
