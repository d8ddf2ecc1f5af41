export type EngineErrorStatus = keyof typeof codes;

const codes = {
  INVALID_ARGUMENT: { number: 3, http: 400 },
  NOT_FOUND: { number: 5, http: 404 },
  ALREADY_EXISTS: { number: 6, http: 409 },
  PERMISSION_DENIED: { number: 7, http: 403 },
  RESOURCE_EXHAUSTED: { number: 8, http: 429 },
  FAILED_PRECONDITION: { number: 9, http: 400 },
  ABORTED: { number: 10, http: 409 },
  UNIMPLEMENTED: { number: 12, http: 501 },
  UNAUTHENTICATED: { number: 16, http: 401 },
  INTERNAL: { number: 13, http: 500 },
  UNAVAILABLE: { number: 14, http: 503 },
} as const;

export const isEngineErrorStatus = (text: string): text is EngineErrorStatus => text in codes;

/** A refusal with the status that Firestore gives it. */
export class EngineError extends Error {
  readonly status: EngineErrorStatus;

  constructor(status: EngineErrorStatus, message: string) {
    super(message);
    this.name = 'EngineError';
    this.status = status;
  }

  get grpcCode(): number {
    return codes[this.status].number;
  }

  get httpStatus(): number {
    return codes[this.status].http;
  }

  /** The error as a refusal; any error but an EngineError becomes `INTERNAL`. */
  static from(error: unknown): EngineError {
    if (error instanceof EngineError) return error;
    return new EngineError('INTERNAL', error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
}
