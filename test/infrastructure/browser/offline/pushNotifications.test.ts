import { describe, expect, test } from 'vitest';
import { openPush, showPush, type PushScope } from '../../../../src/infrastructure/browser/offline/pushNotifications';

const path = '/messages/velo~karim';
const push = { title: 'Karim', text: 'Vélo de ville\nBonjour !', tag: path, path, isLive: true };
const search = '/recherche?q=v%C3%A9lo&tri=date';
const morning = { title: 'Vélos', text: 'Vélo de ville', tag: 'savedSearches', path: search, isLive: false };

interface GivenWindow {
  readonly path: string;
  readonly isVisible?: boolean;
  /** Whether the worker controls it. */
  readonly isControlled?: boolean;
  readonly mayFocus?: boolean;
}

/** A worker whose site has these windows; `acts` says what it did. */
function aScope(...given: readonly GivenWindow[]) {
  const acts: string[] = [];
  const shown: object[] = [];
  const windows = given.map((one) => ({
    url: `https://mon-bazar.example${one.path}#b`,
    visibilityState: one.isVisible === true ? ('visible' as const) : ('hidden' as const),
    focus: async () =>
      one.mayFocus === false ? Promise.reject(new Error('no click')) : acts.push(`focus ${one.path}`),
    navigate: async (to: string) => acts.push(`navigate ${one.path} ${to}`),
  }));
  const scope: PushScope = {
    registration: {
      showNotification: async (title, options) => {
        shown.push({ title, ...options });
      },
    },
    clients: {
      matchAll: async ({ includeUncontrolled = false }) =>
        windows.filter((_, at) => includeUncontrolled || given[at]?.isControlled !== false),
      openWindow: async (to) => acts.push(`open ${to}`),
    },
  };
  return { scope, acts, shown };
}

describe('a push', () => {
  test('a push is shown with the tag of its conversation, so that the next one replaces it', async () => {
    const { scope, shown } = aScope();
    await showPush(scope, push);
    expect(shown).toEqual([
      {
        title: 'Karim',
        body: 'Vélo de ville\nBonjour !',
        tag: path,
        renotify: true,
        lang: 'fr',
        icon: '/icon-192.png',
        data: path,
      },
    ]);
  });

  test.each([
    ['a visible window shows its conversation', { path, isVisible: true }],
    ['a visible window without a worker shows its conversation', { path, isVisible: true, isControlled: false }],
  ])('a push is not shown while %s', async (_, window) => {
    const { scope, shown } = aScope({ path: '/' }, window);
    await showPush(scope, push);
    expect(shown).toEqual([]);
  });

  test('a push is shown while other pages are visible, or its conversation is in a hidden window', async () => {
    const { scope, shown } = aScope({ path: '/messages', isVisible: true }, { path });
    await showPush(scope, push);
    expect(shown).toHaveLength(1);
  });

  test('a push of the morning is shown with a tag of its kind, also while a visible window shows where it leads', async () => {
    const { scope, shown } = aScope({ path: search, isVisible: true });
    await showPush(scope, morning);
    expect(shown).toMatchObject([{ title: 'Vélos', tag: 'savedSearches', data: search }]);
  });
});

describe('a click on a notification', () => {
  test('a click opens the conversation in a new window where the site has none', async () => {
    const { scope, acts } = aScope({ path: '/', isControlled: false });
    await openPush(scope, path);
    expect(acts).toEqual([`open ${path}`]);
  });

  test('a click goes to the conversation in the window that was used last', async () => {
    const { scope, acts } = aScope({ path: '/aide' }, { path: '/' });
    await openPush(scope, path);
    expect(acts).toEqual(['focus /aide', `navigate /aide ${path}`]);
  });

  test('a click goes to the conversation also where the browser refuses the focus', async () => {
    const { scope, acts } = aScope({ path: '/aide', mayFocus: false });
    await openPush(scope, path);
    expect(acts).toEqual([`navigate /aide ${path}`]);
  });

  test('a click goes to the search also where a window shows another one', async () => {
    const { scope, acts } = aScope({ path: '/recherche?q=table' });
    await openPush(scope, search);
    expect(acts).toEqual(['focus /recherche?q=table', `navigate /recherche?q=table ${search}`]);
  });

  test('a click goes from the saved searches to the favourites, which are at the same address but for its query', async () => {
    const { scope, acts } = aScope({ path: '/favoris?vue=recherches' });
    await openPush(scope, '/favoris');
    expect(acts).toEqual(['focus /favoris?vue=recherches', 'navigate /favoris?vue=recherches /favoris']);
  });

  test('a click focuses the window that shows the conversation, and loads nothing again', async () => {
    const { scope, acts } = aScope({ path: '/aide' }, { path });
    await openPush(scope, path);
    expect(acts).toEqual([`focus ${path}`]);
  });
});
