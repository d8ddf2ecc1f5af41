import { ContainerModule } from 'inversify';
import { ReadVisitors } from '../../application/analytics/ReadVisitors';
import { PlanLaunch } from '../../application/maintenance/PlanLaunch';
import { MaintenanceAdministrationViewModel } from '../../presentation/administration/MaintenanceAdministrationViewModel';
import { bindClass, bindFresh } from '../bindClass';
import { ports, viewModels } from '../tokens';
import { useCases } from '../useCases';

/** The administration of the maintenance; what everyone meets of it is part of the first page. */
export const maintenanceModule = new ContainerModule((options) => {
  bindClass(options, useCases.planLaunch, PlanLaunch, [ports.appConfigurationRepository]);
  bindClass(options, useCases.readVisitors, ReadVisitors, [ports.visitCounter, ports.clock]);
  bindFresh(options, viewModels.maintenanceAdministration, MaintenanceAdministrationViewModel, [
    ports.appConfigurationRepository,
    useCases.planLaunch,
    ports.newsletterRepository,
    useCases.readVisitors,
  ]);
});
