import '@fontsource-variable/bricolage-grotesque/wght.css';
import '@fontsource-variable/figtree/wght.css';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { browser } from './di/backends/browser';
import { embeddedBackend } from './di/backends/embedded';
import { createViewModelSource } from './di/container';
import { App } from './presentation/app/App';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root element');
const viewModels = createViewModelSource(browser, embeddedBackend);
// A transition lets the browser paint the prerendered page first and keeps the rendering interruptible.
startTransition(() =>
  createRoot(root).render(
    <BrowserRouter>
      <App viewModels={viewModels} />
    </BrowserRouter>,
  ),
);
