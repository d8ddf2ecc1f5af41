import type { OwnPushDevices } from '../../../application/notifications/OwnPushDevices';
import type { BackendResult } from '../../../application/shared/BackendResult';
import { failure, success } from '../../../domain/shared/Result';

/** There is no server that could send pushes, hence no device. */
export class EmbeddedOwnPushDevices implements OwnPushDevices {
  readonly publicKey = null;

  has(): Promise<BackendResult<boolean>> {
    return Promise.resolve(success(false));
  }

  add(): Promise<BackendResult<void>> {
    return Promise.resolve(failure('denied'));
  }

  remove(): Promise<BackendResult<void>> {
    return Promise.resolve(success());
  }
}
