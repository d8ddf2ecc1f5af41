import { token } from '../../application/shared/token';
import type { PersonStorage } from '../../infrastructure/browser/storage/PersonStorage';

/** Shared by the browser's adapters and the embedded session, which must agree on whose tab this is. */
export const personStorage = token<PersonStorage>('PersonStorage');
