import { identityOf, type Identity } from '../identityOf';
import { EngineError } from './EngineError';

/** Throws EngineError UNAUTHENTICATED for a token that cannot be read. */
export function identify(authorization: string | undefined): Identity {
  try {
    return identityOf(authorization);
  } catch (error) {
    throw new EngineError('UNAUTHENTICATED', error instanceof Error ? error.message : String(error));
  }
}
