import type { IncomingMessage, ServerResponse } from 'node:http';

/** What a part of the test server is asked: CORS is answered, the address parsed. */
export interface EmulatorRequest {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Percent-encoding is still in it: a name may hold an encoded slash. */
  readonly url: URL;
}

/** Firestore, Storage: one HTTP server, told apart by path. */
export interface EmulatorPart {
  /** Answers and returns true, or leaves the request to the next part. */
  handle(asked: EmulatorRequest): Promise<boolean>;
  close(): void;
}
