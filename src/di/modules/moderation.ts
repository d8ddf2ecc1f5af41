import { ContainerModule } from 'inversify';
import { ReportRepository } from '../../application/moderation/ReportRepository';
import { SendReport } from '../../application/moderation/SendReport';
import { ReportViewModel } from '../../presentation/moderation/ReportViewModel';
import { reportViewModel } from '../../presentation/moderation/viewModels';
import { bindUseCase, bindViewModel } from '../bind';

export const moderationModule = new ContainerModule((options) => {
  bindUseCase(options, SendReport, [ReportRepository]);
  bindViewModel(options, reportViewModel, ReportViewModel, [SendReport]);
});
