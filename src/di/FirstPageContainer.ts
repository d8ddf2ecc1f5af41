import type { ServiceIdentifier } from 'inversify';
import type { Binder, Binding, Bindings, Resolution } from './bind';

type Activate = (resolution: Resolution, service: unknown) => unknown;

/** A container that has taken over. */
interface Successor {
  readonly get: (key: ServiceIdentifier) => unknown;
  readonly load: (bindings: Bindings) => void;
}

/**
 * Makes what the first page and the page of a listing need, without Inversify (17 kB, brotli), which comes with the first other module. From
 * then on dependencies are resolved by the container that takes over, so that what the lazy halves replace is used by everything that is made later.
 */
export class FirstPageContainer {
  readonly #makers = new Map<ServiceIdentifier, () => unknown>();
  readonly #activations = new Map<ServiceIdentifier, Activate>();
  #successor: Successor | null = null;

  get keys(): readonly ServiceIdentifier[] {
    return [...this.#makers.keys()];
  }

  load(bindings: Bindings): void {
    if (this.#successor !== null) return this.#successor.load(bindings);
    const bind: Binder['bind'] = (key) => this.#binding(key);
    bindings({
      bind,
      rebind: bind,
      onActivation: (key, activate) => this.#activations.set(key, activate as Activate),
    });
  }

  handOverTo(successor: Successor): void {
    this.#successor = successor;
  }

  /** Throws when nothing is bound to the key. */
  get<Service>(key: ServiceIdentifier<Service>): Service {
    return (this.#successor === null ? this.make(key) : this.#successor.get(key)) as Service;
  }

  /** What is bound here, whatever has replaced it since. */
  make(key: ServiceIdentifier): unknown {
    const maker = this.#makers.get(key);
    if (maker === undefined) throw new Error(`Nothing is bound to ${String(key)}`);
    const made = maker();
    return this.#activations.get(key)?.(this, made) ?? made;
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
