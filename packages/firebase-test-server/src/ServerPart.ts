import type { IncomingMessage, ServerResponse } from 'node:http';

/** One HTTP request and its response. CORS headers are set already. */
export interface HttpExchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Still percent-encoded: a name may contain an encoded slash. */
  readonly url: URL;
}

/** A service behind the one HTTP server: Firestore or Storage. */
export interface ServerPart {
  /** Answers and returns true, or returns false and leaves the request to the next part. */
  handle(exchange: HttpExchange): Promise<boolean>;
  close(): void;
}
