import type { FollowOwnRestriction } from '../../application/moderation/FollowOwnRestriction';
import { viewModelKey } from '../shared/viewModelKey';
import type { NoticeFollowUpViewModel } from './notice/NoticeFollowUpViewModel';
import type { NoticeViewModel } from './notice/NoticeViewModel';
import type { OwnRestrictionViewModel } from './OwnRestrictionViewModel';
import type { ReportViewModel } from './ReportViewModel';
import type { TransparencyViewModel } from './transparency/TransparencyViewModel';

export const followOwnRestriction = viewModelKey<FollowOwnRestriction>('followOwnRestriction', 'moderation', 'site');
export const noticeFollowUpViewModel = viewModelKey<NoticeFollowUpViewModel>(
  'noticeFollowUpViewModel',
  'moderation',
  'screen',
);
export const noticeViewModel = viewModelKey<NoticeViewModel>('noticeViewModel', 'moderation', 'screen');
export const ownRestrictionViewModel = viewModelKey<OwnRestrictionViewModel>(
  'ownRestrictionViewModel',
  'moderation',
  'site',
);
export const reportViewModel = viewModelKey<ReportViewModel>('reportViewModel', 'moderation', 'screen');
export const transparencyViewModel = viewModelKey<TransparencyViewModel>(
  'transparencyViewModel',
  'moderation',
  'screen',
);
