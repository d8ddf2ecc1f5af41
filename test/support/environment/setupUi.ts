import '@testing-library/jest-dom/vitest';
import { __unsafe_useEmotionCache } from '@emotion/react';
import { cleanup, configure, renderHook } from '@testing-library/react';
import { config } from 'react-transition-group';
import { afterAll, afterEach, vi } from 'vitest';
import './createElementsQuickly';

// A machine that is busy with other things is slow, not wrong.
configure({ asyncUtilTimeout: Number(process.env['ASYNC_UTIL_TIMEOUT'] ?? 20_000) });
// Dialogs and menus come and go at once: no test waits for what is only to be looked at.
config.disabled = true;
afterEach(cleanup);
const styles = renderHook(() => __unsafe_useEmotionCache()).result.current;
// The files of a worker share its window and its modules.
afterAll(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  // Happy DOM matches each rule against each element that is asked for its style: those of former files would take two fifths of the time.
  styles?.sheet.flush();
  if (styles !== null) styles.inserted = {};
  emptyWindow();
});

/** Not of the style sheets of Emotion and of goober, on which notistack is built: these insert each rule once. */
function emptyWindow(): void {
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  for (const element of document.head.querySelectorAll(':not([data-emotion], #_goober)')) element.remove();
  history.replaceState(null, '', '/');
  localStorage.clear();
  sessionStorage.clear();
}
