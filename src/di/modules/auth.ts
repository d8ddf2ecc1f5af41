import { ContainerModule } from 'inversify';
import { AuthViewModel } from '../../presentation/auth/AuthViewModel';
import { bindFresh } from '../bindClass';
import { ports, viewModels } from '../tokens';

export const authModule = new ContainerModule((options) => {
  bindFresh(options, viewModels.auth, AuthViewModel, [ports.demoSignIn]);
});
