import { ContainerModule } from 'inversify';
import { ReportRepository } from '../../application/moderation/ReportRepository';
import { SendReport } from '../../application/moderation/SendReport';
import { ReportViewModel } from '../../presentation/moderation/ReportViewModel';
import { bindFresh, bindUseCase } from '../bind';
import { viewModels } from '../tokens';

export const moderationModule = new ContainerModule((options) => {
  bindUseCase(options, SendReport, [ReportRepository]);
  bindFresh(options, viewModels.report, ReportViewModel, [SendReport]);
});
