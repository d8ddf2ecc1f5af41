/** The state of a page that Back restores. */
export interface PageMemory {
  /** Pixels scrolled from the top. */
  readonly top?: number;
  /** How many items its list showed. */
  readonly count?: number;
}

interface Page {
  readonly key: string;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

const STORAGE_KEY = 'mbz_pages';
const MAXIMUM_PAGES = 60;

/** Identifies an entry of the tab’s history. It includes the address, since the first entry of every visit has the same key. */
export function pageKey({ key, pathname, search, hash }: Page): string {
  return `${key} ${pathname}${search}${hash}`;
}

/** Stored per tab; survives reloads. */
export function recallPage(page: string): PageMemory {
  return read()[page] ?? {};
}

/** Merges into the state of a page. Only the sixty most recent pages are stored. */
export function rememberPage(page: string, memory: PageMemory): void {
  const { [page]: known, ...others } = read();
  const latest = Object.entries(others).slice(1 - MAXIMUM_PAGES);
  write({ ...Object.fromEntries(latest), [page]: { ...known, ...memory } });
}

export function forgetPage(page: string): void {
  write(Object.fromEntries(Object.entries(read()).filter(([one]) => one !== page)));
}

function write(pages: Readonly<Record<string, PageMemory>>): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(pages));
  } catch {
    // Without storage, Back only starts at the top.
  }
}

function read(): Readonly<Record<string, PageMemory>> {
  try {
    return parse(sessionStorage.getItem(STORAGE_KEY));
  } catch {
    return {};
  }
}

function parse(stored: string | null): Readonly<Record<string, PageMemory>> {
  const value: unknown = JSON.parse(stored ?? '{}');
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(Object.entries(value).map(([page, memory]) => [page, toMemory(memory)]));
}

function toMemory(value: unknown): PageMemory {
  if (typeof value !== 'object' || value === null) return {};
  const { top, count } = { top: undefined, count: undefined, ...value };
  return { ...(typeof top === 'number' ? { top } : {}), ...(typeof count === 'number' ? { count } : {}) };
}
