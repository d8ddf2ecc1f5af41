import { Container, ContainerModule } from 'inversify';
import { bindMaker } from './bind';
import type { FirstPageContainer } from './FirstPageContainer';

/** A container that starts from what the first page is made of, and takes over from it. */
export function containerAround(firstPage: FirstPageContainer): Container {
  const container = new Container();
  container.load(
    new ContainerModule((options) => {
      for (const key of firstPage.keys) bindMaker(options, key, () => firstPage.make(key));
    }),
  );
  firstPage.handOverTo({
    get: (key) => container.get(key),
    load: (bindings) => container.load(new ContainerModule(bindings)),
  });
  return container;
}
