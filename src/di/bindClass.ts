import type { BindInWhenOnFluentSyntax, ContainerModuleLoadOptions, MapToResolvedValueInjectOptions } from 'inversify';
import type { Token } from './token';

type TokensOf<Dependencies extends unknown[]> = { [Index in keyof Dependencies]: Token<Dependencies[Index]> };

/** Binds a class as the one instance of a service; the tokens name its constructor's arguments, in their order. */
export function bindClass<Service, Dependencies extends unknown[]>(
  options: ContainerModuleLoadOptions,
  serviceToken: Token<Service>,
  Class: new (...dependencies: Dependencies) => Service,
  tokens: TokensOf<Dependencies>,
): void {
  toClass(options, serviceToken, Class, tokens).inSingletonScope();
}

/** As `bindClass`, but everyone who asks gets a new one: view-models. */
export function bindFresh<Service, Dependencies extends unknown[]>(
  options: ContainerModuleLoadOptions,
  serviceToken: Token<Service>,
  Class: new (...dependencies: Dependencies) => Service,
  tokens: TokensOf<Dependencies>,
): void {
  toClass(options, serviceToken, Class, tokens).inTransientScope();
}

function toClass<Service, Dependencies extends unknown[]>(
  { bind }: ContainerModuleLoadOptions,
  serviceToken: Token<Service>,
  Class: new (...dependencies: Dependencies) => Service,
  tokens: TokensOf<Dependencies>,
): BindInWhenOnFluentSyntax<Service> {
  return bind<Service>(serviceToken).toResolvedValue<Dependencies>(
    (...dependencies) => new Class(...dependencies),
    tokens as MapToResolvedValueInjectOptions<Dependencies>,
  );
}
