import { ContainerModule } from 'inversify';
import { ReadVisitors } from '../../application/analytics/ReadVisitors';
import { VisitCounter } from '../../application/analytics/VisitCounter';
import { AppConfigurationRepository } from '../../application/maintenance/AppConfigurationRepository';
import { PlanLaunch } from '../../application/maintenance/PlanLaunch';
import { NewsletterRepository } from '../../application/newsletter/NewsletterRepository';
import { Clock } from '../../application/shared/Clock';
import { MaintenanceAdministrationViewModel } from '../../presentation/administration/MaintenanceAdministrationViewModel';
import { maintenanceAdministrationViewModel } from '../../presentation/administration/viewModels';
import { bindUseCase, bindViewModel } from '../bind';

/** What administrators do. The maintenance page that visitors see is part of the first page. */
export const administrationModule = new ContainerModule((options) => {
  bindUseCase(options, PlanLaunch, [AppConfigurationRepository]);
  bindUseCase(options, ReadVisitors, [VisitCounter, Clock]);
  bindViewModel(options, maintenanceAdministrationViewModel, MaintenanceAdministrationViewModel, [
    AppConfigurationRepository,
    PlanLaunch,
    NewsletterRepository,
    ReadVisitors,
  ]);
});
