import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useItemCount } from '../../../../src/presentation/shared/controls/useItemCount';
import { useNamedSection } from '../../../../src/presentation/shared/page/useNamedSection';
import { useScrollRestoration } from '../../../../src/presentation/shared/page/useScrollRestoration';

const scrollTo = vi.fn<(options: ScrollToOptions) => void>();
let grow: () => void = () => undefined;

class StubResizeObserver implements ResizeObserver {
  constructor(callback: ResizeObserverCallback) {
    grow = () => callback([], this);
  }
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {
    grow = () => undefined;
  }
}

/** Pixels from the top of the page to the section that the hash names. */
let sectionTop = 0;
function loadedBy(type: 'navigate' | 'reload'): void {
  const entry = { name: '', entryType: 'navigation', startTime: 0, duration: 0, toJSON: () => ({}), type };
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([entry]);
}

/** Shows the security section, reads on to 700 pixels and leaves the page. */
function leaveSection(): void {
  const { unmount } = showSite('/account#securite');
  window.dispatchEvent(new Event('wheel'));
  read(700);
  window.dispatchEvent(new Event('pagehide'));
  unmount();
  place(0);
}

beforeEach(() => {
  sectionTop = 1500;
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => place(sectionTop));
  loadedBy('navigate');
  sessionStorage.clear();
  scrollTo.mockReset();
  scrollTo.mockImplementation(({ top = 0 }) => place(top));
  vi.stubGlobal('scrollTo', scrollTo);
  vi.stubGlobal('ResizeObserver', StubResizeObserver);
  place(0);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function place(top: number): void {
  vi.stubGlobal('scrollY', top);
}

function read(top: number): void {
  place(top);
  window.dispatchEvent(new Event('scroll'));
}

function List() {
  const [count, setCount] = useItemCount(24);
  return <button onClick={() => setCount(count + 24)}>{count}</button>;
}

function Account() {
  useNamedSection();
  return <section id="securite" tabIndex={-1} aria-label="security" />;
}

function Site() {
  useScrollRestoration();
  const navigate = useNavigate();
  return (
    <>
      <Routes>
        <Route path="/" element={<List />} />
        <Route path="/account" element={<Account />} />
        <Route path="*" element={<p>page</p>} />
      </Routes>
      <Link to="/annonce/1">open</Link>
      <button onClick={() => void navigate(-1)}>back</button>
      <button onClick={() => void navigate('/annonce/1/velo', { replace: true })}>correct</button>
      <button onClick={() => void navigate('/auth', { replace: true })}>redirect</button>
    </>
  );
}

const showSite = (address = '/') =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <Site />
    </MemoryRouter>,
  );
const press = (name: string) => userEvent.click(screen.getByText(name));

test('a page that the reader has scrolled before the application shows it stays where it is', () => {
  place(400);
  showSite();
  expect(window.scrollY).toBe(400);
});

test('a page that nobody has scrolled before the application shows it is not measured', async () => {
  const measured = vi.fn(() => 0);
  vi.stubGlobal('mbzEarly', []);
  vi.stubGlobal('scrollY', 0);
  Object.defineProperty(window, 'scrollY', { configurable: true, get: measured });
  showSite();
  expect(measured).not.toHaveBeenCalled();
  expect(scrollTo).not.toHaveBeenCalled();
  read(900);
  await press('open');
  await press('back');
  expect(window.scrollY).toBe(900);
});

test('a page that the reader has scrolled stays where it is, though the script of the page records what happens', () => {
  vi.stubGlobal('mbzEarly', [{ type: 'scroll', target: document, left: 0 }]);
  place(400);
  showSite();
  expect(window.scrollY).toBe(400);
});

test('a page opened by a link starts at its top', async () => {
  showSite();
  read(900);
  await press('open');
  expect(window.scrollY).toBe(0);
});

test('Back restores the scroll position, even when the page grows late', async () => {
  showSite();
  read(900);
  await press('open');
  await press('back');
  expect(window.scrollY).toBe(900);
  place(300);
  act(() => grow());
  expect(window.scrollY).toBe(900);
});

test('a reader who scrolls is not pulled back', async () => {
  showSite();
  read(900);
  await press('open');
  await press('back');
  window.dispatchEvent(new Event('wheel'));
  read(400);
  act(() => grow());
  expect(window.scrollY).toBe(400);
});

test('Back restores the number of items', async () => {
  showSite();
  await press('24');
  await press('open');
  await press('back');
  expect(screen.getByText('48')).toBeInTheDocument();
});

test('a corrected address moves nothing, a redirection to another part of the site starts at the top', async () => {
  showSite();
  await press('open');
  read(500);
  await press('correct');
  expect(window.scrollY).toBe(500);
  await press('redirect');
  expect(window.scrollY).toBe(0);
});

test('a reload restores the scroll position and the number of items', async () => {
  const { unmount } = showSite();
  await press('24');
  read(700);
  window.dispatchEvent(new Event('pagehide'));
  unmount();
  place(0);
  showSite();
  expect(window.scrollY).toBe(700);
  expect(screen.getByText('48')).toBeInTheDocument();
});

test('an address that names a section, loaded again in the same tab, shows that section', () => {
  leaveSection();
  showSite('/account#securite');
  act(() => grow());
  expect(window.scrollY).toBe(1500);
});

test('a reload finds a page with a named section where it was left', () => {
  leaveSection();
  loadedBy('reload');
  showSite('/account#securite');
  act(() => grow());
  expect(window.scrollY).toBe(700);
  expect(screen.getByRole('region', { name: 'security' })).toHaveFocus();
});

test('a named section stays in view while what stands above it grows, until the reader acts', () => {
  showSite('/account#securite');
  expect(window.scrollY).toBe(1500);
  sectionTop = 1900;
  act(() => grow());
  expect(window.scrollY).toBe(1900);
  window.dispatchEvent(new Event('keydown'));
  sectionTop = 2300;
  act(() => grow());
  expect(window.scrollY).toBe(1900);
});

test('invalid storage counts as empty', () => {
  sessionStorage.setItem('mbz_pages', '{"default /": 3, "x": {"top": "low"}}');
  showSite();
  expect(window.scrollY).toBe(0);
});

function OtherLayout() {
  useScrollRestoration();
  return null;
}

function FirstLayout() {
  useScrollRestoration();
  return <Link to="/admin">Administration</Link>;
}

test('a page with a layout of its own, opened from a page that was scrolled, starts at its top', async () => {
  render(
    <MemoryRouter initialEntries={['/auth']}>
      <Routes>
        <Route path="/admin" element={<OtherLayout />} />
        <Route path="*" element={<FirstLayout />} />
      </Routes>
    </MemoryRouter>,
  );
  read(398);
  scrollTo.mockClear();
  await userEvent.click(screen.getByRole('link', { name: 'Administration' }));
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
});
