import { EmbeddedErasureRequests } from '../../../src/infrastructure/embedded/account/EmbeddedErasureRequests';
import { describeErasureRequests } from '../privacy/erasureRequestsContract';

describeErasureRequests('EmbeddedErasureRequests', () => new EmbeddedErasureRequests());
