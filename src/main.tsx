import '@fontsource-variable/bricolage-grotesque/wght.css';
import '@fontsource-variable/figtree/wght.css';
import './presentation/app/page.css';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { browser } from './di/backends/browser';
import { embeddedBackend } from './di/backends/embedded';
import { createViewModelSource } from './di/container';
import { App } from './presentation/app/App';
import { SiteRouter } from './presentation/app/SiteRouter';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root element');
const viewModels = createViewModelSource(browser, embeddedBackend);
// A transition lets the browser paint the prerendered page first and keeps the rendering interruptible.
startTransition(() =>
  createRoot(root).render(
    <SiteRouter>
      <App viewModels={viewModels} />
    </SiteRouter>,
  ),
);
