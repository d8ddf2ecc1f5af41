import '@fontsource-variable/bricolage-grotesque/wght.css';
import '@fontsource-variable/figtree/wght.css';
import './presentation/app/theme/page.css';
import { lazy, startTransition, useEffect, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { PAGE_ANSWERS_ID } from './application/shared/PageAnswers';
import { browser } from './di/backends/browser';
import { chosenBackend } from './di/backends/chosen';
import { createViewModelSource } from './di/container';
import { afterFirstPaint } from './infrastructure/browser/page/afterFirstPaint';
import { App } from './presentation/app/App';
import { fetchScreen } from './presentation/app/routes';
import { finalizeObserversOnPageHide } from './presentation/app/startup/finalizeObservers';
import { SiteRouter } from './presentation/app/SiteRouter';
import { nextTask } from './presentation/app/startup/nextTask';
import { withRenderedStyles } from './presentation/app/startup/renderedStyles';

const ConfigurationNotice = lazy(async () => ({
  default: (await import('./presentation/app/recovery/ConfigurationNotice')).ConfigurationNotice,
}));

/** Installs the service worker once the page is rendered: caching the site's files takes a core of a phone for a second. */
function SiteInstallation() {
  useEffect(() => {
    if (import.meta.env.PROD) void import('./di/backends/installedSite');
  }, []);
  return null;
}

finalizeObserversOnPageHide();
const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root element');
const backend = chosenBackend();
// A transition lets the browser paint the prerendered page first and keeps the rendering interruptible.
const render = (site: ReactNode) => startTransition(() => createRoot(root).render(site));
if (backend.ok) {
  // What a rendered page carries is answered at once.
  const answered = document.getElementById(PAGE_ANSWERS_ID) ? nextTask : undefined;
  const start = async () => {
    // A rendered page is painted before anything else is fetched.
    if (document.querySelector('.prerendered')) await afterFirstPaint();
    const viewModels = await fetchScreen(location, createViewModelSource(browser, backend.value), answered);
    render(
      withRenderedStyles(
        <SiteRouter>
          <App viewModels={viewModels} />
          <SiteInstallation />
        </SiteRouter>,
      ),
    );
  };
  // In a task of its own: the browser is busy long enough with the evaluation of all that is imported here.
  setTimeout(() => {
    void start();
  });
} else render(<ConfigurationNotice missing={backend.failure} />);
