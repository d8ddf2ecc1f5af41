import { ContainerModule } from 'inversify';
import { SendReport } from '../../application/moderation/SendReport';
import { ReportViewModel } from '../../presentation/moderation/ReportViewModel';
import { bindClass, bindFresh } from '../bindClass';
import { ports, viewModels } from '../tokens';
import { useCases } from '../useCases';

export const moderationModule = new ContainerModule((options) => {
  bindClass(options, useCases.sendReport, SendReport, [ports.reports]);
  bindFresh(options, viewModels.report, ReportViewModel, [useCases.sendReport]);
});
