import type { Token } from '../../application/shared/token';
import type { Lazy } from '../../infrastructure/firebase/lazy/lazySubscribe';

/** A port of the lazy half, which is loaded for it when its time has come. */
export type LazyPort = <Port>(port: Token<Port>) => Lazy<Port>;
