import { ContainerModule } from 'inversify';
import { RequestSignInCode } from '../../application/auth/RequestSignInCode';
import { AuthViewModel } from '../../presentation/auth/AuthViewModel';
import { PhoneSignInViewModel } from '../../presentation/auth/PhoneSignInViewModel';
import { bindClass, bindFresh } from '../bindClass';
import { ports, useCases, viewModels } from '../tokens';

export const authModule = new ContainerModule((options) => {
  bindClass(options, useCases.requestSignInCode, RequestSignInCode, [ports.phoneSignIn]);
  bindFresh(options, viewModels.auth, AuthViewModel, [ports.demoSignIn]);
  bindFresh(options, viewModels.phoneSignIn, PhoneSignInViewModel, [ports.phoneSignIn, useCases.requestSignInCode, ports.clock]);
});
