import type { MessageDelivery } from '../../application/messaging/MessageDelivery';
import { viewModelKey } from '../shared/viewModelKey';
import type { AnswersViewModel } from './AnswersViewModel';
import type { InboxViewModel } from './InboxViewModel';
import type { ComposerViewModel } from './thread/ComposerViewModel';
import type { ThreadViewModel } from './thread/ThreadViewModel';

export const answersViewModel = viewModelKey<AnswersViewModel>('answersViewModel', 'messaging', 'screen');
export const composerViewModel = viewModelKey<ComposerViewModel>('composerViewModel', 'messaging', 'screen');
export const inboxViewModel = viewModelKey<InboxViewModel>('inboxViewModel', 'messaging', 'site');
export const messageDelivery = viewModelKey<MessageDelivery>('messageDelivery', 'messaging', 'site');
export const threadViewModel = viewModelKey<ThreadViewModel>('threadViewModel', 'messaging', 'screen');
