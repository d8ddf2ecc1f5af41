import 'fake-indexeddb/auto';
import { act, cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import { ContainerModule } from 'inversify';
import { MemoryRouter, useLocation, useNavigate, type NavigateFunction } from 'react-router-dom';
import { afterEach, beforeEach } from 'vitest';
import { Clock } from '../../src/application/shared/Clock';
import type { Backend } from '../../src/di/Backend';
import { browser } from '../../src/di/backends/browser';
import { embeddedBackend } from '../../src/di/backends/embedded';
import { embedded } from '../../src/di/backends/embeddedTokens';
import { bindFactory, bindValue, replacing } from '../../src/di/bind';
import { createViewModelSource } from '../../src/di/container';
import type { ChangeFeed } from '../../src/infrastructure/embedded/database/ChangeFeed';
import { DemoCatalogueImport } from '../../src/infrastructure/embedded/demo/DemoCatalogueImport';
import type { EmbeddedBackendStatus } from '../../src/infrastructure/embedded/database/EmbeddedBackendStatus';
import type { EmbeddedDatabase } from '../../src/infrastructure/embedded/database/EmbeddedDatabase';
import { App } from '../../src/presentation/app/App';
import '../support/doubles/lazyCode';
import { VirtualTime } from '../support/time/VirtualTime';
// The lazily loaded modules, loaded beforehand.
import '../../src/di/backends/browserLazy';
import '../../src/di/backends/embeddedLazy';
import '../../src/di/modules/favourites';
import '../../src/di/modules/messaging';
import '../../src/di/modules/myListings';
import '../../src/di/modules/notifications';
import { aDemoSource } from '../support/embedded/aDemoCatalogue';
import { Timers } from '../../src/application/shared/Timers';

// A browser on plain http, which has no locks: happy-dom has a property for them, and nothing in it.
Reflect.deleteProperty(Object.getPrototypeOf(navigator) as object, 'locks');

interface Circumstances {
  readonly at?: string;
  /** What an earlier visit left in localStorage. */
  readonly stored?: Readonly<Record<string, string>>;
  readonly time?: VirtualTime;
}

/** An open overlay removes its history entry asynchronously: waits for that, so that the next site does not receive it. */
export async function closeSite(): Promise<void> {
  const isCovered = (window.history.state as { readonly covered?: boolean } | null)?.covered === true;
  const uncovered = isCovered ? new Promise((resolve) => addEventListener('popstate', resolve, { once: true })) : null;
  cleanup();
  await uncovered;
}

/** Lets each test of the file begin in an empty browser. */
export function beginInEmptyBrowser(): void {
  beforeEach(() => {
    globalThis.indexedDB = new IDBFactory();
    localStorage.clear();
  });
  afterEach(closeSite);
}

/** The whole site as it is wired for the embedded backend, in an empty browser whose time advances only through `time`. */
export async function openEmbeddedSite({
  at = '/a-propos',
  stored = {},
  time = new VirtualTime(),
}: Circumstances = {}) {
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  let address = '';
  let go: NavigateFunction | null = null;
  function Address() {
    const { pathname, search } = useLocation();
    address = pathname + search;
    go = useNavigate();
    return null;
  }
  // What is shown may have to be fetched first, which React wants to be waited for.
  await act(
    async () =>
      void render(
        <MemoryRouter initialEntries={[at]}>
          <Address />
          <App viewModels={createViewModelSource(browser, embeddedBackend, inVirtualTime(time))} />
        </MemoryRouter>,
      ),
  );
  return { address: () => address, go: (to: string) => void go?.(to), time, user: userEvent.setup() };
}

function inVirtualTime(time: VirtualTime): Backend {
  const nothing = new ContainerModule(() => undefined);
  return {
    eager: () => (options) => {
      const replaced = replacing(options);
      bindValue(replaced, Clock, time);
      bindValue(replaced, Timers, time);
      bindFactory(replaced, embedded.catalogueImport, importNothing, [
        embedded.database,
        embedded.feed,
        embedded.status,
        Clock,
      ]);
    },
    lazy: () => Promise.resolve(nothing),
  };
}

/** An import of the whole catalogue would outlive the test, and the page that it wants to see painted. */
function importNothing(
  ...[database, feed, status, clock]: [EmbeddedDatabase, ChangeFeed, EmbeddedBackendStatus, Clock]
): DemoCatalogueImport {
  const catalogueImport = new DemoCatalogueImport(database, feed, status, clock, aDemoSource([]));
  void catalogueImport.start();
  return catalogueImport;
}
