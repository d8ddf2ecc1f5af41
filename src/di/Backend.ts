import type { ContainerModule } from 'inversify';

/** What the application runs on: adapters for ports, in two parts. */
export interface Backend {
  /** The ports that the first page needs; it travels with it. */
  readonly firstPage: ContainerModule;
  /** All other ports, fetched before the first area that is not on the first page. */
  readonly later: () => Promise<ContainerModule>;
}
