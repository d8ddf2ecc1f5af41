import type { MapToResolvedValueInjectOptions, Newable, ServiceIdentifier } from 'inversify';
import type { Token } from '../application/shared/token';
import type { ViewModelKey } from '../presentation/shared/viewModelKey';

/** What a service is asked for by: the token of a port, a use case's own class, or the key of a view-model. */
type Key<Service> = Token<Service> | Newable<Service> | ViewModelKey<Service>;

type KeysOf<Dependencies extends unknown[]> = { [Index in keyof Dependencies]: Key<Dependencies[Index]> };

/** What these functions use of Inversify, and `FirstPageContainer` offers as well. */
export interface Binder {
  readonly bind: <Service>(key: ServiceIdentifier<Service>) => Binding<Service>;
}

export interface Binding<Service> {
  toConstantValue(value: Service): unknown;
  toResolvedValue<Dependencies extends unknown[]>(
    create: (...dependencies: Dependencies) => Service,
    keys: MapToResolvedValueInjectOptions<Dependencies>,
  ): Scopes;
  toService(key: ServiceIdentifier<Service>): unknown;
}

interface Scopes {
  inSingletonScope(): unknown;
  inTransientScope(): unknown;
}

/** Where a service is made: what else is made there can be asked for. */
export interface Resolution {
  get<Service>(key: ServiceIdentifier<Service>): Service;
}

export interface BindingOptions extends Binder {
  /** As `bind`, in the place of what is bound already. */
  readonly rebind: Binder['bind'];
  /** Lets a function stand something before a service, each time that it is asked for. */
  readonly onActivation: <Service>(
    key: ServiceIdentifier<Service>,
    activate: (resolution: Resolution, service: Service) => Service,
  ) => unknown;
}

/** Binds the services of one module. */
export type Bindings = (options: BindingOptions) => void;

/** A binder that replaces what is bound already: a stand-in by what it stands in for. */
export function replacing({ rebind }: Pick<BindingOptions, 'rebind'>): Binder {
  return { bind: rebind };
}

/** Binds a class as the one instance of a service; the keys name its constructor's arguments, in their order. */
export function bindClass<Service, Dependencies extends unknown[]>(
  binder: Binder,
  key: Key<Service>,
  Class: new (...dependencies: Dependencies) => NoInfer<Service>,
  keys: KeysOf<Dependencies>,
): void {
  bindFactory(binder, key, (...dependencies: Dependencies) => new Class(...dependencies), keys);
}

/** As `bindClass`, but each dependent gets an instance of its own. */
export function bindFresh<Service, Dependencies extends unknown[]>(
  binder: Binder,
  key: Key<Service>,
  Class: new (...dependencies: Dependencies) => NoInfer<Service>,
  keys: KeysOf<Dependencies>,
): void {
  toFactory(binder, key, (...dependencies: Dependencies) => new Class(...dependencies), keys).inTransientScope();
}

/** Binds a use case, which is asked for by its class. */
export function bindUseCase<UseCase, Dependencies extends unknown[]>(
  binder: Binder,
  Class: new (...dependencies: Dependencies) => UseCase,
  keys: KeysOf<Dependencies>,
): void {
  bindFactory<UseCase, Dependencies>(binder, Class, (...dependencies) => new Class(...dependencies), keys);
}

/** Binds a view-model in the scope that its key names. */
export function bindViewModel<ViewModel, Dependencies extends unknown[]>(
  binder: Binder,
  key: ViewModelKey<ViewModel>,
  Class: new (...dependencies: Dependencies) => NoInfer<ViewModel>,
  keys: KeysOf<Dependencies>,
): void {
  const bindInScope = key.scope === 'site' ? bindClass : bindFresh;
  bindInScope(binder, key, Class, keys);
}

/** Binds what a function makes, once, as the one instance of a service; the keys name the function's arguments. */
export function bindFactory<Service, Dependencies extends unknown[]>(
  binder: Binder,
  key: Key<Service>,
  create: (...dependencies: Dependencies) => NoInfer<Service>,
  keys: KeysOf<Dependencies>,
): void {
  toFactory(binder, key, create, keys).inSingletonScope();
}

/** Binds what another container makes, asked each time. */
export function bindMaker({ bind }: Binder, identifier: ServiceIdentifier, make: () => unknown): void {
  bind(identifier).toResolvedValue(make, []).inTransientScope();
}

/** Binds a service that exists already. */
export function bindValue<Service>({ bind }: Binder, key: Key<Service>, value: NoInfer<Service>): void {
  bind(identifierOf(key)).toConstantValue(value);
}

/** Binds a second key to the instance that another key names. */
export function bindAlias<Service>({ bind }: Binder, key: Key<Service>, target: Key<NoInfer<Service>>): void {
  bind(identifierOf(key)).toService(identifierOf(target));
}

function toFactory<Service, Dependencies extends unknown[]>(
  { bind }: Binder,
  key: Key<Service>,
  create: (...dependencies: Dependencies) => Service,
  keys: KeysOf<Dependencies>,
): Scopes {
  return bind<Service>(identifierOf(key)).toResolvedValue<Dependencies>(
    (...dependencies) => create(...dependencies),
    keys.map(identifierOf) as MapToResolvedValueInjectOptions<Dependencies>,
  );
}

function identifierOf<Service>(key: Key<Service>): ServiceIdentifier<Service> {
  return typeof key === 'object' ? key.token : key;
}
