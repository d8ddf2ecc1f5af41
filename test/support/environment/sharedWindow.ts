import { builtinEnvironments, type Environment } from 'vitest/runtime';

/**
 * Happy DOM with one window for all files of a worker: modules that are imported once keep the document that they know. Between two
 * files the page, its address and its storage are empty again; the style sheets are Emotion’s to remove, which inserts each once.
 */
const sharedWindow: Environment = {
  name: 'shared-window',
  viteEnvironment: 'client',
  async setup(global, options) {
    if (!('happyDOM' in global)) await builtinEnvironments['happy-dom'].setup(global, options);
    return { teardown: clear };
  },
};

export default sharedWindow;

function clear(): void {
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  for (const element of document.head.querySelectorAll(':not([data-emotion])')) element.remove();
  history.replaceState(null, '', '/');
  localStorage.clear();
  sessionStorage.clear();
}
