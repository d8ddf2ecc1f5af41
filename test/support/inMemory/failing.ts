import { failure } from '../../../src/domain/shared/Result';

/** The same port, one method of which fails from now on. */
export function failing<Port extends object>(port: Port, method: keyof Port, reason: string): Port {
  return Object.assign(port, { [method]: () => Promise.resolve(failure(reason)) });
}
