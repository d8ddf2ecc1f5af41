import '@fontsource-variable/bricolage-grotesque/wght.css';
import '@fontsource-variable/figtree/wght.css';
import './presentation/app/theme/page.css';
import { lazy, startTransition, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { browser } from './di/backends/browser';
import { chosenBackend } from './di/backends/chosen';
import { createViewModelSource } from './di/container';
import { App } from './presentation/app/App';
import { fetchScreen } from './presentation/app/routes';
import { finalizeObserversOnPageHide } from './presentation/app/startup/finalizeObservers';
import { SiteRouter } from './presentation/app/SiteRouter';

const ConfigurationNotice = lazy(async () => ({
  default: (await import('./presentation/app/recovery/ConfigurationNotice')).ConfigurationNotice,
}));

finalizeObserversOnPageHide();
const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root element');
const backend = chosenBackend();
// A transition lets the browser paint the prerendered page first and keeps the rendering interruptible.
const render = (site: ReactNode) => startTransition(() => createRoot(root).render(site));
if (backend.ok) {
  const viewModels = createViewModelSource(browser, backend.value);
  void fetchScreen(location.pathname, viewModels).then(() =>
    render(
      <SiteRouter>
        <App viewModels={viewModels} />
      </SiteRouter>,
    ),
  );
} else render(<ConfigurationNotice missing={backend.failure} />);
