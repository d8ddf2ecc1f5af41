import { ContainerModule } from 'inversify';
import { CountdownViewModel } from '../../presentation/maintenance/CountdownViewModel';
import { bindFresh } from '../bindClass';
import { ports, viewModels } from '../tokens';

export const maintenanceModule = new ContainerModule((options) => {
  bindFresh(options, viewModels.countdown, CountdownViewModel, [ports.clock, ports.timers]);
});
