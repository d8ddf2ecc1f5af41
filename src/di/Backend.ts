import type { ContainerModule } from 'inversify';
import type { Token } from '../application/shared/token';
import type { Bindings } from './bind';

/** Resolves a port from a backend's lazy half, which is loaded if it has not been yet; it rejects if that fails. */
export type ResolveLazily = <Port>(port: Token<Port>) => Promise<Port>;

/** What the application runs on: adapters for ports, in two halves, of which the lazy one may have a part of its own for listings. */
export interface Backend {
  /** The ports that the first page needs; their code travels with it. */
  readonly eager: (resolveLazily: ResolveLazily) => Bindings;
  /**
   * The ports that the page of a listing needs besides, which is made without Inversify where all backends have them apart. The pages of
   * results need no more of the backend that `servesResults`.
   */
  readonly listing?: (resolveLazily: ResolveLazily) => Promise<Bindings>;
  readonly servesResults?: true;
  /** All other ports, loaded before the first module that is not on the first page. It may replace ports of the eager half. */
  readonly lazy: () => Promise<ContainerModule>;
  /** Ports that only the modules of accounts, moderation and the administration use, where the lazy half has not got them. */
  readonly moderation?: () => Promise<ContainerModule>;
}
