import { ContainerModule } from 'inversify';
import { CheckConfirmation } from '../../application/auth/CheckConfirmation';
import { OwnIdentity } from '../../application/auth/OwnIdentity';
import { NoticeRepository } from '../../application/moderation/NoticeRepository';
import { ReportRepository } from '../../application/moderation/ReportRepository';
import { DecisionRepository } from '../../application/moderation/DecisionRepository';
import { FollowOwnRestriction } from '../../application/moderation/FollowOwnRestriction';
import { RestrictionRepository } from '../../application/moderation/RestrictionRepository';
import { SendNotice } from '../../application/moderation/SendNotice';
import { TransparencyRepository } from '../../application/moderation/TransparencyRepository';
import { SendReport } from '../../application/moderation/SendReport';
import { Clock } from '../../application/shared/Clock';
import { FormDrafts } from '../../application/shared/FormDrafts';
import { IdGenerator } from '../../application/shared/IdGenerator';
import { token } from '../../application/shared/token';
import { NoticeFollowUpViewModel } from '../../presentation/moderation/notice/NoticeFollowUpViewModel';
import { NoticeViewModel } from '../../presentation/moderation/notice/NoticeViewModel';
import { TransparencyViewModel } from '../../presentation/moderation/transparency/TransparencyViewModel';
import { OwnRestrictionViewModel } from '../../presentation/moderation/OwnRestrictionViewModel';
import { ReportViewModel } from '../../presentation/moderation/ReportViewModel';
import {
  followOwnRestriction,
  noticeFollowUpViewModel,
  noticeViewModel,
  ownRestrictionViewModel,
  reportViewModel,
  transparencyViewModel,
} from '../../presentation/moderation/viewModels';
import { sessionViewModel } from '../../presentation/shared/viewModels';
import { bindAlias, bindClass, bindUseCase, bindViewModel } from '../bind';

const reporterConfirmation = token<CheckConfirmation>('CheckConfirmation of reporters');

export const moderationModule = new ContainerModule((options) => {
  bindClass(options, reporterConfirmation, CheckConfirmation, [OwnIdentity]);
  bindUseCase(options, SendReport, [ReportRepository, reporterConfirmation]);
  bindUseCase(options, SendNotice, [NoticeRepository]);
  bindViewModel(options, noticeViewModel, NoticeViewModel, [SendNotice, NoticeRepository, FormDrafts, IdGenerator]);
  bindViewModel(options, noticeFollowUpViewModel, NoticeFollowUpViewModel, [NoticeRepository]);
  bindUseCase(options, FollowOwnRestriction, [RestrictionRepository, DecisionRepository, Clock]);
  bindAlias(options, followOwnRestriction, FollowOwnRestriction);
  bindViewModel(options, ownRestrictionViewModel, OwnRestrictionViewModel, [
    sessionViewModel,
    RestrictionRepository,
    Clock,
  ]);
  bindViewModel(options, reportViewModel, ReportViewModel, [SendReport]);
  bindViewModel(options, transparencyViewModel, TransparencyViewModel, [TransparencyRepository]);
});
