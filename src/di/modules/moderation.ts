import { ContainerModule } from 'inversify';
import { CheckConfirmation } from '../../application/auth/CheckConfirmation';
import { OwnIdentity } from '../../application/auth/OwnIdentity';
import { ReportRepository } from '../../application/moderation/ReportRepository';
import { SendReport } from '../../application/moderation/SendReport';
import { token } from '../../application/shared/token';
import { ReportViewModel } from '../../presentation/moderation/ReportViewModel';
import { reportViewModel } from '../../presentation/moderation/viewModels';
import { bindClass, bindUseCase, bindViewModel } from '../bind';

const reporterConfirmation = token<CheckConfirmation>('CheckConfirmation of reporters');

export const moderationModule = new ContainerModule((options) => {
  bindClass(options, reporterConfirmation, CheckConfirmation, [OwnIdentity]);
  bindUseCase(options, SendReport, [ReportRepository, reporterConfirmation]);
  bindViewModel(options, reportViewModel, ReportViewModel, [SendReport]);
});
