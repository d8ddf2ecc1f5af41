import 'fake-indexeddb/auto';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import { ContainerModule } from 'inversify';
import { MemoryRouter, useLocation, useNavigate, type NavigateFunction } from 'react-router-dom';
import type { Backend } from '../../src/di/Backend';
import { browser } from '../../src/di/backends/browser';
import { embeddedBackend } from '../../src/di/backends/embedded';
import { createViewModelSource } from '../../src/di/container';
import { ports } from '../../src/di/tokens';
import { App } from '../../src/presentation/app/App';
import { VirtualTime } from '../support/VirtualTime';
// Loaded here, so that no test waits for what the site fetches later.
import '../../src/presentation/app/MaterialTheme';
import '../../src/presentation/app/SideMenu';
import '../../src/presentation/app/ToastHost';
import '../../src/presentation/auth/AuthScreen';
import '../../src/presentation/information/AboutScreen';
import '../../src/presentation/information/HelpScreen';
import '../../src/presentation/search/QuickSearch';

interface Circumstances {
  readonly at?: string;
  /** What an earlier visit left in localStorage. */
  readonly stored?: Readonly<Record<string, string>>;
  readonly time?: VirtualTime;
}

/** The whole site as it is wired for the embedded backend, in an empty browser whose time moves only when told to. */
export function openEmbeddedSite({ at = '/a-propos', stored = {}, time = new VirtualTime() }: Circumstances = {}) {
  globalThis.indexedDB = new IDBFactory();
  localStorage.clear();
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  let address = '';
  let go: NavigateFunction | null = null;
  function Address() {
    const { pathname, search } = useLocation();
    address = pathname + search;
    go = useNavigate();
    return null;
  }
  const { unmount } = render(
    <MemoryRouter initialEntries={[at]}>
      <Address />
      <App viewModels={createViewModelSource(browser, embeddedBackend, inVirtualTime(time))} />
    </MemoryRouter>,
  );
  return { address: () => address, go: (to: string) => void go?.(to), time, unmount, user: userEvent.setup() };
}

function inVirtualTime(time: VirtualTime): Backend {
  const nothing = new ContainerModule(() => undefined);
  return {
    firstPage: new ContainerModule((options) => {
      options.rebind(ports.clock).toConstantValue(time);
      options.rebind(ports.timers).toConstantValue(time);
    }),
    later: () => Promise.resolve(nothing),
  };
}
