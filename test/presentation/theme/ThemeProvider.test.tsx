import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ThemeName } from '../../../src/domain/theme/ThemeName';
import { ViewModelContext } from '../../../src/presentation/shared/useViewModel';
import { ThemeProvider } from '../../../src/presentation/theme/ThemeProvider';
import { ThemeViewModel } from '../../../src/presentation/theme/ThemeViewModel';
import { useTheme } from '../../../src/presentation/theme/useTheme';
import { aViewModelSource, given } from '../../support/doubles/aViewModelSource';
import { themeViewModel } from '../../../src/presentation/theme/viewModels';

const frame = document.createElement('meta');

beforeEach(() => {
  frame.name = 'theme-color';
  frame.content = 'as in the page';
  document.head.append(frame);
});
afterEach(() => frame.remove());

function Toggle() {
  const { theme, toggle } = useTheme();
  return <button onClick={toggle}>{theme}</button>;
}

function showToggle() {
  let emitTheme: (theme: ThemeName) => void = () => undefined;
  const change = vi.fn();
  const unwatch = vi.fn();
  const preference = {
    current: (): ThemeName => 'light',
    change,
    subscribe: (listener: typeof emitTheme) => {
      emitTheme = listener;
      return unwatch;
    },
  };
  const viewModel = new ThemeViewModel(preference);
  const { unmount } = render(
    <ViewModelContext value={aViewModelSource(given(themeViewModel, () => viewModel))}>
      <ThemeProvider frameColours={{ light: '#ffffff', dark: '#000000' }}>
        <Toggle />
        <input aria-label="Prix" />
      </ThemeProvider>
    </ViewModelContext>,
  );
  return { change, unwatch, unmount, emitTheme: (theme: ThemeName) => emitTheme(theme) };
}

function swipe(target: Element, { by, down = 0, fingers = 1 }: { by: number; down?: number; fingers?: number }): void {
  const start = { clientX: 400, clientY: 300, identifier: 0, target };
  const end = { ...start, clientX: 400 + by, clientY: 300 + down };
  fireEvent.touchStart(target, { touches: Array.from({ length: fingers }, () => start), changedTouches: [start] });
  fireEvent.touchEnd(target, { touches: [], changedTouches: [end] });
}

test('useTheme outside its provider throws the error of the specification (§8.10)', () => {
  const silence = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Toggle />)).toThrow('useTheme must be used within a ThemeProvider');
  silence.mockRestore();
});

test('toggling stores the theme and changes the theme colour of the browser', async () => {
  const { change } = showToggle();
  expect(frame.content).toBe('#ffffff');
  await userEvent.click(screen.getByRole('button', { name: 'light' }));
  expect(screen.getByRole('button', { name: 'dark' })).toBeVisible();
  expect(change).toHaveBeenCalledExactlyOnceWith('dark');
  expect(frame.content).toBe('#000000');
});

test('a choice in another tab is applied until the provider is unmounted', async () => {
  const { emitTheme, unmount, unwatch } = showToggle();
  emitTheme('dark');
  expect(await screen.findByRole('button', { name: 'dark' })).toBeVisible();
  unmount();
  expect(unwatch).toHaveBeenCalledOnce();
});

test('a swipe toggles', () => {
  showToggle();
  swipe(document.body, { by: 60 });
  expect(screen.getByRole('button')).toHaveTextContent('dark');
  swipe(document.body, { by: -60 });
  expect(screen.getByRole('button')).toHaveTextContent('light');
});

test.each([
  ['is too short', { by: 50 }],
  ['scrolls the page', { by: 60, down: 200 }],
  ['is made with two fingers', { by: 90, fingers: 2 }],
])('a swipe that %s does not toggle', (_, way) => {
  showToggle();
  swipe(document.body, way);
  expect(screen.getByRole('button')).toHaveTextContent('light');
});

test('a swipe that begins in a field does not toggle', () => {
  showToggle();
  swipe(screen.getByRole('textbox'), { by: 90 });
  expect(screen.getByRole('button')).toHaveTextContent('light');
});

test('a swipe that the browser handles does not toggle', () => {
  showToggle();
  fireEvent.touchStart(document.body, { touches: [{ clientX: 400, clientY: 300 }] });
  fireEvent.touchCancel(document.body);
  fireEvent.touchEnd(document.body, { touches: [], changedTouches: [{ clientX: 600, clientY: 300 }] });
  expect(screen.getByRole('button')).toHaveTextContent('light');
});

test('a swipe that selects text does not toggle', () => {
  showToggle();
  const selecting = vi.spyOn(document, 'getSelection').mockReturnValue({ ...new Selection(), isCollapsed: false });
  swipe(document.body, { by: 60 });
  selecting.mockRestore();
  expect(screen.getByRole('button')).toHaveTextContent('light');
});

test('swipes are ignored after the provider is unmounted', () => {
  const { change, unmount } = showToggle();
  unmount();
  swipe(document.body, { by: 60 });
  expect(change).not.toHaveBeenCalled();
});
