import { ContainerModule } from 'inversify';
import { ReadVisitors } from '../../application/analytics/ReadVisitors';
import { VisitCounter } from '../../application/analytics/VisitCounter';
import { AppConfigurationRepository } from '../../application/maintenance/AppConfigurationRepository';
import { PlanLaunch } from '../../application/maintenance/PlanLaunch';
import { NewsletterRepository } from '../../application/newsletter/NewsletterRepository';
import { Clock } from '../../application/shared/Clock';
import { MaintenanceAdministrationViewModel } from '../../presentation/administration/MaintenanceAdministrationViewModel';
import { bindFresh, bindUseCase } from '../bind';
import { viewModels } from '../tokens';

/** The administration of the maintenance; what everyone meets of it is part of the first page. */
export const maintenanceModule = new ContainerModule((options) => {
  bindUseCase(options, PlanLaunch, [AppConfigurationRepository]);
  bindUseCase(options, ReadVisitors, [VisitCounter, Clock]);
  bindFresh(options, viewModels.maintenanceAdministration, MaintenanceAdministrationViewModel, [
    AppConfigurationRepository,
    PlanLaunch,
    NewsletterRepository,
    ReadVisitors,
  ]);
});
