import type { MessageDelivery } from '../../application/messaging/MessageDelivery';
import { viewModelKey } from '../shared/viewModelKey';
import type { InboxViewModel } from './InboxViewModel';

export const inboxViewModel = viewModelKey<InboxViewModel>('inboxViewModel', 'messaging', 'site');
export const messageDelivery = viewModelKey<MessageDelivery>('messageDelivery', 'messaging', 'site');
