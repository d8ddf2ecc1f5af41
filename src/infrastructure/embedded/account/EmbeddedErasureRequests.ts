import type { ErasureRequests } from '../../../application/privacy/ErasureRequests';
import type { BackendResult } from '../../../application/shared/BackendResult';
import { success } from '../../../domain/shared/Result';

/** No server: all data is in this browser, and stays until a browser deletes it. */
export class EmbeddedErasureRequests implements ErasureRequests {
  async ask(): Promise<BackendResult<void>> {
    return success();
  }
}
