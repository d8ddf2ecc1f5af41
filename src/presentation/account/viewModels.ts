import { viewModelKey } from '../shared/viewModelKey';
import type { BlockedPeopleViewModel } from './data/BlockedPeopleViewModel';
import type { DeletionViewModel } from './data/DeletionViewModel';
import type { ExportViewModel } from './data/ExportViewModel';
import type { AppealViewModel } from './decisions/AppealViewModel';
import type { OwnDecisionsViewModel } from './decisions/OwnDecisionsViewModel';
import type { OwnReportsViewModel } from './decisions/OwnReportsViewModel';
import type { DevicePushViewModel } from './DevicePushViewModel';
import type { NotificationsViewModel } from './NotificationsViewModel';
import type { PortraitViewModel } from './profile/PortraitViewModel';
import type { ProfileFormViewModel } from './profile/ProfileFormViewModel';
import type { PublicProfileViewModel } from './profile/PublicProfileViewModel';
import type { SellerFormViewModel } from './SellerFormViewModel';

export const appealViewModel = viewModelKey<AppealViewModel>('appealViewModel', 'account', 'screen');
export const blockedPeopleViewModel = viewModelKey<BlockedPeopleViewModel>(
  'blockedPeopleViewModel',
  'account',
  'screen',
);
export const devicePushViewModel = viewModelKey<DevicePushViewModel>('devicePushViewModel', 'notifications', 'screen');
export const deletionViewModel = viewModelKey<DeletionViewModel>('deletionViewModel', 'account', 'screen');
export const exportViewModel = viewModelKey<ExportViewModel>('exportViewModel', 'account', 'screen');
export const ownDecisionsViewModel = viewModelKey<OwnDecisionsViewModel>('ownDecisionsViewModel', 'account', 'screen');
export const ownReportsViewModel = viewModelKey<OwnReportsViewModel>('ownReportsViewModel', 'account', 'screen');
export const portraitViewModel = viewModelKey<PortraitViewModel>('portraitViewModel', 'account', 'screen');
export const profileFormViewModel = viewModelKey<ProfileFormViewModel>('profileFormViewModel', 'account', 'screen');
export const publicProfileViewModel = viewModelKey<PublicProfileViewModel>(
  'publicProfileViewModel',
  'account',
  'screen',
);
export const sellerFormViewModel = viewModelKey<SellerFormViewModel>('sellerFormViewModel', 'account', 'screen');
export const notificationsViewModel = viewModelKey<NotificationsViewModel>(
  'notificationsViewModel',
  'notifications',
  'screen',
);
