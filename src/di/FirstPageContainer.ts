import type { ServiceIdentifier } from 'inversify';
import type { Binder, Bindings, Binding } from './bind';

type Resolve = (key: ServiceIdentifier) => unknown;

/**
 * Makes what the first page needs, without Inversify (17 kB, brotli), which comes with the first lazy module. From then on dependencies are
 * resolved where `resolveBy` says, so that what the lazy halves replace is used by everything that is made later.
 */
export class FirstPageContainer {
  readonly #makers = new Map<ServiceIdentifier, () => unknown>();
  #resolve: Resolve = (key) => this.make(key);

  get keys(): readonly ServiceIdentifier[] {
    return [...this.#makers.keys()];
  }

  load(bindings: Bindings): void {
    const bind: Binder['bind'] = (key) => this.#binding(key);
    bindings({ bind, rebind: bind });
  }

  resolveBy(resolve: Resolve): void {
    this.#resolve = resolve;
  }

  /** Throws when nothing is bound to the key. */
  get<Service>(key: ServiceIdentifier<Service>): Service {
    return this.#resolve(key) as Service;
  }

  /** What is bound here, whatever has replaced it since. */
  make(key: ServiceIdentifier): unknown {
    const maker = this.#makers.get(key);
    if (maker === undefined) throw new Error(`Nothing is bound to ${String(key)}`);
    return maker();
  }

  #binding<Service>(key: ServiceIdentifier<Service>): Binding<Service> {
    const make = (maker: () => Service) => void this.#makers.set(key, maker);
    return {
      toConstantValue: (value) => make(() => value),
      toService: (target) => make(() => this.get(target)),
      toResolvedValue: (create, keys) => {
        const createNew = () =>
          create(...(keys.map((one) => this.get(one as ServiceIdentifier)) as Parameters<typeof create>));
        return {
          inSingletonScope: () => make(once(createNew)),
          inTransientScope: () => make(createNew),
        };
      },
    };
  }
}

function once<Value>(create: () => Value): () => Value {
  let made: { readonly value: Value } | null = null;
  return () => (made ??= { value: create() }).value;
}
