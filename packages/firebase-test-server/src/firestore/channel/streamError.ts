import type { EngineError } from '../EngineError';

/** The message that ends a stream. */
export const streamError = ({ grpcCode, message, status }: EngineError): object => ({
  error: { code: grpcCode, message, status },
});
