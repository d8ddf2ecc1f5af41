import { Container, type ContainerModule } from 'inversify';
import type { Factory, ViewModelName, ViewModels, ViewModelSource } from '../presentation/shared/ViewModels';
import { firstPageModule } from './modules/firstPage';
import { viewModels } from './tokens';

/** View-models whose code comes with their area, when a screen first asks. All others are part of the first page. */
const areaOf: Partial<Record<ViewModelName, () => Promise<ContainerModule>>> = {
  auth: async () => (await import('./modules/auth')).authModule,
  newsletter: async () => (await import('./modules/newsletter')).newsletterModule,
  placeField: async () => (await import('./modules/places')).placesModule,
  postListing: async () => (await import('./modules/posting')).postingModule,
  quickSearch: async () => (await import('./modules/quickSearch')).quickSearchModule,
};

/** Wires the application over a backend. `di` alone knows the container; screens get a `ViewModelSource`. */
export function createViewModelSource(...backend: readonly ContainerModule[]): ViewModelSource {
  const container = new Container();
  container.load(...backend, firstPageModule);
  const loading = new Map<() => Promise<ContainerModule>, Promise<void>>();
  const arriving = new Map<ViewModelName, Promise<unknown>>();

  const make = <Name extends ViewModelName>(name: Name): Factory<ViewModels[Name]> => () => container.get(viewModels[name]);

  function loadArea(area: () => Promise<ContainerModule>): Promise<void> {
    const known = loading.get(area) ?? area().then((module) => container.load(module));
    loading.set(area, known);
    return known;
  }

  return {
    factoryOf(name) {
      const area = areaOf[name];
      if (area === undefined || container.isBound(viewModels[name])) return make(name);
      const arrival = arriving.get(name) ?? loadArea(area).then(() => make(name));
      arriving.set(name, arrival);
      return arrival as Promise<Factory<ViewModels[typeof name]>>;
    },
  };
}
